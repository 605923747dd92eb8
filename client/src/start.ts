import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './app/settings.svelte';
import { words } from './words/words.svelte';

await words.load(settings.language);
mount(App, { target: document.getElementById('app')! });

/** What opens without a network is fetched when the first page is there, and has been for a moment. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined); // a browser that keeps nothing
  }, 2000);
}
