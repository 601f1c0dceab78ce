/** Whether things may move: as somebody chose it here, or as their system has it. */
import { settings } from '../../../settings.svelte';

export function mayMove(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
