/** Every label exists in every language, takes the same variables, and is used. */
import { parse, Visitor, type Message, type MessageReference, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../locales');
const SOURCES = join(import.meta.dirname, '..');

/** Collects the variables of a message, and the messages that it refers to. */
class Parts extends Visitor {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();
  constructor(message: Message) {
    super();
    this.visit(message);
  }
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitMessageReference(node: MessageReference): void {
    this.messages.add(node.id.name);
  }
}

/** The variables of a message, those of others that it refers to among them. */
function variablesOf(id: string, all: Map<string, Parts>): Set<string> {
  const { variables = [], messages = [] } = all.get(id) ?? {};
  return new Set([...variables, ...[...messages].flatMap((other) => [...variablesOf(other, all)])]);
}

/** The messages of a language. */
function messages(language: string): Map<string, Parts> {
  const found = new Map<string, Parts>();
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder).filter((name) => /^web-.*\.ftl$/.test(name))) {
    const resource = parse(readFileSync(join(folder, file), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${(entry as { content: string }).content}`);
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${language}/${file}: ${message.id.name} is there twice`);
      found.set(message.id.name, new Parts(message));
    }
  }
  return found;
}

/** Everything that is written in the client, as one text. */
function sources(folder = SOURCES): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const english = messages('en');

describe.each(['de', 'pl'])('%s', (language) => {
  const translated = messages(language);
  test('says all that English says, and nothing else', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test('takes the same variables', () => {
    for (const id of english.keys()) expect([id, variablesOf(id, translated)]).toEqual([id, variablesOf(id, english)]);
  });
});

test('every message is used', () => {
  const written = sources();
  // An id is written out, or its beginning is: `phase-${phase}`.
  const beginnings = [...written.matchAll(/[`'"]([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '');
  const referred = new Set(['en', 'de', 'pl'].flatMap((language) => [...messages(language).values()].flatMap((parts) => [...parts.messages])));
  const isUsed = (id: string) =>
    referred.has(id) ||
    new RegExp(`['"\`]${id}['"\`]`).test(written) || beginnings.some((beginning) => id.startsWith(beginning));
  expect([...english.keys()].filter((id) => !isUsed(id))).toEqual([]);
});

test('every message that is asked for exists', () => {
  const asked = [...sources().matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
  expect([...asked, ...[...english.values()].flatMap((parts) => [...parts.messages])].filter((id) => !english.has(id))).toEqual([]);
});
