/** Our own labels, in the language of the person, from the messages in `locales/`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { store } from '../store';

export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;

/** The files of each language, loaded when they are needed. */
const files = import.meta.glob('../../../locales/*/web-*.ftl', { query: '?raw', import: 'default' });

/** Files that the first turn does without: the part of the table that speaks of these things asks for them. */
const LATER = ['web-stage', 'web-help'];
let learnt: string[] = [];
const nameOf = (path: string) => path.replace(/^.*\/|\.ftl$/g, '');

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
let current = $state<Language>('en');

/** The language in which everything is said. */
export function language(): Language {
  return current;
}

/** The language that somebody would want who has not said so. */
export function preferred(): Language {
  const kept = store.getItem('language');
  const wanted = [kept, ...navigator.languages].map((one) => one?.slice(0, 2));
  return (wanted.find((one) => one && one in LANGUAGES) ?? 'en') as Language;
}

/** All words of a language that are needed so far. */
async function textsOf(wanted: Language): Promise<string[]> {
  const known = learnt;
  const isMeant = (name: string) => !LATER.includes(name) || known.includes(name);
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${wanted}/`) && isMeant(nameOf(path)));
  const texts = await Promise.all(mine.map(([, load]) => load() as Promise<string>));
  // A part of the table may have come while they were loading, and has learnt its words in the language before.
  return known === learnt ? texts : textsOf(wanted);
}

/** Speaks another language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const texts = await textsOf(wanted);
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Learns the words of a part that comes later; in every language that is spoken from then on. */
export async function learn(name: string): Promise<void> {
  const spoken = current;
  if (!learnt.includes(name)) learnt = [...learnt, name];
  const path = Object.keys(files).find((one) => one.includes(`/${spoken}/`) && nameOf(one) === name);
  const text = path && ((await files[path]?.()) as string | undefined);
  // Whoever has changed the language meanwhile has learnt them with it.
  if (text && current === spoken) bundle.addResource(new FluentResource(text));
}

/** A message in words. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}
