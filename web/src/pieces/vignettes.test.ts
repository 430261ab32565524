/** Every card has a picture, and everything that is shown on one is drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../wire';
import { pictureOf, tokenOf } from './vignettes';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const catalogue = (players: string) => JSON.parse(read(`../../tests/fixtures/board-${players}-catalogue.json`)) as Catalogue;

/** All cards that there are have words. The revised form of a card has its id. */
const words = [...read('../../../locales/en/cards.ftl').matchAll(/^(card|old-world)-([\w-]+?)(?:-revised)? =/gm)];
const ids = (kind: string) => [...new Set(words.filter(([, of]) => of === kind).map(([, , id = '']) => id))];
/** One table plays with the upgrades of the base game, the other with those of the expansion. */
const upgrades = ['four', 'five'].flatMap((players) => catalogue(players).upgrades);
const symbols = (file: string) => new Set([...read(file).matchAll(/<symbol id="([\w.-]+)"/g)].map(([, id]) => id));
const pictures = symbols('./vignettes.svg');
const sprite = symbols('./sprite.svg');

/** The one picture that is also shown where there is none. */
const MOON = ['morrslieb-eclipsed'];

describe('the picture of a card', () => {
  const without = upgrades.filter(({ figure }) => figure === null).map(({ upgrade }) => upgrade);
  test.each([...ids('card'), ...without])('%s', (card) => {
    expect(pictureOf(card)).not.toBe('moon');
    expect(pictures).toContain(`card-${pictureOf(card)}`);
  });
  test.each(upgrades.flatMap(({ figure }) => figure ?? []))('%s', (figure) => expect(sprite).toContain(figure));
});

describe('what an Old World card is about', () => {
  test.each(ids('old-world'))('%s', (card) => {
    const token = tokenOf(card);
    if (token) expect(sprite).toContain(`old-world-${token}`);
    else expect(pictures).toContain(`card-${pictureOf(card)}`);
    if (!token && !MOON.includes(card)) expect(pictureOf(card)).not.toBe('moon');
  });
});
