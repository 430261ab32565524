/** The person in front of the screen. */
import { store } from '../store';
import { LANGUAGES, language, say, speak, type Language } from '../words/words.svelte';
import type { Me as Person } from '../wire';
import { ask, Refusal } from './http';

class Self {
  /** Nobody until the first thing is done that needs somebody. */
  person = $state.raw<Person | null>(null);
  /** Whether it is known who this is. */
  known = $state(false);

  /** Asks the server who this is. */
  async load(): Promise<void> {
    try {
      this.person = await ask<Person>('GET', '/api/me');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.person = null;
    }
    const wanted = this.person?.language;
    try {
      if (wanted && wanted in LANGUAGES && wanted !== language()) await speak(wanted as Language);
    } finally {
      // Only now: a page that was shown before would be opened a second time, in the other language.
      this.known = true;
    }
    // Labels are ours and sentences the server's: both have to be in one language.
    if (this.person && !wanted) await this.change({ language: language() });
  }

  /** Becomes somebody, unless this is somebody already. */
  async become(name?: string): Promise<Person> {
    if (!this.person) {
      await ask('POST', '/api/people', { name: name?.trim() || say('guest') });
      this.person = await ask<Person>('PATCH', '/api/me', { language: language() });
    }
    return this.person;
  }

  /** The name by which others know this person, unless nobody has chosen it. */
  get chosenName(): string {
    const name = this.person?.name ?? '';
    return name === say('guest') ? '' : name;
  }

  /** Becomes somebody whom others know by this name, if there is one. */
  async introduce(name: string): Promise<void> {
    const wanted = name.trim();
    const person = await this.become(wanted);
    if (wanted && wanted !== person.name) await this.change({ name: wanted });
  }

  async change(patch: Record<string, unknown>): Promise<void> {
    this.person = await ask<Person>('PATCH', '/api/me', patch);
  }

  async setLogin(login: string, password: string): Promise<void> {
    await ask('PUT', '/api/me/login', { login, password });
    await this.load();
  }

  async logIn(login: string, password: string): Promise<void> {
    await ask('POST', '/api/sessions', { login, password });
    await this.load();
  }

  async logOut(): Promise<void> {
    await ask('DELETE', '/api/sessions/current');
    // How tables looked holds one's cards, which are nobody else's business.
    store.forget('seen:');
    this.person = null;
  }

  /** Speaks another language, here and wherever else this person comes from. */
  async speak(wanted: Language): Promise<void> {
    store.setItem('language', wanted);
    // The server first: a table that is opened anew by this gets its sentences in the new language.
    try {
      if (this.person) await this.change({ language: wanted });
    } finally {
      await speak(wanted);
    }
  }
}

export const me = new Self();
