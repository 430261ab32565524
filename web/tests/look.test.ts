/** Pictures of the main screens in every size, and nothing on them that keeps somebody out. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { Host, isAsked, moments, openBrowser, visitor } from './house';
import type { Moment } from './stand/still';

/** Where the pictures are laid: to be looked at, not kept. */
const PICTURES = process.env.RUINOUS_PICTURES ?? join(import.meta.dirname, '../../target/pictures');
const SIZES = [
  [1440, 900],
  [1366, 640],
  [1024, 768],
  [390, 844],
  [390, 664],
] as const;
const SCREENS = ['turn', 'crowded', 'five', 'late', 'hit', 'remove-corruption', 'upgrade', 'discard'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
let host: Host;
let vite: ViteDevServer;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  vite = await createServer({ root: `${import.meta.dirname}/..`, server: { port: 0 }, logLevel: 'error' });
  await vite.listen();
  [browser, host] = await Promise.all([openBrowser(), Host.start()]);
});
afterAll(async () => {
  await browser.close();
  await host.clear();
  await vite.close();
});

const shot = (page: Page, name: string) => page.screenshot({ path: join(PICTURES, `${name}.png`) });

/** What axe finds wrong with a page. */
async function wrongs(page: Page): Promise<string[]> {
  // Its code is brought in past the page's own policy, which lets no script in.
  await page.evaluate(await import('node:fs').then(({ readFileSync }) => readFileSync(AXE, 'utf8')));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
}

/** Whether something stands out of the window to the side. */
const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

describe.each(SIZES)('%i × %i', (width, height) => {
  const viewport = { width, height };
  const size = `${width}x${height}`;

  test('the pages around the game', async () => {
    const context = await visitor(browser, { viewport, hasTouch: width < 600 });
    const page = await context.newPage();
    for (const path of ['/', '/new', '/tables', '/cards', '/settings']) {
      await page.goto(host.url + path);
      await page.waitForLoadState('networkidle');
      await shot(page, `page${path.replace('/', '-')}-${size}`);
      expect.soft(await overflows(page), path).toBe(false);
      expect.soft(await wrongs(page), path).toEqual([]);
    }
    await context.close();
  });

  test('the table', async () => {
    const context = await visitor(browser, { viewport, hasTouch: width < 600 });
    const page = await context.newPage();
    await page.goto(`${vite.resolvedUrls?.local[0]}tests/stand/index.html`);
    await page.waitForFunction(() => 'stand' in window);
    for (const language of ['en', 'de', 'pl']) {
      const told = moments(language).filter(({ name }) => SCREENS.includes(name));
      for (const moment of told) await look(page, moment, `${moment.name}-${language}-${size}`);
    }
    await context.close();
  });

  async function look(page: Page, moment: Moment, name: string): Promise<void> {
    await page.evaluate((shown) => window.stand(shown), moment as never);
    await page.locator('[data-asked=me]').waitFor();
    await page.waitForTimeout(400);
    await shot(page, name);
    expect.soft(await overflows(page), name).toBe(false);
    if (moment.language === 'en') expect.soft(await wrongs(page), name).toEqual([]);
  }
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
