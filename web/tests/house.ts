/** A server and a browser for tests, and hands that play. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
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

/** Somebody's browser: nothing of it is shared with others. Without motion, unless it is wanted. */
export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}, speed = 'off'): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
  await context.addInitScript((chosen) => localStorage.setItem('speed', chosen), speed);
  return context;
}

/** What goes wrong in a page is not to be overheard. */
export function troubles(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    const isLoss = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_CONNECTION/.test(message.text());
    // A visitor asks who he is, and is told that he is nobody yet.
    const isNobody = message.location().url.endsWith('/api/me');
    if (message.type() === 'error' && !isLoss && !isNobody) heard.push(message.text());
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

/** Takes an option from the list of all options, by the keyboard alone. */
export async function chooseByKeys(page: Page, pick: (choices: string[]) => number): Promise<string> {
  const seq = await seqOf(page);
  await page.keyboard.press('/');
  const options = page.locator('[role=option][data-choice]');
  await options.first().waitFor();
  const choices = await options.evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''));
  const index = pick(choices);
  for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await movedOn(page, seq);
  return choices[index] ?? '';
}

/** A moment for every kind of question, in a language. */
export function moments(language = 'en'): Moment[] {
  const run = ['run', '--quiet', '--package', 'ruinous-wire', '--example', 'moments', '--', language];
  // Those who try things out again and again can keep them in a folder.
  const kept = process.env.RUINOUS_MOMENTS;
  const told = kept
    ? readFileSync(join(kept, `moments-${language}.jsonl`))
    : execFileSync('cargo', run, { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  return told
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment);
}

/** A generator of numbers that are the same each time. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
