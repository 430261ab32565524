/** Every label exists in every language, takes the same variables, and is used. */
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../locales');
const SOURCES = join(import.meta.dirname, '..');

/** Collects the variables of a message. */
class Variables extends Visitor {
  readonly found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function variablesOf(message: Message): string[] {
  const variables = new Variables();
  variables.visit(message);
  return [...variables.found].sort();
}

/** The messages of a language with their variables. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder).filter((name) => /^web-.*\.ftl$/.test(name))) {
    const resource = parse(readFileSync(join(folder, file), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${(entry as { content: string }).content}`);
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${language}/${file}: ${message.id.name} is there twice`);
      found.set(message.id.name, variablesOf(message));
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
    for (const [id, variables] of english) expect([id, translated.get(id)]).toEqual([id, variables]);
  });
});

test('every message is used', () => {
  const written = sources();
  // An id is written out, or its beginning is: `phase-${phase}`.
  const beginnings = [...written.matchAll(/[`'"]([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '');
  const isUsed = (id: string) =>
    new RegExp(`['"\`]${id}['"\`]`).test(written) || beginnings.some((beginning) => id.startsWith(beginning));
  expect([...english.keys()].filter((id) => !isUsed(id))).toEqual([]);
});

test('every message that is asked for exists', () => {
  const asked = [...sources().matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});
