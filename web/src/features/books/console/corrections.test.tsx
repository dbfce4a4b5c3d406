import { decideCorrection, listCorrections, proposeCorrection } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';

const t = speak('en');
const id = someId(1);

const correction = {
  _id: id,
  person: { _id: someId(2), name: 'Pieter' },
  proposedBy: { _id: someId(3), name: 'Ada' },
  account: 'wallet',
  amount: 27.5,
  state: 'open',
  awaits: 'admin',
} as const;
const corrections = (more: object = {}) =>
  answer(listCorrections, { data: { corrections: [{ ...correction, ...more }], pagination: one } });
const opened = (as: object, more: object = {}) =>
  open(`/console/corrections?step=correction&id=${id}`, { as: { ...admin, ...as }, answers: [corrections(more)] });
const approve = () => sheet().getByRole('button', { name: t('ledger.corrections.approved.do'), exact: true });

test.each([
  ['by another admin', {}, true, null],
  ['by who proposed it', { _id: someId(3) }, false, t('ledger.corrections.isYours')],
  ['by whom it is about', { _id: someId(2) }, false, t('ledger.corrections.aboutYou')],
] as const)('a correction is decided %s', async (_, as, mayDecide, words) => {
  await opened(as);
  if (words) await expect.element(sheet()).toMatchTextContent(words);
  if (mayDecide) await expect.element(approve()).toBeVisible();
  else expect(approve().query()).toBeNull();
});
test.each([
  ['who proposed it', { _id: someId(3) }],
  ['whom it is about', { _id: someId(2) }],
] as const)('where no other admin is, %s reads what to type on the server', async (_, as) => {
  await opened(as, { awaits: 'server' });
  await expect.element(sheet()).toMatchTextContent(t('ledger.corrections.onServer'));
  await expect.element(sheet()).toMatchTextContent(`npm run approve-correction -- ${id} --reason "…"`);
  expect(approve().query()).toBeNull();
  await lookAtSheet();
});
test.each([
  ['another admin', { _id: someId(4), name: 'Bob' }, 'Bob'],
  ['the server', null, t('ledger.corrections.byServer')],
  ['one admin alone', correction.proposedBy, t('ledger.corrections.alone', { when: '' })],
] as const)('a correction says who decided: %s', async (_, by, words) => {
  await opened({}, { state: 'approved', awaits: null, decision: { by, reason: 'Seen at the bank' } });
  await expect.element(sheet()).toMatchTextContent(words);
  expect(approve().query()).toBeNull();
});
for (const decision of ['approved', 'declined'] as const)
  testAct({
    name: `a correction that is ${decision}`,
    address: `/console/corrections?step=${decision}&id=${id}`,
    answers: [corrections()],
    call: decideCorrection,
    action: (t) => t(`ledger.corrections.${decision}.do`),
    done: { data: { correction } },
    body: withReason({ decision }),
  });

describe('a new correction', () => {
  const address = '/console/corrections?step=new&person=p@rondo.test';
  const body = { person: 'p@rondo.test', account: 'wallet', against: 'revenue' };
  const booked = { ...correction, state: 'approved', awaits: null } as const;
  const bound = { most: '€ 25.00', days: 7 };

  test('says beforehand whether one admin can book it', async () => {
    await open(address, { as: admin, answers: [corrections()] });
    await expect.element(sheet()).toMatchTextContent(t('ledger.corrections.new.body', bound));
    for (const [amount, hint, button] of [
      ['25', 'aloneHint', 'book'],
      ['25,01', 'proposedHint', 'propose'],
    ] as const) {
      await label(t('ledger.corrections.new.amount')).write(amount);
      await expect.element(sheet()).toMatchTextContent(t(`ledger.corrections.new.${hint}`, bound));
      await expect
        .element(sheet().getByRole('button', { name: t(`ledger.corrections.new.${button}`), exact: true }))
        .toBeVisible();
    }
    await label(t('ledger.corrections.new.amount')).write('many');
    await expect.element(sheet()).not.toMatchTextContent(t('ledger.corrections.new.proposedHint', bound));
  });

  const person = (say: Translate) => label(say('ledger.corrections.new.person'));
  const payment = (say: Translate) => label(say('ledger.corrections.new.payment'));
  const atFields = {
    user_not_found: person,
    wallet_for_players: person,
    not_an_organiser: person,
    payment_not_found: payment,
    correction_below_zero: (say: Translate) => label(say('ledger.corrections.new.amount')),
    order_of_another: payment,
  };
  testAct({
    name: 'that one admin books',
    address,
    answers: [corrections()],
    call: proposeCorrection,
    at: atFields,
    action: (t) => t('ledger.corrections.new.book'),
    fill: async (t) => {
      await label(t('ledger.corrections.change')).selectOptions('wallet.minus');
      await label(t('ledger.corrections.new.amount')).write('7,50');
    },
    done: { data: { correction: booked } },
    says: (t) => t('ledger.corrections.new.booked'),
    body: withReason({ ...body, amount: -7.5 }),
  });
  testAct({
    name: 'that fitted no more',
    address,
    answers: [corrections()],
    call: proposeCorrection,
    at: atFields,
    action: (t) => t('ledger.corrections.new.book'),
    fill: (t) => label(t('ledger.corrections.new.amount')).write('25'),
    done: { data: { correction } },
    says: (t) => t('ledger.corrections.new.waits'),
    body: withReason({ ...body, amount: 25 }),
  });
  testAct({
    name: 'that waits for the server',
    address,
    answers: [corrections()],
    call: proposeCorrection,
    at: atFields,
    action: (t) => t('ledger.corrections.new.propose'),
    fill: (t) => label(t('ledger.corrections.new.amount')).write('27,50'),
    done: { data: { correction: { ...correction, awaits: 'server' } } },
    says: (t) => t('ledger.corrections.new.waitsOnServer'),
    body: withReason({ ...body, amount: 27.5 }),
  });
});
