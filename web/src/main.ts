import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { look } from './route.svelte';
import { followSettings, settings } from './settings.svelte';
import { firstLanguage, speak } from './text/text.svelte';
import { followAppearance } from './appearance.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');

followSettings();
followAppearance();
look();
addEventListener('popstate', look);
await speak(firstLanguage(navigator.languages, settings.language));
mount(App, { target });
