/** Every kind of question is answered through its own interface: by pointing at the things it is about. */
import { afterAll, describe, expect, test } from 'vitest';
import { way } from '../src/game/picking';
import { moments, openBrowser, show, stand, troubles, visitor } from './house';

const all = moments().filter(({ plays }) => !plays);
const browser = await openBrowser();
afterAll(() => browser.close());
const page = await stand(await visitor(browser));
const heard = troubles(page);

/** How long something may take that is there at once. */
const SOON = { timeout: 4000 };

/** Picks a thing on the table, wherever it can be seen. */
async function pick(key: string): Promise<void> {
  const region = /^region:(.*)$/.exec(key)?.[1];
  const things = page.locator(region ? `[data-region="${region}"], [data-key="${key}"]` : `[data-key="${key}"]`);
  await things.first().waitFor({ ...SOON, state: 'attached' });
  await things.locator('visible=true').last().click(SOON);
}

/** Where the first click only shows what would be done, a button does it. */
async function confirm(): Promise<void> {
  await page.waitForTimeout(30);
  if (await page.evaluate(() => window.chosen.length > 0)) return;
  await page.locator('[data-action=confirm]:visible').first().click(SOON);
  await page.waitForFunction(() => window.chosen.length > 0, null, SOON);
}

describe.each(all.map((moment) => [moment.name, moment] as const))('%s', (_, moment) => {
  const options = moment.state.ask?.options ?? [];
  // The first option, and the last of each kind.
  const kinds = new Map(options.map((option) => [option.kind, option]));
  const tried = [...new Set([options[0], ...kinds.values()])].filter((option) => option !== undefined);

  test.each(tried.map((option) => [option.choice, option] as const))('%s', async (choice, option) => {
    await show(page, moment);
    for (const key of way(option)) await pick(key);
    await confirm();
    expect(await page.evaluate(() => window.chosen)).toEqual([choice]);
    expect(heard.splice(0)).toEqual([]);
  });
});

test('the list of options is complete for every question', async () => {
  for (const moment of all) {
    await show(page, moment);
    await page.keyboard.press('/');
    const listed = page.locator('[role=option][data-choice]');
    await listed.first().waitFor();
    const choices = await listed.evaluateAll((found) => found.map((one) => one.getAttribute('data-choice')));
    const wanted = (moment.state.ask?.options ?? []).map((option) => option.choice);
    expect([...choices].sort(), moment.name).toEqual([...wanted].sort());
    await page.keyboard.press('Escape');
  }
});
