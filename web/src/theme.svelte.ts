/** Dark or light: as the system has it, unless somebody chose. */
import { keep, kept } from './line/kept';

export type Theme = 'dark' | 'light';

class Look {
  theme = $state<Theme>('dark');
}

const look = new Look();

export function theme(): Theme {
  return look.theme;
}

/** Show the theme that was chosen before, or the system's. */
export function applyTheme(): void {
  const chosen = kept('theme');
  const system: Theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  show(chosen === 'dark' || chosen === 'light' ? chosen : system);
}

export function switchTheme(): void {
  show(look.theme === 'dark' ? 'light' : 'dark');
  keep('theme', look.theme);
}

function show(chosen: Theme): void {
  look.theme = chosen;
  document.documentElement.dataset.theme = chosen;
}
