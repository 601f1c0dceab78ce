import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { followBuilds, keepParts, ownEntry } from './offline/keeping';
import { arriveAt } from './server/arrival';
import { look, route } from './route.svelte';
import { followSettings, settings } from './settings.svelte';
import { firstLanguage, speak, speakPseudo } from './text/text.svelte';
import { followAppearance } from './appearance.svelte';

const AFTER_THE_FIRST_REQUESTS = 2_000; // milliseconds: what keeps the client must not delay it

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');

followSettings();
followAppearance();
look();
const here = route();
if (here.page === 'table') arriveAt(here.code);
addEventListener('popstate', look);

void show(target);

/** Not at the top of the module: the texts import from it, and would wait for it as it waits for them. */
async function show(target: HTMLElement): Promise<void> {
  if (new URLSearchParams(location.search).get('lang') === 'pseudo') await speakPseudo();
  await speak(firstLanguage(navigator.languages, settings.language));
  mount(App, { target });
  const entry = ownEntry();
  if (entry === '') return; // the client is being developed, and has no build
  followBuilds(entry);
  setTimeout(() => void keepParts(entry), AFTER_THE_FIRST_REQUESTS);
}
