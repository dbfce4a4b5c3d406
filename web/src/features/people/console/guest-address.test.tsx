import { correctGuestAddress, getUser, listUsers } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { plain } from '../../../../test/match.ts';
import { open, speak } from '../../../../test/open.tsx';

const id = someId(1);
const guest = { _id: id, name: 'Guest', email: 'guus@gmial.con', role: 'guest' } as const;
const spot = { gameId: someId(5), name: 'Volleyball', status: 'active' } as const;
const address = (step: string) => `/console/people?step=${step}&id=${id}`;
const ofGuest = (more: object = {}): Answer[] => [
  answer(listUsers, { data: { users: [guest], pagination: one } }),
  answer(getUser, { data: { user: { ...guest, spots: [spot], ...more } } }),
];
const meant = 'guus@gmail.com';

describe('the mistyped address of a guest', () => {
  testAct({
    name: 'is corrected',
    address: address('address'),
    answers: ofGuest(),
    call: correctGuestAddress,
    action: (t) => t('console.act.address.do'),
    fill: (t) => label(t('console.act.address.email')).write(meant),
    at: {
      email_invalid: (t) => label(t('console.act.address.email')),
      address_same: (t) => label(t('console.act.address.email')),
      address_not_free: (t) => label(t('console.act.address.email')),
      mails_limited: (t) => label(t('console.act.address.email')),
    },
    done: { data: { user: { ...guest, email: meant } } },
    body: withReason({ email: meant }),
  });

  test.each(testedLanguages)('is said, and the right one asked for (%s)', async (language) => {
    const t = speak(language);
    await open(address('address'), { as: admin, language, answers: ofGuest() });
    await expect
      .poll(() => plain(sheet().query()?.textContent))
      .toContain(plain(t('console.act.address.body', { email: guest.email })));
    await label(t('console.act.address.email')).write('guus@gmail');
    await label(t('console.act.reason')).write('They called us');
    await sheet()
      .getByRole('button', { name: t('console.act.address.do') })
      .tap();
    await expect.element(sheet().getByText(t('errors.email_invalid'))).toBeVisible();
    await lookAtSheet();
  });

  test.each([
    ['who has a spot', {}, true],
    ['who has none', { spots: [{ ...spot, status: 'refunded' }] }, false],
    ['who is a player by now', { role: 'player' }, false],
  ])('is corrected from the page of a guest %s', async (_, more, isThere) => {
    const t = speak('en');
    await open(address('person'), { as: admin, answers: ofGuest(more) });
    await expect.element(sheet().getByRole('button', { name: t('console.person.more') })).toBeVisible();
    const way = sheet().getByRole('button', { name: t('console.person.correctAddress') });
    expect(way.query() !== null).toBe(isThere);
    if (!isThere) return;
    await way.tap();
    await expect.element(sheet().getByText(t('console.act.address.title'))).toBeVisible();
  });
});
