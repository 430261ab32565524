/** Friends in two browsers at one table. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooseByKeys, dice, guest, house, movedOn, request, seqOf, table, troubles } from './house';

const { browser, host } = await house();

const SEATS = { khorne: 'me', nurgle: 'open', tzeentch: 'cultist', slaanesh: 'cultist' };

test('a dropped connection is told, loses nothing and sends nothing twice', async () => {
  const [ours, theirs] = [await guest(browser, host, 'Łucja'), await guest(browser, host, 'Zbyszek')];
  const heard = [troubles(ours), troubles(theirs)];
  const id = await table(ours, [theirs], SEATS);
  for (const page of [ours, theirs]) await page.goto(`${host.url}/tables/${id}`);
  // The creator begins; both come from the waiting room to the table by themselves.
  await ours.locator('[data-action=start]').click();
  for (const page of [ours, theirs]) await page.locator('[data-seq]').first().waitFor();

  const pick = dice(7);
  const play = async (page: Page) => {
    if ((await page.locator('[data-asked=me]').count()) > 0) await chooseByKeys(page, (all) => pick(all.length));
  };
  const rounds = async (until: number) => {
    while ((await seqOf(ours)) < until) {
      await Promise.all([ours, theirs].map(play));
      await ours.waitForTimeout(20);
    }
  };
  await rounds(30);

  await theirs.context().setOffline(true);
  await theirs.locator('[data-connection=lost]').waitFor({ timeout: 60_000 });
  expect(await theirs.locator('[data-region]').count()).toBeGreaterThanOrEqual(9);
  // Meanwhile the game goes on as far as it can without them.
  for (let turn = 0; turn < 3 && (await ours.locator('[data-asked=me]').count()) > 0; turn += 1) await play(ours);
  const seq = await seqOf(ours);
  await theirs.context().setOffline(false);
  await theirs.locator('[data-connection=lost]').waitFor({ state: 'detached', timeout: 60_000 });
  if ((await seqOf(theirs)) < seq) await movedOn(theirs, seq - 1);
  await rounds(seq + 20);

  const steps = await request(ours, 'GET', `/api/tables/${id}/steps?after=0`);
  const seqs = (steps.body as unknown as { steps: { seq: number }[] }).steps.map((step) => step.seq);
  expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  expect(heard).toEqual([[], []]);
  await Promise.all([ours, theirs].map((page) => page.context().close()));
});

test('a foreign tab cannot take a seat, nor see a hand', async () => {
  const [ours, theirs, foreign] = [await guest(browser, host, 'Łucja'), await guest(browser, host, 'Zbyszek'), await guest(browser, host, 'Nobody')];
  const id = await table(ours, [theirs], SEATS);
  await begin(host, id, ours, foreign);
  expect(await foreign.locator('[data-asked=me]').count()).toBe(0);
  expect(await foreign.locator('[data-key^="card:"]').count()).toBe(0);
  expect((await request(foreign, 'PUT', `/api/tables/${id}/seats/khorne`)).status).toBe(409);
  const choice = { seq: await seqOf(foreign), choice: 'khorne pass' };
  expect((await request(foreign, 'POST', `/api/tables/${id}/choices`, choice)).status).toBe(403);
  await Promise.all([ours, theirs, foreign].map((page) => page.context().close()));
});

test('what could not be loaded while the line was down is there when it is needed', async () => {
  const [ours, theirs] = [await guest(browser, host, 'Łucja'), await guest(browser, host, 'Zbyszek')];
  const id = await table(ours, [theirs], SEATS);
  let isDown = true;
  const failed: string[] = [];
  await ours.route(/assets\/(Stage|Sheets|Since|web-stage)[^/]*$/, (route) => {
    if (!isDown) return route.continue();
    failed.push(route.request().url());
    return route.abort();
  });
  await begin(host, id, ours, theirs);
  await ours.evaluate(() => (document.body.dataset.first = 'yes'));
  // All parts are asked for by themselves, and none of them comes, nor a second time.
  const isTwice = (part: string) => failed.filter((url) => url.includes(part) && url.endsWith('.css')).length >= 2;
  await expect.poll(() => ['/Stage-', '/Sheets-'].every(isTwice), { timeout: 20_000 }).toBe(true);
  // Scripts and words, which a browser does not ask for a second time, were not asked for before their styles had come.
  expect(failed.filter((url) => !url.endsWith('.css'))).toEqual([]);
  isDown = false;

  const pick = dice(7);
  const isStaged = async () => (await ours.locator('[data-asked=me] .staged').count()) > 0;
  while (!(await isStaged())) {
    for (const page of [ours, theirs]) {
      if ((await page.locator('[data-asked=me]').count()) > 0 && !(await isStaged())) await chooseByKeys(page, (all) => pick(all.length));
    }
    await ours.waitForTimeout(20);
  }
  await ours.locator('.staged button').first().waitFor();
  const styled = () => [...document.styleSheets].filter((one) => /\/Stage\w*-/.test(one.href ?? '') && one.cssRules.length > 0).length;
  expect(await ours.evaluate(styled)).toBe(3);
  expect(await ours.locator('body').getAttribute('data-first')).toBe('yes');
  await Promise.all([ours, theirs].map((page) => page.context().close()));
});

test('whoever is not known any more is told so, and asked nothing', async () => {
  const [ours, theirs] = [await guest(browser, host, 'Łucja'), await guest(browser, host, 'Zbyszek')];
  const id = await table(ours, [theirs], SEATS);
  await begin(host, id, ours, theirs);
  await ours.context().clearCookies();
  await ours.context().setOffline(true);
  await ours.locator('[data-connection=lost]').waitFor({ timeout: 60_000 });
  await ours.context().setOffline(false);
  const told = ours.getByRole('alert').filter({ hasText: 'You are no longer signed in here' });
  await told.getByRole('link', { name: 'Sign in' }).waitFor({ timeout: 60_000 });
  expect(await ours.locator('[data-asked=me]').count()).toBe(0);
  await Promise.all([ours, theirs].map((page) => page.context().close()));
});
