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
  // As far forwards as backwards, and more than there is in any of them; forwards the list of options takes Tab for itself.
  for (const step of key === '/' ? ['Shift+Tab'] : ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press(step);
      expect(await isInside(page), `${step} ${i}`).toBe(true);
    }
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
  await page.mouse.click((figure?.x ?? 0) + 20, (figure?.y ?? 0) + 20);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.unit.picked').count()).toBe(before);
  await page.close();
});
