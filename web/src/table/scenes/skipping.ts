/**
 * One press leaves a scene, wherever on it that falls, and presses nothing that lies beneath or comes to light. A
 * press that began before the scene had been there for a moment was meant for the table, and leaves nothing.
 */
import type { Attachment } from 'svelte/attachments';
import { SETTLING } from '../question/press_guard';

const KEYS: readonly string[] = ['Enter', 'Escape', ' '];

export function skipping(isOn: () => boolean, skip: () => void): Attachment<HTMLElement> {
  return (scene) => {
    const opened = performance.now();
    let isBegun = false; // a press went down on the scene

    const isReady = (at: number): boolean => isOn() && at - opened >= SETTLING;
    const down = (event: PointerEvent): void => {
      isBegun = isReady(event.timeStamp);
    };
    const click = (): void => {
      if (isBegun && isOn()) skip();
      isBegun = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.repeat || !KEYS.includes(event.key) || !isReady(event.timeStamp)) return;
      event.preventDefault(); // or the focused button would be pressed as it is afterwards
      skip();
    };
    scene.addEventListener('pointerdown', down);
    scene.addEventListener('click', click);
    scene.addEventListener('keydown', key);
    return () => {
      scene.removeEventListener('pointerdown', down);
      scene.removeEventListener('click', click);
      scene.removeEventListener('keydown', key);
    };
  };
}
