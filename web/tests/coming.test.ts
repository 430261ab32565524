/** How people come to a table: by an invitation, under a name; and back to one that is closed to all others. */
import { afterEach, expect, test } from 'vitest';
import { guest, house, request, table } from './house';

const { browser, host } = await house();
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

test('who has played as a guest without a name is asked for one by an invitation', async () => {
  const [ours, theirs] = [await guest(browser, host, 'Łucja'), await guest(browser, host, 'Guest')];
  const made = await request(ours, 'POST', '/api/tables', { powers: ['khorne', 'nurgle', 'tzeentch'], seats: { khorne: 'me', nurgle: 'open', tzeentch: 'cultist' }, listed: false });
  const { id, invites } = made.body as unknown as { id: string; invites: Record<string, string> };
  await theirs.goto(`${host.url}/join/${id}/nurgle#${invites.nurgle}`);
  const name = theirs.getByLabel('Name at the table');
  // Nobody has chosen the name that everybody is given.
  expect(await name.inputValue()).toBe('');
  await name.fill('Zbyszek');
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  await theirs.waitForURL(`${host.url}/tables/${id}`);
  const told = await request(ours, 'GET', `/api/tables/${id}`);
  expect(JSON.stringify(told.body)).toContain('Zbyszek');
});

test('who sits down at an open table is asked for a name there', async () => {
  const [ours, theirs] = [await guest(browser, host, 'Łucja'), await guest(browser, host, 'Guest')];
  const made = await request(ours, 'POST', '/api/tables', { powers: ['khorne', 'nurgle', 'tzeentch'], seats: { khorne: 'me', nurgle: 'open', tzeentch: 'cultist' }, listed: true });
  const { id } = made.body as unknown as { id: string };
  await theirs.goto(`${host.url}/tables/${id}`);
  await theirs.getByLabel('Name at the table').fill('Zbyszek');
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  // Whoever sits has a name, and is asked no more.
  await theirs.getByLabel('Name at the table').waitFor({ state: 'detached' });
  const told = await request(ours, 'GET', `/api/tables/${id}`);
  expect(JSON.stringify(told.body)).toContain('Zbyszek');
});

test('a table that lets nobody watch offers whoever is not known to sign in, and opens to those who sit there', async () => {
  const page = await guest(browser, host, 'Łucja');
  await request(page, 'PUT', '/api/me/login', { login: 'lucja', password: 'correct horse battery' });
  const id = await table(page, [], { khorne: 'me', nurgle: 'cultist', tzeentch: 'cultist' }, { watchers: false });
  await request(page, 'DELETE', '/api/sessions/current');
  await page.goto(`${host.url}/tables/${id}`);
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.locator('[autocomplete=username]').fill('lucja');
  await page.locator('[type=password]').fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${host.url}/tables/${id}`);
  await page.locator('[data-seq]').first().waitFor();
});
