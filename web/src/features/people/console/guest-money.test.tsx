import { type CallResponse, getKeptForGuest, getUser, keepGuestAccount, listUsers, payGuest } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { expectSaidAt, testRefusals } from '../../../../test/forms.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { plain } from '../../../../test/match.ts';
import { open, speak } from '../../../../test/open.tsx';

type Kept = CallResponse<typeof getKeptForGuest>['data'];

const id = someId(1);
const address = `/console/people?step=pay-guest&id=${id}`;
const guest = { _id: id, name: 'Guest', email: 'guus@rondo.test', role: 'guest', owedToGuest: 5 } as const;
const ofGuest = (kept: Partial<Kept> = {}): Answer[] => [
  answer(listUsers, { data: { users: [guest], pagination: one } }),
  answer(getUser, { data: { user: guest } }),
  answer(getKeptForGuest, { data: { kept: 5, canGoBack: 0, account: null, cameBack: null, ...kept } }),
];
const says = (words: string) => expect.poll(() => plain(sheet().query()?.textContent)).toContain(plain(words));

describe('what can go back the way a guest paid', () => {
  testAct({
    name: 'goes back',
    address,
    answers: ofGuest({ canGoBack: 5 }),
    call: payGuest,
    action: (t) => t('console.act.payGuest.do'),
    body: withReason({ amount: 5 }),
  });

  test('is said, with what can’t', async () => {
    const t = speak('en');
    await open(address, { as: admin, answers: ofGuest({ canGoBack: 3 }) });
    await expect.element(sheet().getByText(t('console.act.payGuest.rest', { amount: '€ 2.00' }))).toBeVisible();
    await says(t('console.act.payGuest.body', { amount: '€ 3.00', email: guest.email }));
    await lookAtSheet();
  });

  test('is looked at again when it did not load', async () => {
    const t = speak('en');
    const [people = refuse(listUsers, 'busy'), person = people] = ofGuest();
    await open(address, { as: admin, answers: [people, person, refuse(getKeptForGuest, 'unavailable')] });
    await expect.element(sheet().getByText(t('console.act.payGuest.failed'))).toBeVisible();
    respondWith(...ofGuest({ canGoBack: 5 }));
    await sheet()
      .getByRole('button', { name: t('common.retry') })
      .tap();
    await says(t('console.act.payGuest.body', { amount: '€ 5.00', email: guest.email }));
  });
});

describe('the account of a guest', () => {
  const account = { holder: 'Guus Gast', iban: 'NL •••• 4300' };

  test('is entered with its holder and a reason, each asked for at its field', async () => {
    const t = speak('en');
    const button = () => sheet().getByRole('button', { name: t('console.act.guestAccount.do'), exact: true });
    await open(address, { as: admin, answers: ofGuest() });
    await says(t('console.act.guestAccount.body', { amount: '€ 5.00', email: guest.email }));
    await button().tap();
    await expectSaidAt(label(t('bankAccount.holder')), t('bankAccount.holderMissing'));
    await label(t('bankAccount.holder')).write('Guus Gast');
    await button().tap();
    await expectSaidAt(label(t('bankAccount.iban')), t('bankAccount.ibanMissing'));
    await label(t('bankAccount.iban')).write('NL91 ABNA 0417 1643 00');
    await label(t('console.act.reason')).write('no');
    await button().tap();
    await expectSaidAt(label(t('console.act.reason')), t('field.short', { least: '3' }));
    await label(t('console.act.reason')).write('They mailed it');
    await lookAtSheet();
    respondWith(answer(keepGuestAccount));
    await button().tap();
    await expectBanner(t('console.act.done'));
    const body = { holder: 'Guus Gast', iban: 'NL91 ABNA 0417 1643 00', reason: 'They mailed it', amount: 5 };
    expect(askedOf(keepGuestAccount).map((asked) => asked.body)).toEqual([body]);
    await expect.element(sheet().getByRole('button', { name: t('console.person.payGuest') })).toBeVisible();
  });

  test('that is known is shown by its end, and put right; why the last payment came back is said', async () => {
    const t = speak('en');
    await open(address, { as: admin, answers: ofGuest({ account, cameBack: 'Account closed' }) });
    await says(t('console.act.guestAccount.now', account));
    await says(t('console.act.guestAccount.cameBack', { reason: 'Account closed' }));
    await expect.element(label(t('bankAccount.holder'))).toHaveValue('Guus Gast');
    await expect.element(label(t('bankAccount.iban'))).toHaveValue('');
  });

  testRefusals({
    call: keepGuestAccount,
    open: (language) => open(address, { as: admin, language, answers: ofGuest() }),
    fill: async (t) => {
      await label(t('bankAccount.holder')).write('Guus Gast');
      await label(t('bankAccount.iban')).write('NL91ABNA0417164300');
      await label(t('console.act.reason')).write('They mailed it');
    },
    button: (t) => sheet().getByRole('button', { name: t('console.act.guestAccount.do'), exact: true }),
    at: {
      iban_invalid: (t) => label(t('bankAccount.iban')),
      iban_not_sepa: (t) => label(t('bankAccount.iban')),
      iban_is_own: (t) => label(t('bankAccount.iban')),
    },
  });
});
