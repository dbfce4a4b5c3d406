import { errorMessage, exportUser, forgetUser, getForgetting, getUser, listUsers } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../platform/api.ts';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const id = someId(1);
const player = { _id: id, name: 'Pieter', email: 'pieter@rondo.test', role: 'player' } as const;
const address = (step: string) => `/console/people?step=${step}&id=${id}`;
const spot = { match: { _id: someId(5), name: 'Volleyball', game_date: '2026-12-04T19:00:00Z' }, refund: 4.5 };
const ofPerson = (data: object = {}): Answer[] => [
  answer(listUsers, { data: { users: [player], pagination: one } }),
  answer(getUser, { data: { user: player } }),
  answer(getForgetting, { data: { balance: 0, onPasses: 0, spots: [], hindrance: null, ...data } }),
];
const t = speak('en');
const send = (words = t) => sheet().getByRole('button', { name: words('console.act.forget.do'), exact: true });
const box = (words = t) =>
  sheet().getByRole('checkbox', { name: words('console.act.forget.giveUp', { amount: '€ 12.50' }) });

describe('somebody who asked to be forgotten', () => {
  testAct({
    name: 'with nothing in the wallet',
    address: address('forget'),
    answers: ofPerson(),
    call: forgetUser,
    action: (t) => t('console.act.forget.do'),
    body: withReason({}),
    // This refusal is shown at the box of another balance, which a test below covers.
    except: ['balance_left'],
  });

  test.each(testedLanguages)('is shown with what they give up, and their file (%s)', async (language) => {
    const t = speak(language);
    await open(address('forget'), {
      as: admin,
      language,
      answers: ofPerson({ balance: 12.5, onPasses: 8, spots: [spot] }),
    });
    await expect.element(sheet().getByText(t('console.act.forget.body'))).toBeVisible();
    for (const words of ['Volleyball', t('console.act.forget.spots', { count: 1 })])
      await expect.element(sheet()).toMatchTextContent(words);
    await expect
      .element(sheet().getByRole('link', { name: t('console.act.forget.file') }))
      .toHaveAttribute('href', addressOf(exportUser, { params: { id } }));
    await label(t('console.act.reason')).write('Wrote to us');
    await sheet()
      .getByRole('button', { name: t('console.act.forget.do') })
      .tap();
    await expect.element(sheet().getByText(t('console.act.forget.giveUpMissing'))).toBeVisible();
    expect(askedOf(forgetUser)).toEqual([]);
    await lookAtSheet();
  });

  test('gives up exactly the shown balance; if that has changed, it is shown anew', async () => {
    await open(address('forget'), { as: admin, answers: ofPerson({ balance: 12.5 }) });
    await label(t('console.act.reason')).write('Wrote to us');
    await box().tap();
    respondWith(
      refuse(forgetUser, 'balance_left', { params: { balance: '14.00' } }),
      answer(getForgetting, { data: { balance: 14, onPasses: 0, spots: [], hindrance: null } }),
    );
    await send().tap();
    const anew = sheet().getByRole('checkbox', { name: t('console.act.forget.giveUp', { amount: '€ 14.00' }) });
    await expect.element(anew).toBeVisible();
    await expect.element(anew).not.toBeChecked();
    await anew.tap();
    respondWith(answer(forgetUser));
    await send().tap();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(askedOf(forgetUser).map(({ body }) => body)).toEqual(
      [12.5, 14].map((giveUpBalance) => ({ giveUpBalance, reason: 'Wrote to us' })),
    );
  });

  test('who can’t be forgotten yet has the reason instead of a button', async () => {
    const hindrance = { code: 'organiser_of_games', params: { games: 'Theirs' } };
    await open(address('forget'), { as: admin, answers: ofPerson({ hindrance }) });
    await expect.element(sheet().getByText(errorMessage('organiser_of_games', { games: 'Theirs' }))).toBeVisible();
    await expect.element(sheet().getByRole('link', { name: t('console.act.forget.file') })).toBeVisible();
    expect(send().query()).toBeNull();
  });

  test('says that it failed to load, and loads again', async () => {
    await open(address('forget'), {
      as: admin,
      answers: [...ofPerson().slice(0, 2), refuse(getForgetting, 'unavailable')],
    });
    await expect.element(sheet().getByText(t('errors.unavailable'))).toBeVisible();
    respondWith(...ofPerson());
    await sheet()
      .getByRole('button', { name: t('common.retry') })
      .tap();
    await expect.element(send()).toBeVisible();
  });

  test('is reached from their page', async () => {
    await open(address('person'), { as: admin, answers: ofPerson() });
    await sheet()
      .getByRole('button', { name: t('console.person.more') })
      .tap();
    await sheet()
      .getByRole('button', { name: t('console.person.forget') })
      .tap();
    await expect.element(sheet().getByText(t('console.act.forget.body'))).toBeVisible();
  });
});
