/** All five Powers with the cards of the expansion, to the end; whoever loads the page anew finds the same table. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseByKeys, dice, house, isAsked, seqOf, still, troubles, visitor } from './house';

const { browser, host } = await house();

/** Everything that can be read of the table: the Powers with their last acts, the map, the hand and what is asked. */
const read = (page: Page) =>
  page.evaluate(() => ({
    seq: document.querySelector('[data-seq]')?.getAttribute('data-seq'),
    panels: [...document.querySelectorAll('.panels section')].map((one) => one.textContent),
    map: document.querySelector<HTMLElement>('[data-map]')?.innerText,
    regions: [...document.querySelectorAll('[data-map] [data-region]')].map((one) => one.getAttribute('aria-label')),
    hand: document.querySelector<HTMLElement>('.foot')?.innerText,
    asked: document.querySelector('h1')?.textContent,
  }));

/** Waits until everything is there that is fetched after the question: the stage, and what each answer would change. */
const filled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);

/** Loads the page anew, and waits until it is where it was. */
async function reload(page: Page, seq: number): Promise<void> {
  await page.reload();
  await page.locator(`[data-seq="${seq}"][data-asked=me]`).waitFor();
}

test('five Powers play the expansion to its end, and a new page shows the same table', async () => {
  // The size of a small notebook, at which no other game is played.
  const context = await visitor(browser, { viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  const heard = troubles(page);
  await page.goto(host.url);
  // The words of a choice lie over what a reader finds.
  for (const choice of [/^Horned Rat/, '5', 'Cultist', 'Morrslieb']) await page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  await page.locator('[data-action=play-now]').click();
  expect(await isAsked(page)).toBe(true);
  expect(await page.locator('.panels section').count()).toBe(5);

  const pick = dice(5);
  let made = 0;
  while (await isAsked(page)) {
    if (made % 8 === 3) {
      // Whoever has fallen is gone when that has been seen.
      await filled(page);
      await still(page);
      const before = await read(page);
      await reload(page, await seqOf(page));
      // What led here is fetched after how it stands.
      await expect.poll(() => read(page)).toEqual(before);
    }
    // Few words: who passes early is through a game of five in a minute.
    await chooseByKeys(page, (all) => (pick(3) > 0 ? Math.max(0, all.indexOf('horned-rat pass')) : pick(all.length)));
    made += 1;
    expect(made).toBeLessThan(300);
  }
  const end = page.getByRole('dialog');
  await expect.poll(() => end.getByRole('listitem').count()).toBe(5);
  for (const power of ['Khorne', 'Nurgle', 'Tzeentch', 'Slaanesh', 'Horned Rat']) expect(await end.innerText()).toContain(power);
  expect(await page.locator('[data-result]').getAttribute('data-result')).toBeTruthy();
  expect(heard).toEqual([]);
  await context.close();
});
