/** What is at hand at the table without being needed at once: one file, loaded after the table. */
export { default as Afterwards } from '../ending/Afterwards.svelte';
export { default as Gangsters } from './Gangsters.svelte';
export { default as KeyCap } from './KeyCap.svelte';
export { default as Overlay } from './Overlay.svelte';
export { default as Since } from '../since/Since.svelte';
export { default as WhyNot } from '../../../table/question/WhyNot.svelte';
