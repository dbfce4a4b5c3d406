import { cancelGame, featureGame, giveGame, listConsoleGames, listUsers } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { answer, neverAnswer } from '../../../test/backend.ts';
import { sheet, someId, testAct, withReason } from '../../../test/console-acts.ts';
import { expectSaidAt } from '../../../test/forms.ts';
import { open, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';

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

  test('is not given to nobody', async () => {
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
