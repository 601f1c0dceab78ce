import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { kept } from './line/kept';
import { look } from './route.svelte';
import { firstLanguage, speak } from './text/text.svelte';
import { applyTheme } from './theme.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');

applyTheme();
look();
addEventListener('popstate', look);
await speak(firstLanguage(navigator.languages, kept('language')));
mount(App, { target });
