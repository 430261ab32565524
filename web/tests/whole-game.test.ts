/** A newcomer's evening: from the start page to the final standing. */
import { expect, test } from 'vitest';
import { chooseByKeys, dice, house, isAsked, seqOf, troubles, visitor } from './house';

const { browser, host } = await house();

test('one click leads to the first turn, and the keyboard alone through a whole game', async () => {
  const context = await visitor(browser);
  const page = await context.newPage();
  const heard = troubles(page);
  await page.goto(host.url);
  await page.locator('[data-action=play-now]').click();
  expect(await isAsked(page)).toBe(true);
  expect(await page.locator('[data-region]').count()).toBeGreaterThanOrEqual(9);

  const pick = dice(1);
  let made = 0;
  while (await isAsked(page)) {
    await chooseByKeys(page, (choices) => pick(choices.length));
    made += 1;
    expect(made).toBeLessThan(500);
  }
  expect(made).toBeGreaterThan(10);
  await page.locator('[data-result]').first().waitFor();
  const record = page.locator('a[download], a[href$="/record"]').first();
  const answer = await page.request.get(new URL((await record.getAttribute('href')) ?? '', host.url).href);
  expect(await answer.text()).toContain('ruinous record');
  expect(heard).toEqual([]);
  await context.close();
});

test.each(['en', 'de', 'pl'])('the start page and the first turn weigh no more than they may: %s', async (locale) => {
  const context = await visitor(browser, { locale });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weights = { all: 0, script: 0 };
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') weights.script += encodedDataLength;
  });
  network.on('Network.webSocketFrameReceived', ({ response }) => (weights.all += response.payloadData.length));
  await page.goto(host.url);
  await page.locator('[data-action=play-now]').click();
  await isAsked(page);
  await page.waitForLoadState('networkidle');
  console.log(`transferred to the first turn in ${locale}: ${weights.all} bytes, of which script ${weights.script}`);
  expect(weights.all).toBeLessThan(380_000);
  expect(weights.script).toBeLessThan(120_000);
  await context.close();
});

test('what others did since the last own choice is shown once more, also after a reload', async () => {
  const page = await (await visitor(browser, {}, '2')).newPage();
  const heard = troubles(page);
  await page.goto(host.url);
  await page.locator('[data-action=play-now]').click();
  await isAsked(page);
  await chooseByKeys(page, () => 0);
  await page.keyboard.press('Space');
  await isAsked(page);
  await page.reload();
  await isAsked(page);
  const seq = await seqOf(page);
  await page.locator('.tools .again').click();
  await page.locator('[data-seq]:not([data-asked])').waitFor();
  await page.keyboard.press('Space');
  await isAsked(page);
  expect([await seqOf(page), heard]).toEqual([seq, []]);
  await page.context().close();
});
