/**
 * A page to look at the map and the pieces in all their states; for those who draw, and not part of the client.
 * `/look.html?show=map&game=five&lang=de`; `show` is map, watching, moving, pieces or cards.
 */
import { mount } from 'svelte';
import './look.css';
import PlatePage from './PlatePage.svelte';
import { speak, type Language } from '../words/words.svelte';

const wanted = new URLSearchParams(location.search);
await speak((wanted.get('lang') ?? 'en') as Language);
const target = document.getElementById('plate');
if (target) mount(PlatePage, { target, props: { show: wanted.get('show') ?? 'map', game: wanted.get('game') ?? 'four' } });
