/** What people at one table do besides playing: talk, take back, leave and come back, run out of time, play once more. */
import { afterEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooseByKeys, guest, house, movedOn, request, seqOf, table, troubles, type Seats } from './house';

const { browser, host } = await house();
let heard: string[][] = [];
afterEach(async () => {
  expect(heard.splice(0).flat()).toEqual([]);
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** Two people whose turns follow one another, and a bot. */
const TWO: Seats = { khorne: 'me', nurgle: 'open', tzeentch: 'cultist' };

async function come(...names: string[]): Promise<Page[]> {
  const pages = await Promise.all(names.map((name) => guest(browser, host, name)));
  heard = pages.map(troubles);
  return pages;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const asked = (page: Page) => page.locator('[data-asked=me]').waitFor();
const isAsked = async (page: Page) => (await page.locator('[data-asked=me]').count()) > 0;
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const saysNoMore = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor({ state: 'detached' });
/** The map in words: every region with what is on it. */
const map = (page: Page) => page.locator('[data-map] [data-region]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** Waits until both have been told the same, and neither is behind. */
const level = (ours: Page, theirs: Page) => expect.poll(async () => (await seqOf(ours)) - (await seqOf(theirs))).toBe(0);

const summon = (page: Page) => chooseByKeys(page, (all) => all.findIndex((choice) => choice.includes(' summon ')));

/** Both answer whatever an Old World card asks until the first may summon and the second comes after him. */
async function firstTurn(ours: Page, theirs: Page): Promise<void> {
  for (;;) {
    await expect.poll(async () => (await isAsked(ours)) || (await isAsked(theirs))).toBe(true);
    const options = await request(ours, 'GET', `${new URL(ours.url()).pathname.replace('/tables', '/api/tables')}/game`);
    if (JSON.stringify(options.body).includes('"khorne summon ')) return asked(ours);
    await chooseByKeys((await isAsked(ours)) ? ours : theirs, () => 0);
  }
}

/** What the bot between them does may ask the other something first. */
async function roundTo(ours: Page, theirs: Page): Promise<void> {
  for (;;) {
    await expect.poll(async () => (await isAsked(ours)) || (await isAsked(theirs)), { timeout: 30_000 }).toBe(true);
    if (await isAsked(ours)) return;
    await chooseByKeys(theirs, () => 0);
  }
}

test('what one has just done is taken back at once; what others have answered, when they agree', async () => {
  const [ours, theirs] = (await come('Łucja', 'Zbyszek')) as [Page, Page];
  await begin(host, await table(ours, [theirs], TWO), ours, theirs);
  await firstTurn(ours, theirs);
  const before = await map(ours);

  await summon(ours);
  await asked(theirs);
  expect(await map(ours)).not.toEqual(before);
  await ours.getByRole('button', { name: /^Undo/ }).click();
  await asked(ours);
  await level(ours, theirs);
  expect(await map(ours)).toEqual(before);
  expect(await map(theirs)).toEqual(before);

  await summon(ours);
  await asked(theirs);
  await summon(theirs);
  await roundTo(ours, theirs);
  const after = await map(ours);
  for (const [answer, wanted] of [['No', after], ['Agree', before]] as const) {
    await ours.getByRole('button', { name: /^Undo/ }).click();
    await says(ours, 'You ask to take your choice back');
    await says(ours, 'Awaited: Zbyszek');
    await says(theirs, 'Łucja asks to take a choice back');
    expect(await ours.getByRole('button', { name: 'Agree' }).count()).toBe(0);
    await press(theirs, answer);
    await saysNoMore(ours, 'You ask to take your choice back');
    await saysNoMore(theirs, 'Łucja asks to take a choice back');
    await asked(ours);
    await level(ours, theirs);
    expect(await map(ours), answer).toEqual(wanted);
    expect(await map(theirs), answer).toEqual(wanted);
  }
});

test('what is said is read by all, as it was written; who watches only reads', async () => {
  const [ours, theirs, watcher] = (await come('Łucja', 'Zbyszek', 'Marta')) as [Page, Page, Page];
  await begin(host, await table(ours, [theirs], TWO), ours, theirs, watcher);
  const text = '<img src=x onerror="document.title=1"> & <b>so</b>?';
  for (const page of [theirs, watcher]) await page.getByRole('tab', { name: 'Chat' }).click();
  const say = async (page: Page, words: string) => {
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByLabel('Say something').fill(words);
    await page.keyboard.press('Enter');
  };
  await say(ours, text);
  for (const page of [ours, theirs, watcher]) {
    const line = page.getByRole('log').locator('p', { hasText: 'Łucja' });
    await line.waitFor();
    expect(await line.textContent()).toBe(`Łucja ${text}`);
    expect(await line.locator('img').count()).toBe(0);
  }
  // Who reads the log sees that there is something new, and those who come later find what was said.
  await ours.getByRole('tab', { name: 'Log' }).click();
  await say(theirs, 'Dobrze');
  await ours.getByRole('tab', { name: 'Chat 1' }).waitFor();
  await ours.reload();
  await ours.getByRole('tab', { name: 'Chat' }).click();
  await ours.getByRole('log').locator('p', { hasText: 'Dobrze' }).waitFor();

  // Whoever presses twice has said it once.
  await ours.getByLabel('Say something').fill('Once');
  await ours.getByRole('button', { name: 'Send' }).dblclick();
  await say(ours, 'Then');
  await theirs.getByRole('log').locator('p', { hasText: 'Then' }).waitFor();
  expect(await theirs.getByRole('log').locator('p', { hasText: 'Once' }).count()).toBe(1);

  // Who watches reads, and is offered no line to write.
  expect(await watcher.getByLabel('Say something').count()).toBe(0);
});

test('a seat is handed to a bot, and taken back', async () => {
  const [ours, theirs] = (await come('Łucja', 'Zbyszek')) as [Page, Page];
  await begin(host, await table(ours, [theirs], TWO), ours, theirs);
  await firstTurn(ours, theirs);
  const seq = await seqOf(ours);
  await press(ours, 'Menu');
  await press(ours, 'Hand over to a bot');
  await press(ours, 'Hand over');
  await says(ours, 'A bot plays for you');
  // The bot does what was asked, and everybody sees that it is a bot.
  await movedOn(ours, seq);
  await theirs.getByLabel('Khorne', { exact: true }).getByText('a bot plays').waitFor();
  await ours.keyboard.press('Escape');
  await ours.locator('.banners').getByRole('button', { name: 'Take the seat back' }).click();
  await saysNoMore(ours, 'A bot plays for you');
  await theirs.getByLabel('Khorne', { exact: true }).getByText('a bot plays').waitFor({ state: 'detached' });
  // It is his again: he is asked.
  for (let turn = 0; turn < 20 && !(await isAsked(ours)); turn += 1) {
    await expect.poll(async () => (await isAsked(ours)) || (await isAsked(theirs))).toBe(true);
    if (await isAsked(theirs)) await chooseByKeys(theirs, () => 0);
  }
  await chooseByKeys(ours, () => 0);
});

/** Plays on by requests, as quickly as the server answers, until the game is over. */
async function finish(id: string, ...pages: Page[]): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    for (const page of pages) {
      const { body } = await request(page, 'GET', `/api/tables/${id}/game`);
      const game = body as unknown as { seq: number; result: unknown; ask: { options?: { choice: string }[] } | null };
      if (game.result) return;
      const options = game.ask?.options ?? [];
      const choice = options.find((one) => one.choice.endsWith(' pass')) ?? options[0];
      if (choice) await request(page, 'POST', `/api/tables/${id}/choices`, { seq: game.seq, choice: choice.choice });
    }
  }
}

test('after the end both who want to play once more meet at the same new table', async () => {
  const [ours, theirs] = (await come('Łucja', 'Zbyszek')) as [Page, Page];
  const id = await table(ours, [theirs], { ...TWO, tzeentch: 'random' });
  await request(ours, 'POST', `/api/tables/${id}/start`);
  await finish(id, ours, theirs);
  heard = [];
  for (const page of [ours, theirs]) {
    await page.goto(`${host.url}/tables/${id}`);
    await page.locator('[data-result]').waitFor();
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(3);
    await press(page, 'Once more');
    await page.waitForURL((url) => url.pathname.startsWith('/tables/') && !url.pathname.endsWith(id));
  }
  expect(ours.url()).toBe(theirs.url());
  await ours.locator('[data-action=start]').click();
  for (const page of [ours, theirs]) await page.locator('[data-seq]').waitFor();
});

/** What one's own clock shows, in seconds. */
const clock = async (page: Page) => {
  const [minutes, seconds] = ((await page.getByRole('timer', { name: 'Your clock' }).locator('b').textContent()) ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
};

test('where a bot makes only the choice for which there was no time, the seat stays one’s own', async () => {
  const [ours] = (await come('Łucja')) as [Page];
  const seats = { khorne: 'me', nurgle: 'cultist', tzeentch: 'cultist' };
  const id = await table(ours, [], seats, { pace: { per_choice_s: 2 }, out_of_time: 'bot-chooses' });
  await ours.goto(`${host.url}/tables/${id}`);
  await asked(ours);
  await movedOn(ours, await seqOf(ours));
  await asked(ours);
  expect(await clock(ours)).toBeGreaterThan(0);
  expect(await ours.getByText('A bot plays for you').count()).toBe(0);
});

test('whose time runs out sees it run, and finds a bot in his seat until he takes it back', async () => {
  const [ours] = (await come('Łucja')) as [Page];
  // Those who think for long leave him the time to come back.
  const seats = { khorne: 'me', nurgle: 'daemon:2000ms', tzeentch: 'daemon:2000ms' };
  const id = await table(ours, [], seats, { pace: { per_choice_s: 5 }, out_of_time: 'bot-takes-over' });
  await ours.goto(`${host.url}/tables/${id}`);
  await asked(ours);
  const seq = await seqOf(ours);
  const first = await clock(ours);
  expect(first).toBeLessThanOrEqual(5);
  await expect.poll(() => clock(ours)).toBeLessThan(first);
  await says(ours, 'A bot plays for you');
  await movedOn(ours, seq);
  await press(ours, 'Take the seat back');
  await saysNoMore(ours, 'A bot plays for you');
});
