import {
  cancelGame,
  featureGame,
  findVenues,
  getBulkChange,
  giveGame,
  listConsoleGames,
  listUsers,
  previewBulkChange,
  startBulkChange,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer } from '../../../../test/backend.ts';
import { sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { expectSaidAt } from '../../../../test/forms.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';

const t = speak('en');
const admin = { role: 'admin' } as const;
const id = someId(1);
const organisers = (more: object = {}) => {
  const pieter = { _id: id, name: 'Pieter', email: 'pieter@rondo.test', role: 'organiser' } as const;
  return answer(listUsers, {
    data: { users: [{ ...pieter, organiserKind: 'volunteer', ...more }], pagination: { totalCount: 1, totalPages: 1 } },
  });
};
const game = {
  _id: someId(2),
  name: 'Volleyball',
  status: 'pending',
  joined: 3,
  players: 12,
  price: 5,
  organiser: { name: 'Olaf' },
} as const;
const games = (more: object = {}) =>
  answer(listConsoleGames, { data: { games: [{ ...game, ...more }], pagination: { totalCount: 1, totalPages: 1 } } });
const ofGame = (step: string) => `/console/games?step=${step}&id=${game._id}`;

describe('a game', () => {
  test.each([
    ['that is open', {}, ['feature', 'give', 'cancel']],
    ['that is featured', { featured: 2 }, ['unfeature', 'give', 'cancel']],
    ['that is over', { archived: true }, []],
    ['that was cancelled while featured', { status: 'cancelled', featured: 1 }, ['unfeature']],
  ] as const)('%s has what can be done with it', async (_, more, acts) => {
    await open(ofGame('game'), { as: admin, answers: [games(more)] });
    await expect
      .element(sheet().getByRole('link', { name: t('console.game.page') }))
      .toHaveAttribute('href', `/match/${game._id}`);
    await expect.element(sheet()).toMatchTextContent('3 / 12');
    const all = ['feature', 'unfeature', 'give', 'cancel'] as const;
    if (acts.length > 0)
      await sheet()
        .getByRole('button', { name: t('console.person.more') })
        .tap();
    const shown = all.filter((act) =>
      sheet()
        .getByRole('button', { name: t(`console.game.${act}`), exact: true })
        .query(),
    );
    expect(shown).toEqual(acts);
  });

  test.each([
    ['a volunteer', 'volunteer', 5, true],
    ['somebody who never said what they are', null, 5, true],
    ['a freelancer', 'freelance', 5, false],
    ['a volunteer for nothing', 'volunteer', 0, false],
  ] as const)('given to %s says whether they earn by it', async (_, organiserKind, price, says) => {
    await open(ofGame('give'), { as: admin, answers: [games({ price }), organisers({ organiserKind })] });
    await sheet()
      .getByRole('radio', { name: /^Pieter/ })
      .tap();
    const words = sheet().getByText(t('console.act.givesUnpaid', { name: 'Pieter' }));
    if (says) await expect.element(words).toBeVisible();
    else expect(words.query()).toBeNull();
  });

  test('can’t be given away without choosing an organiser', async () => {
    await open(ofGame('give'), { as: admin, answers: [games(), neverAnswer(listUsers)] });
    await sheet().getByLabelText(t('console.act.reason')).write('Plays there anyway');
    await sheet()
      .getByRole('button', { name: t('console.act.giveDo'), exact: true })
      .tap();
    await expectSaidAt(sheet().getByLabelText(t('console.act.findOrganiser')), t('console.act.chooseOrganiser'));
  });
});

for (const act of ['feature', 'unfeature'] as const)
  testAct({
    name: `${act} a game`,
    address: ofGame(act),
    answers: [games()],
    call: featureGame,
    action: (t) => t(`console.act.${act}Do`),
    body: withReason({ featured: act === 'feature' }),
  });
const organiser = (t: Translate) => sheet().getByLabelText(t('console.act.findOrganiser'));
testAct({
  name: 'giving a game to an organiser',
  address: ofGame('give'),
  answers: [games(), organisers()],
  call: giveGame,
  action: (t) => t('console.act.giveDo'),
  fill: async (t) => {
    await organiser(t).write('pie');
    await sheet()
      .getByRole('radio', { name: /^Pieter/ })
      .tap();
  },
  at: { user_not_found: organiser, organiser_needed: organiser, organiser_unpaid: organiser },
  body: withReason({ organiserId: id, unpaid: true }),
});
testAct({
  name: 'cancelling a game',
  address: ofGame('cancel'),
  answers: [games()],
  call: cancelGame,
  action: (t) => t('console.act.cancelDo'),
  reason: (t) => t('console.act.note'),
  body: { note: 'Asked for by phone' },
});

const bulkChange = {
  _id: someId(9),
  act: 'cancel',
  note: 'The hall is flooded',
  finishedAt: '2026-11-21T10:00:00Z',
  total: 2,
  done: 1,
  refused: [{ _id: someId(3), name: 'Futsal', refusal: 'game_started' }],
} as const;
const previewed = answer(previewBulkChange, {
  data: {
    games: [
      { _id: game._id, name: 'Volleyball', joined: 3, paid: 15, refusal: null },
      { _id: someId(3), name: 'Futsal', joined: 1, paid: 0, refusal: 'game_started' },
    ],
    people: 3,
    paid: 15,
    more: true,
  },
});
const venues = answer(findVenues, { data: { venues: [{ name: 'De Meent', address: 'Domplein 4' }] } });
const bulkAnswers = [games(), previewed, venues, answer(getBulkChange, { data: { bulkChange } })];

describe('the games of the list together', () => {
  test('the button opens what it means, of the games that the list is narrowed to', async () => {
    await open(`/console/games?venue=${someId(5)}&status=upcoming`, { as: admin, answers: bulkAnswers });
    await page.getByRole('button', { name: t('console.bulk.open') }).tap();
    await expect
      .element(sheet())
      .toMatchTextContent(t('console.bulk.cancelMeans', { count: 1, people: '3', paid: '€ 15.00' }));
    await expect.element(sheet()).toMatchTextContent(t('console.bulk.refusals.game_started'));
    await expect.element(sheet()).toMatchTextContent(t('console.bulk.more', { most: 200 }));
    expect(askedOf(previewBulkChange).at(-1)?.query).toMatchObject({ venue: someId(5), act: 'cancel' });
  });

  test('wrong values show errors, and a move to another venue shows its preview', async () => {
    await open('/console/games?step=bulk', { as: admin, answers: bulkAnswers });
    await sheet().getByLabelText(t('console.bulk.act')).selectOptions('move');
    await sheet()
      .getByRole('combobox', { name: t('console.bulk.venue') })
      .write('meent');
    await sheet().getByRole('option', { name: 'De Meent, Domplein 4' }).tap();
    await expect
      .element(sheet())
      .toMatchTextContent(t('console.bulk.moveMeans', { count: 1, people: '3', paid: '€ 15.00' }));
    await expect.poll(() => askedOf(previewBulkChange).at(-1)?.query).toHaveProperty('venueId');
  });

  test('its progress, and the games that it left out', async () => {
    await open(`/console/games?step=bulk-progress&id=${bulkChange._id}`, { as: admin, answers: bulkAnswers });
    await expect.element(sheet()).toMatchTextContent(t('console.bulk.cancelDone', { done: 1, total: 2 }));
    await expect.element(sheet()).toMatchTextContent(`Futsal: ${t('console.bulk.refusals.game_started')}`);
    await lookAtSheet();
  });
});

testAct({
  name: 'cancelling games together',
  address: '/console/games?step=bulk',
  answers: bulkAnswers,
  call: startBulkChange,
  action: (t) => t('console.bulk.cancelDo', { count: 1 }),
  reason: (t) => t('console.act.note'),
  done: { data: { bulkChange } },
  says: (t) => t('console.bulk.started'),
  except: ['move_missing', 'venue_unknown'],
  body: { act: 'cancel', gameIds: [game._id], note: 'Asked for by phone' },
});
testAct({
  name: 'moving games together',
  address: '/console/games?step=bulk',
  answers: bulkAnswers,
  call: startBulkChange,
  action: (t) => t('console.bulk.moveDo', { count: 1 }),
  reason: (t) => t('console.act.note'),
  fill: async (t) => {
    await sheet().getByLabelText(t('console.bulk.act')).selectOptions('move');
    await sheet().getByLabelText(t('console.bulk.days')).write('1');
  },
  at: {
    move_missing: (t) => sheet().getByLabelText(t('console.bulk.days')),
    venue_unknown: (t) => sheet().getByRole('combobox', { name: t('console.bulk.venue') }),
  },
  done: { data: { bulkChange } },
  says: (t) => t('console.bulk.started'),
  body: { act: 'move', gameIds: [game._id], days: 1, minutes: 0, note: 'Asked for by phone' },
});
