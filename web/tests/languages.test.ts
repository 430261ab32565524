/** A game in German that goes on in Polish: everything that can be read or heard is in the language, and the game stays. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseByKeys, house, isAsked, seqOf, troubles, visitor } from './house';

const LOCALES = join(import.meta.dirname, '../../locales');

const { browser, host } = await house();

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]+(-[\p{L}\d]+)*/gu) ?? [];

/** What is written in a language's messages: their ids, and all words in them. */
function written(language: string): { ids: Set<string>; words: Set<string> } {
  const folder = join(LOCALES, language);
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
  const told = text.replace(/^([a-z][\w-]*) =/gm, '').replace(/\$[\w-]+|^#.*$/gm, '');
  return { ids: new Set(ids), words: new Set(wordsOf(told)) };
}
const english = written('en');

/** Everything that the page shows or lets be heard, a text in a line. */
const told = (page: Page) =>
  page.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => one.getAttribute(name) ?? []),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...heard];
  });

/**
 * What on a page is not in its language: ids of messages, variables without a value, and words that our English messages
 * have and this language's have not.
 */
async function foreign(page: Page, own: ReturnType<typeof written>): Promise<string[]> {
  const isForeign = (word: string) => (english.words.has(word) && !own.words.has(word)) || (english.ids.has(word) && word.includes('-'));
  const lines = await told(page);
  const wrong = lines.filter((line) => /\{|\$|undefined|NaN|\[object/.test(line) || wordsOf(line).some(isForeign));
  return [...new Set(wrong)].map((line) => `${line} (${wordsOf(line).filter(isForeign).join(', ')})`);
}

/** Plays with the keyboard until a round begins, and looks at every page and list on the way. */
async function playUntil(page: Page, round: number, own: ReturnType<typeof written>): Promise<void> {
  for (let made = 0; (await isAsked(page)) && !(await page.title()).includes(String(round)); made += 1) {
    expect.soft(await foreign(page, own)).toEqual([]);
    await page.keyboard.press('/');
    await page.locator('[role=option][data-choice]').first().waitFor();
    expect.soft(await foreign(page, own)).toEqual([]);
    await page.keyboard.press('Escape');
    // A figure and a card, then it is enough.
    const wanted = made === 0 ? ' summon ' : made === 1 ? ' play ' : ' pass';
    await chooseByKeys(page, (all) => Math.max(0, all.findIndex((choice) => choice.includes(wanted))));
  }
}

test('a round in German, the language changed in the middle, a round in Polish', async () => {
  const context = await visitor(browser, { locale: 'de-DE' });
  const page = await context.newPage();
  const heard = troubles(page);
  await page.goto(host.url);
  await page.locator('[data-action=play-now]').click();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await playUntil(page, 2, written('de'));
  expect(await page.title()).toContain('Runde 2');

  const before = { seq: await seqOf(page), regions: await page.locator('[data-region]').count() };
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect.poll(() => foreign(page, written('pl'))).toEqual([]);
  await page.locator('[data-asked=me]').waitFor();
  expect({ seq: await seqOf(page), regions: await page.locator('[data-region]').count() }).toEqual(before);
  await playUntil(page, 3, written('pl'));
  expect(await page.title()).toMatch(/runda 3/i);

  // It is remembered, here and at the server.
  await page.reload();
  await isAsked(page);
  expect(await foreign(page, written('pl'))).toEqual([]);
  expect(heard).toEqual([]);
  await context.close();
});
