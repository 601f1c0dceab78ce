/** Dark or light, still or moving: as it was chosen, or as the system has it. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

export type Theme = 'dark' | 'light';

let systemIsLight: MediaQuery | null = null; // made with the first question: a test has no screen
let systemIsStill: MediaQuery | null = null;

export function theme(): Theme {
  if (settings.theme !== 'system') return settings.theme;
  systemIsLight ??= new MediaQuery('(prefers-color-scheme: light)');
  return systemIsLight.current ? 'light' : 'dark';
}

/** Whether things should appear in their place instead of moving there. */
export function isMotionReduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  systemIsStill ??= new MediaQuery('(prefers-reduced-motion: reduce)');
  return systemIsStill.current;
}

/** Tell the style sheets, now and whenever it changes: `data-theme` and `data-motion` of the root. */
export function followAppearance(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.motion = isMotionReduced() ? 'reduced' : 'full';
    });
  });
}
