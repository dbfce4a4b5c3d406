import { keepRefund, listRefunds, payRefundToBank, sendRefundAgain } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../../test/console-acts.ts';
import { lookAtSheet } from '../../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../../test/open.tsx';
import type { Translate } from '../../../../platform/i18n.tsx';

const t = speak('en');
const id = someId(1);
const refund = {
  _id: id,
  person: { _id: someId(2), name: 'Pieter', email: 'p@rondo.test' },
  orderId: someId(3),
  amount: 50,
  state: 'failed',
  madeThere: false,
  resolution: null,
  canGoBack: 30,
  failedAt: '2026-11-20T10:00:00Z',
} as const;
const refunds = (more: object = {}) =>
  answer(listRefunds, { data: { refunds: [{ ...refund, ...more }], pagination: one } });
const at = (step: string) => `/console/refunds?step=${step}&id=${id}`;

describe('a refund', () => {
  const kept = { how: 'kept', reason: 'They like it so', by: 'Ada', at: '2026-11-21T10:00:00Z' };
  test.each([
    ['on its way', { state: 'under_way', canGoBack: 0, failedAt: null }, []],
    ['that failed', {}, ['again', 'bank', 'keep']],
    ['that failed, and was spent since', { canGoBack: 0 }, ['keep']],
    ['that was decided', { resolution: kept, canGoBack: 0 }, []],
  ] as const)('%s has what can be decided', async (_, more, acts) => {
    await open(at('refund'), { as: admin, answers: [refunds(more)] });
    await expect.element(sheet()).toMatchTextContent('p@rondo.test');
    const shown = (['again', 'bank', 'keep'] as const).filter((act) =>
      sheet()
        .getByRole('button', { name: t(`running.refunds.${act}.do`) })
        .query(),
    );
    expect(shown).toEqual(acts);
    await lookAtSheet();
  });

  test('says what was decided, by whom, and leads to its payment', async () => {
    await open(at('refund'), { as: admin, answers: [refunds({ resolution: kept })] });
    for (const words of ['They like it so', 'Ada', t('running.refunds.decision.kept')])
      await expect.element(sheet()).toMatchTextContent(words);
    await expect
      .element(sheet().getByRole('link', { name: t('ledger.journals.toPayment') }))
      .toHaveAttribute('href', `/console/orders?review=false&query=${someId(3)}`);
  });
});

const amount = (say: Translate) => label(say('console.act.goodwillAmount'));
testAct({
  name: 'a refund tried again',
  address: at('again'),
  answers: [refunds()],
  call: sendRefundAgain,
  action: (say) => say('running.refunds.again.do'),
  at: { refund_spent: amount },
  done: { data: { refund } },
  body: withReason({ amount: 30 }),
});
testAct({
  name: 'a refund paid to a bank account',
  address: at('bank'),
  answers: [refunds()],
  call: payRefundToBank,
  action: (say) => say('running.refunds.bank.do'),
  fill: async (say) => {
    await label(say('bankAccount.holder')).write('P. Jansen');
    await label(say('bankAccount.iban')).write('NL91ABNA0417164300');
  },
  at: {
    refund_spent: amount,
    iban_invalid: (say) => label(say('bankAccount.iban')),
    iban_not_sepa: (say) => label(say('bankAccount.iban')),
  },
  done: { data: { refund } },
  body: withReason({ amount: 30, holder: 'P. Jansen', iban: 'NL91ABNA0417164300' }),
});
testAct({
  name: 'a refund left where it came back to',
  address: at('keep'),
  answers: [refunds()],
  call: keepRefund,
  action: (say) => say('running.refunds.keep.do'),
  done: { data: { refund } },
  body: withReason({}),
});
