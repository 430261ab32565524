/** Pictures of the main screens in every size, and nothing on them that keeps somebody out. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { house, isAsked, moments, show, stand, still, visitor } from './house';

/** Where the pictures are laid: to be looked at, not kept. */
const PICTURES = process.env.RUINOUS_PICTURES ?? join(import.meta.dirname, '../../target/pictures');
/** Sizes of a window, in front of which somebody has a mouse or only fingers. */
const SIZES = {
  mouse: [
    [1440, 900],
    [1366, 640],
    [1024, 768],
  ],
  finger: [
    [390, 844],
    [390, 664],
    [844, 390],
  ],
} as const;
const SCREENS = ['turn', 'crowded', 'five', 'late', 'hit', 'remove-corruption', 'upgrade', 'discard', 'ruin', 'dials'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const told = ['en', 'de', 'pl'].flatMap((language) => moments(language).filter(({ name }) => SCREENS.includes(name)));
const { browser, host } = await house();
mkdirSync(PICTURES, { recursive: true });

/** Keeps a picture of a page, packed quickly rather than tightly: there are many. */
async function shot(page: Page, name: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const { data } = await line.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  writeFileSync(join(PICTURES, `${name}.png`), Buffer.from(data, 'base64'));
  await line.detach();
}

/** What axe finds wrong with a page. */
async function wrongs(page: Page): Promise<string[]> {
  // Its code is brought in past the page's own policy, which lets no script in; once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (about: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
}

/** Whether something stands out of the window to the side. */
const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

/** Takes a picture of what a page shows in every size; answers what is wrong with it. */
async function look(page: Page, hand: keyof typeof SIZES, name: string, isExamined: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES[hand]) {
    const picture = `${name}-${width}x${height}`;
    await page.setViewportSize({ width, height });
    await still(page);
    await shot(page, picture);
    if (await overflows(page)) wrong.push(`${picture} is wider than its window`);
    if (isExamined) wrong.push(...(await wrongs(page)).map((one) => `${picture}: ${one}`));
  }
  return wrong;
}

describe.concurrent.each(['mouse', 'finger'] as const)('with a %s', (hand) => {
  test('the pages around the game', async () => {
    const context = await visitor(browser, { hasTouch: hand === 'finger' });
    const page = await context.newPage();
    const wrong: string[] = [];
    for (const path of ['/', '/new', '/tables', '/cards', '/settings']) {
      await page.goto(host.url + path);
      await page.waitForLoadState('networkidle');
      wrong.push(...(await look(page, hand, `page${path.replace('/', '-')}`, true)));
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the table', async () => {
    const context = await visitor(browser, { hasTouch: hand === 'finger' });
    const page = await stand(context);
    const wrong: string[] = [];
    for (const moment of told) {
      await show(page, moment);
      wrong.push(...(await look(page, hand, `${moment.name}-${moment.language}`, moment.language === 'en')));
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});

test('the first turn of a real game is open to everybody', async () => {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto(host.url);
  await page.locator('[data-action=play-now]').click();
  await isAsked(page);
  await shot(page, 'first-turn-1440x900');
  expect(await wrongs(page)).toEqual([]);
  await context.close();
});
