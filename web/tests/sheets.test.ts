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

test.each(['click', 'dblclick'] as const)('a %s beside a sheet closes it and presses nothing', async (press) => {
  const page = await table();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  const before = await page.locator('.unit.picked').count();
  // Where a figure of the reserve lies.
  const figure = await page.locator('[data-key^="figure:"][data-key$=":"]:visible').first().boundingBox();
  if (!figure) throw new Error('no figure lies in the reserve');
  await page.mouse[press](figure.x + 20, figure.y + 20);
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

test('text can be selected and let go of beside the sheet', async () => {
  const page = await table();
  await page.keyboard.press('?');
  const line = await page.locator('dialog p').first().boundingBox();
  if (!line) throw new Error('help says nothing');
  await page.mouse.move(line.x + 4, line.y + 6);
  await page.mouse.down();
  await page.mouse.move(20, line.y + 40, { steps: 6 });
  await page.mouse.up();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.close();
});

test('a key goes from the menu to its sheet, and the same key closes that', async () => {
  const page = await table();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('t');
  await page.getByRole('dialog', { name: 'Regions' }).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.close();
});

test('from what is looked up in a sheet one comes back to it', async () => {
  const page = await table();
  await page.keyboard.press('t');
  const regions = page.getByRole('dialog', { name: 'Table of regions' });
  await regions.getByRole('button').nth(1).click();
  await regions.waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor();
  // The second keeps readers off the table as the first did.
  expect(await page.locator('main').evaluate((it) => it.closest('[aria-hidden=true]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await regions.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.close();
});

test('what is shown from the list stays shown over a mouse that lies on the map, and Enter does it', async () => {
  const page = await table();
  await page.locator('[data-region=norsca]').hover();
  await page.keyboard.press('/');
  const option = page.getByRole('option').last();
  const words = ((await option.locator('span').textContent()) ?? '').trim();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const shown = page.locator('.gloss h2');
  await expect.poll(() => shown.textContent()).toBe(words);
  // The browser tells of the mouse below the sheet a little later.
  await page.waitForTimeout(300);
  expect(await shown.textContent()).toBe(words);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-home'))).toBe(true);
  await page.keyboard.press('Enter');
  await shown.waitFor({ state: 'detached' });
  await page.close();
});

test('a finger sees first what an option of the list does', async () => {
  const page = await stand(await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));
  const [crowded] = moments().filter(({ name }) => name === 'crowded');
  if (crowded) await show(page, crowded);
  await page.keyboard.press('/');
  await page.getByRole('option').first().tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Do it' }).waitFor();
  await page.close();
});
