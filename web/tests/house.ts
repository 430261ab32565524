/** A server and a browser for tests, and hands that play. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { NewTable, PowerId } from '../src/wire';
import type { Moment } from './stand/still';

const ROOT = join(import.meta.dirname, '../..');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that Debian's package installs, or the one that is named. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/** A server of its own, with an empty file. */
export class Host {
  private constructor(
    readonly url: string,
    readonly process: ChildProcess,
    readonly folder: string,
  ) {}

  static async start(listen = '127.0.0.1:0', folder = mkdtempSync(join(tmpdir(), 'ruinous-web-'))): Promise<Host> {
    const binary = process.env.RUINOUS_BINARY ?? join(ROOT, 'target/debug/ruinous');
    const child = spawn(binary, ['serve', '--listen', listen, '--data-dir', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((found, failed) => {
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (said: Buffer) => {
        const told = /listening on (\S+)/.exec(said.toString());
        if (told?.[1]) found(told[1]);
      });
    });
    return new Host(url, child, folder);
  }

  /** Ends the process and waits for it; its file stays. */
  async stop(): Promise<void> {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGTERM');
    await gone;
  }

  async clear(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A browser and a server that are there for all tests of a file. */
export async function house(): Promise<{ browser: Browser; host: Host }> {
  const [browser, host] = await Promise.all([openBrowser(), Host.start()]);
  afterAll(async () => {
    await browser.close();
    await host.clear();
  });
  return { browser, host };
}

/** Somebody's browser: nothing of it is shared with others. Without motion, unless it is wanted. */
export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}, speed = 'off'): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
  await context.addInitScript((chosen) => localStorage.setItem('speed', chosen), speed);
  return context;
}

/** Sends a request as the person in front of a page. */
export const request = (page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, never> }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const init: RequestInit = { method: how as string, headers: { 'content-type': 'application/json' } };
      if (what !== undefined) init.body = JSON.stringify(what);
      const answer = await fetch(where as string, init);
      return { status: answer.status, body: await answer.json().catch(() => ({})) };
    },
    [method, path, body],
  );

/** Somebody of this name in front of a page of his own. */
export async function guest(browser: Browser, host: Host, name: string, options?: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const page = await (await visitor(browser, options)).newPage();
  await page.goto(host.url);
  await request(page, 'POST', '/api/people', { name });
  return page;
}

/** Where people and bots sit; whoever is awaited comes by an invitation. */
export type Seats = Partial<Record<PowerId, string>>;

/** Sets up a table for the person in front of a page; others come to the open seats in their order. Its id. */
export async function table(ours: Page, others: Page[], seats: Seats, agreed: Partial<NewTable> = {}): Promise<string> {
  const start = others.length === 0;
  const made = await request(ours, 'POST', '/api/tables', { powers: Object.keys(seats), seats, listed: false, start, ...agreed });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id, invites } = made.body as unknown as { id: string; invites: Record<string, string> };
  const open = Object.entries(seats).filter(([, who]) => who === 'open');
  for (const [i, [power]] of open.entries()) {
    const there = others[i];
    if (there) await request(there, 'PUT', `/api/tables/${id}/seats/${power}`, { invite: invites[power] });
  }
  return id;
}

/** Begins the game of a table, and shows it to everybody. */
export async function begin(host: Host, id: string, ours: Page, ...others: Page[]): Promise<void> {
  await request(ours, 'POST', `/api/tables/${id}/start`);
  for (const page of [ours, ...others]) await page.goto(`${host.url}/tables/${id}`);
  for (const page of [ours, ...others]) await page.locator('[data-seq]').first().waitFor();
}

/** What goes wrong in a page is not to be overheard. */
export function troubles(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    const isLoss = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_CONNECTION/.test(message.text());
    // A visitor asks who he is, and is told that he is nobody yet.
    const { url } = message.location();
    const isNobody = url.endsWith('/api/me');
    // Pointing at what cannot be done asks why not, which is answered by a refusal.
    const isWhyNot = url.endsWith('/preview') && message.text().includes('422');
    if (message.type() === 'error' && !isLoss && !isNobody && !isWhyNot) heard.push(`${message.text()} ${url}`);
  });
  return heard;
}

/** Waits until this person is asked, or the game is over; answers whether it goes on. */
export async function isAsked(page: Page): Promise<boolean> {
  await page.locator('[data-asked=me], [data-result]').first().waitFor({ timeout: 60_000 });
  return (await page.locator('[data-result]').count()) === 0;
}

/** The number of the last step that is shown. */
export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').first().getAttribute('data-seq'));

/** Waits until the game has gone on after a step. */
export const movedOn = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction(
    (before) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > before,
    seq,
    { timeout: 60_000 },
  );

/** So many entries further a page of the list of options is. */
const PAGE = 8;

/** Takes an option from the list of all options, by the keyboard alone. */
export async function chooseByKeys(page: Page, pick: (choices: string[]) => number): Promise<string> {
  const seq = await seqOf(page);
  await page.keyboard.press('/');
  const options = page.locator('[role=option][data-choice]');
  await options.first().waitFor();
  const choices = await options.evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''));
  const index = pick(choices);
  for (let step = 0; step < Math.floor(index / PAGE); step += 1) await page.keyboard.press('PageDown');
  for (let step = 0; step < index % PAGE; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await movedOn(page, seq);
  return choices[index] ?? '';
}

/** Waits until a page at rest is drawn in its size: letters are there, and nothing moves any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await picture();
    await document.fonts.ready;
    await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)));
    const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ends.map((one) => one.finished.catch(() => undefined)));
    await picture();
  });
}

/** A moment for every kind of question, in a language. */
export const moments = (language = 'en'): Moment[] =>
  readFileSync(inject('moments'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment)
    .filter((moment) => moment.language === language);

/** A page that shows moments. */
export async function stand(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(inject('stand'));
  await page.waitForFunction(() => 'stand' in window);
  return page;
}

/** Shows a moment, if it asks something until that can be answered. */
export async function show(page: Page, moment: Moment): Promise<void> {
  await page.evaluate((shown) => window.stand(shown), moment as never);
  if (!moment.plays) await page.locator('[data-asked=me]').waitFor();
}

/** A generator of numbers that are the same each time. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
