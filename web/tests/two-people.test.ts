/** Friends in two browsers at one table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { chooseByKeys, dice, Host, isAsked, movedOn, openBrowser, seqOf, troubles, visitor } from './house';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([openBrowser(), Host.start()]);
});
afterAll(async () => {
  await browser.close();
  await host.clear();
});

/** Sends a request as the person in front of a page. */
const request = (page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, never> }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const init: RequestInit = { method: how as string, headers: { 'content-type': 'application/json' } };
      if (what !== undefined) init.body = JSON.stringify(what);
      const answer = await fetch(where as string, init);
      return { status: answer.status, body: await answer.json().catch(() => ({})) };
    },
    [method, path, body],
  );

/** A table of two people and two bots, set up by one and joined by the other through an invitation. */
async function table(ours: Page, theirs: Page): Promise<string> {
  for (const page of [ours, theirs]) {
    await page.goto(host.url);
    await request(page, 'POST', '/api/people', { name: page === ours ? 'Łucja' : 'Zbyszek' });
  }
  const seats = { khorne: 'me', nurgle: 'open', tzeentch: 'cultist', slaanesh: 'cultist' };
  const powers = Object.keys(seats);
  const made = await request(ours, 'POST', '/api/tables', { powers, seats, listed: false });
  expect(made.status).toBe(201);
  const { id, invites } = made.body as unknown as { id: string; invites: { nurgle: string } };
  const sat = await request(theirs, 'PUT', `/api/tables/${id}/seats/nurgle`, { invite: invites.nurgle });
  expect(sat.status).toBe(200);
  return id;
}

test('a dropped connection is told, loses nothing and sends nothing twice', async () => {
  const [one, two] = [await visitor(browser), await visitor(browser)];
  const [ours, theirs] = [await one.newPage(), await two.newPage()];
  const heard = [...troubles(ours), ...troubles(theirs)];
  const id = await table(ours, theirs);
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

  await two.setOffline(true);
  await theirs.locator('[data-connection=lost]').waitFor({ timeout: 60_000 });
  expect(await theirs.locator('[data-region]').count()).toBeGreaterThanOrEqual(9);
  // Meanwhile the game goes on as far as it can without them.
  for (let turn = 0; turn < 3 && (await ours.locator('[data-asked=me]').count()) > 0; turn += 1) await play(ours);
  const seq = await seqOf(ours);
  await two.setOffline(false);
  await theirs.locator('[data-connection=lost]').waitFor({ state: 'detached', timeout: 60_000 });
  if ((await seqOf(theirs)) < seq) await movedOn(theirs, seq - 1);
  await rounds(seq + 20);

  const steps = await request(ours, 'GET', `/api/tables/${id}/steps?after=0`);
  const seqs = (steps.body as unknown as { steps: { seq: number }[] }).steps.map((step) => step.seq);
  expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  expect(heard).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test('a foreign tab cannot take a seat, nor see a hand', async () => {
  const [one, two, three] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const [ours, theirs, foreign] = [await one.newPage(), await two.newPage(), await three.newPage()];
  const id = await table(ours, theirs);
  await request(ours, 'POST', `/api/tables/${id}/start`);
  await ours.goto(`${host.url}/tables/${id}`);
  await isAsked(ours).catch(() => undefined);
  await foreign.goto(host.url);
  await request(foreign, 'POST', '/api/people', { name: 'Nobody' });
  await foreign.goto(`${host.url}/tables/${id}`);
  await foreign.locator('[data-seq]').first().waitFor();
  expect(await foreign.locator('[data-asked=me]').count()).toBe(0);
  expect(await foreign.locator('[data-key^="card:"]').count()).toBe(0);
  expect((await request(foreign, 'PUT', `/api/tables/${id}/seats/khorne`)).status).toBe(409);
  const choice = { seq: await seqOf(foreign), choice: 'khorne pass' };
  expect((await request(foreign, 'POST', `/api/tables/${id}/choices`, choice)).status).toBe(403);
  await Promise.all([one.close(), two.close(), three.close()]);
});
