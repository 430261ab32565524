/** What lies open over the table has the keyboard and the pointer to itself, and gives them back. */
import { afterAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { moments, openBrowser, show, stand, visitor } from './house';

const browser = await openBrowser();
afterAll(() => browser.close());

async function table(): Promise<Page> {
  const page = await stand(await visitor(browser));
  const [crowded] = moments().filter(({ name }) => name === 'crowded');
  if (crowded) await show(page, crowded);
  return page;
}
const isInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test.each(['/', '?', 't'])('%s opens a sheet that Tab does not leave, and Escape goes back to where one was', async (key) => {
  const page = await table();
  const region = page.locator('[data-region=empire]');
  await region.focus();
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  // Once round, and one further; forwards the list of options takes Tab for itself.
  const count = await page.locator('dialog').locator('a[href], button:enabled, input:enabled').count();
  for (const step of key === '/' ? ['Shift+Tab'] : ['Tab', 'Shift+Tab']) {
    const stops: string[] = [];
    for (let i = 0; i <= count; i += 1) {
      await page.keyboard.press(step);
      expect(await isInside(page), `${step} ${i}`).toBe(true);
      stops.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    }
    expect(stops[count]).toBe(stops[0]);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await region.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.close();
});

test('a click beside a sheet closes it and presses nothing', async () => {
  const page = await table();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  const before = await page.locator('.unit.picked').count();
  // Where a figure of the reserve lies.
  const figure = await page.locator('[data-key^="figure:"][data-key$=":"]:visible').first().boundingBox();
  if (!figure) throw new Error('no figure lies in the reserve');
  await page.mouse.click(figure.x + 20, figure.y + 20);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.unit.picked').count()).toBe(before);
  await page.close();
});

test('the keyboard comes back from a click into the text, and from below', async () => {
  const page = await table();
  await page.keyboard.press('?');
  await page.locator('dialog p').last().click();
  await page.keyboard.press('Tab');
  expect(await isInside(page)).toBe(true);
  await page.locator('[data-region=empire]').evaluate((it) => (it as HTMLElement).focus());
  expect(await isInside(page)).toBe(true);
  // A screen reader finds nothing else.
  expect(await page.locator('main').evaluate((it) => it.closest('[aria-hidden=true]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('main').evaluate((it) => it.closest('[aria-hidden=true]'))).toBe(null);
  await page.close();
});
