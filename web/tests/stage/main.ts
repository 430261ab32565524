/** A page to work on the stage: a moment of a recorded game on it, as if a server told it. Not part of the build. */
import { mount } from 'svelte';
import '../../src/look/look.css';
import { Game } from '../../src/game/game.svelte';
import { learn, speak, type Language } from '../../src/words/words.svelte';
import Page from './Page.svelte';
import { Recorded, type Recording } from './recorded';

const query = new URLSearchParams(location.search);
await speak((query.get('lang') ?? 'en') as Language);
await learn('web-stage');
const recording = (await (await fetch(query.get('recording') ?? '/recording.json')).json()) as Recording;
const game = await Game.open(new Recorded(recording));
const target = document.getElementById('app');
if (target) mount(Page, { target, props: { game, until: query.get('until') } });
