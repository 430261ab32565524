/** The page of all cards has every card that the server knows, with all that is known of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { Host, openBrowser, request, troubles, visitor } from './house';
import type { Catalogue } from '../src/wire';
import { plain } from '../src/words/sentence';

const SHELVES = ['Khorne', 'Nurgle', 'Tzeentch', 'Slaanesh', 'Horned Rat', 'Old World'];

interface Known {
  name: string;
  said: string[];
  sure: string;
  rulings: string[];
}

let browser: Browser;
let host: Host;
let page: Page;
let heard: string[];
let known: Known[];
beforeAll(async () => {
  [browser, host] = await Promise.all([openBrowser(), Host.start()]);
  page = await (await visitor(browser)).newPage();
  heard = troubles(page);
  await page.goto(`${host.url}/cards`);
  await page.locator('section a[href^="#"]').first().waitFor();
  const { cards, upgrades, old_world } = (await request(page, 'GET', '/api/catalogue')).body as unknown as Catalogue;
  known = [...cards, ...upgrades, ...old_world].map(({ name, said, provenance, rulings }) => {
    const texts = rulings.map((ruling) => `${ruling.number} ${ruling.said}`);
    return { name, said: said.map(plain), sure: provenance, rulings: texts };
  });
});
afterAll(async () => {
  await browser.close();
  await host.clear();
});

/** The cards that lie in the grid. */
const shown = () =>
  page.locator('section a[href^="#"]').evaluateAll((all) =>
    all.map((one) => ({
      key: one.getAttribute('href')?.slice(1) ?? '',
      name: one.querySelector('.name')?.textContent ?? '',
      said: [...one.querySelectorAll('p')].map((line) => line.textContent ?? ''),
      sure: one.querySelector('[role=img].provenance')?.getAttribute('aria-label') ?? '',
    })),
  );

/** What a card says, by which it is known: two sets may have one of the same name. */
const whole = ({ name, said }: Pick<Known, 'name' | 'said'>) => [name, ...said].join(' ');
const keys = new Map<string, string>();

test('every card of the server lies on a shelf, with its text and how sure we are of it', async () => {
  const found = [];
  for (const shelf of SHELVES) {
    await page.getByRole('button', { name: new RegExp(`^${shelf} \\d`) }).click();
    await page.getByRole('heading', { level: 1, name: shelf }).waitFor();
    found.push(...(await shown()));
  }
  for (const card of found) keys.set(whole(card), card.key);
  const lines = (all: Omit<Known, 'rulings'>[]) => all.map((card) => `${whole(card)} ${card.sure}`).sort();
  expect(known.length).toBeGreaterThan(100);
  expect(lines(found)).toEqual(lines(known));
});

test('each is opened by its address, with its rulings', async () => {
  const ruled = known.filter(({ rulings }) => rulings.length > 0);
  expect(ruled.length).toBeGreaterThan(0);
  for (const card of ruled) {
    await page.evaluate((to) => (location.hash = to), keys.get(whole(card)) ?? '');
    // Beside the grid it is large; nothing of what is known of it is left out.
    const missing = async () => {
      const large = (await page.locator('aside').textContent()) ?? '';
      return [card.name, ...card.said, ...card.rulings].filter((text) => !large.includes(text));
    };
    await expect.poll(missing).toEqual([]);
  }
});

test('words find cards of all Powers by name and by text, and nothing else', async () => {
  const search = page.getByRole('searchbox');
  for (const words of ['warpstone', 'greater daemon', 'skulltaker']) {
    await search.fill(words);
    const has = (card: Known) => words.split(' ').every((word) => whole(card).toLowerCase().includes(word));
    const wanted = known.filter(has).map(whole).sort();
    expect(wanted.length).toBeGreaterThan(0);
    await expect.poll(async () => (await shown()).map(whole).sort()).toEqual(wanted);
  }
  await search.fill('xyzzy');
  await expect.poll(async () => (await shown()).length).toBe(0);
  expect(heard).toEqual([]);
});
