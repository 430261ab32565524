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
