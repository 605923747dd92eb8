import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/parts.css';
import './styles/patterns.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './app/settings.svelte';
import { words } from './words/words.svelte';

settings.apply();
await words.load(settings.language);
mount(App, { target: document.getElementById('app')! });
