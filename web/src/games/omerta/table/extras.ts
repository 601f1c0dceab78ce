/** What is at hand at the table without being needed at once: one file, loaded after the table. */
export { default as Since } from '../since/Since.svelte';
export { default as WhyNot } from '../../../table/question/WhyNot.svelte';
