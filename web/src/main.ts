import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { preferred, speak } from './words/words.svelte';

await speak(preferred());
const target = document.getElementById('app');
if (target) mount(App, { target });
