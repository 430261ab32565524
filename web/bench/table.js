/**
 * How smooth the table is in Chromium, in the fullest positions: one line for each figure. `cargo xtask bench web` runs it.
 *
 * carry_fps    frames a second while a figure is carried over the map
 * carry_p95_ms the time between two of those frames, at the 95th percentile
 * input_p95_ms from a key or a click to the next picture, at the 95th percentile, of some ten inputs a second
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '..');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const SECONDS = 4;
/** Between two inputs, in milliseconds: somebody who is quick. */
const PAUSE = 100;
/** So long after a table is shown all its parts have come, in milliseconds: what is measured is playing, not loading. */
const SETTLED = 4500;

/** The page of the tests that shows one moment, built as the client is. */
async function served(outDir) {
  const input = join(root, 'tests/stand/index.html');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, rollupOptions: { input } } });
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return { server, url: `${server.resolvedUrls.local[0]}tests/stand/index.html` };
}

function moments() {
  const run = ['run', '--quiet', '--package', 'ruinous-wire', '--example', 'moments', '--', 'en'];
  const told = execFileSync('cargo', run, { cwd: join(root, '..'), maxBuffer: 256 * 1024 * 1024 });
  return told.toString().trim().split('\n').map((line) => JSON.parse(line));
}

const percentile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;

/** Counts pictures while something goes on. */
const record = (page) =>
  page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const frame = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.timer_ = requestAnimationFrame(frame);
    };
    window.timer_ = requestAnimationFrame(frame);
  });
const recorded = (page) =>
  page.evaluate(() => {
    cancelAnimationFrame(window.timer_);
    return window.frames_.slice(2);
  });

/** Carries the first figure of the reserve over the map in circles. */
async function carry(page) {
  const figure = await page.locator('[data-key^="figure:"][data-key$=":"]:visible').first().boundingBox();
  const map = await page.locator('[data-map]').first().boundingBox();
  await page.mouse.move(figure.x + figure.width / 2, figure.y + figure.height / 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2, { steps: 8 });
  await record(page);
  const until = Date.now() + SECONDS * 1000;
  for (let turn = 0; Date.now() < until; turn += 0.05) {
    const [x, y] = [Math.cos(turn) * 0.4 + 0.5, Math.sin(turn) * 0.4 + 0.5];
    await page.mouse.move(map.x + map.width * x, map.y + map.height * y);
    await page.waitForTimeout(6);
  }
  const frames = await recorded(page);
  await page.mouse.move(figure.x, figure.y);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  return frames;
}

/** Walks about by keys and clicks, and asks the browser how long each took to be seen. */
async function answer(page) {
  await page.evaluate(() => {
    window.inputs_ = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.inputs_.push(entry.duration))).observe({
      type: 'event',
      durationThreshold: 16,
    });
  });
  const press = async (key) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  };
  for (let i = 0; i < 5; i += 1) {
    await page.locator('[data-key^="figure:"][data-key$=":"]:visible').first().click();
    await page.waitForTimeout(PAUSE);
    for (const key of ['1', '3', '5', '7', '9', 'Escape', '/']) await press(key);
    await page.locator('[role=option]').first().waitFor();
    await press('a');
    // The first clears what was typed, where a browser does so.
    while ((await page.locator('dialog').count()) > 0) await press('Escape');
  }
  return page.evaluate(() => window.inputs_);
}

const outDir = mkdtempSync(join(tmpdir(), 'ruinous-bench-'));
const { server, url } = await served(outDir);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
try {
  for (const moment of moments().filter(({ name }) => ['crowded', 'five'].includes(name))) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.waitForFunction(() => 'stand' in window);
    await page.evaluate((shown) => window.stand(shown), moment);
    await page.locator('[data-asked=me]').waitFor();
    await page.waitForTimeout(SETTLED);
    const frames = await carry(page);
    const inputs = await answer(page);
    const fps = (1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0);
    console.log(`${moment.name}_carry_fps ${fps.toFixed(1)}`);
    console.log(`${moment.name}_carry_p95_ms ${percentile(frames, 0.95).toFixed(1)}`);
    console.log(`${moment.name}_input_p95_ms ${percentile(inputs, 0.95).toFixed(0)}`);
    await page.close();
  }
} finally {
  await browser.close();
  await new Promise((done) => server.httpServer.close(done));
  rmSync(outDir, { recursive: true, force: true });
}
