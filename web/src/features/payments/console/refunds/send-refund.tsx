import { payRefundToBank, sendRefundAgain } from '@rondo/contract/forms';
import type { ComponentProps } from 'react';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { AccountFields } from '../../../../ui/account-fields.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import type { ConsoleRefund } from './refund-sheet.tsx';

interface Props {
  refund: ConsoleRefund;
  onDone: () => void;
  onClose: () => void;
}

/** Sends a failed refund again: the way it was paid, or to a bank account that its payer gave. */
export function SendRefund({ way, ...props }: Props & { way: 'again' | 'bank' }) {
  return way === 'again' ? <SendAgain {...props} /> : <PayToBank {...props} />;
}

function SendAgain({ refund, ...acts }: Props) {
  const t = useT();
  const form = useCallForm(sendRefundAgain, {
    initial: { amount: String(refund.canGoBack), reason: '' },
    say: { amount: t('console.act.goodwillWrong') },
  });
  return (
    <ActSheet
      title={t('running.refunds.again.title', { name: refund.person.name })}
      body={t('running.refunds.again.body')}
      action={t('running.refunds.again.do')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(sendRefundAgain, { params: { id: refund._id }, body, idempotencyKey })}
      {...acts}
    >
      <Amount refund={refund} field={form.text('amount')} />
    </ActSheet>
  );
}

function PayToBank({ refund, ...acts }: Props) {
  const t = useT();
  const form = useCallForm(payRefundToBank, {
    initial: { holder: '', iban: '', amount: String(refund.canGoBack), reason: '' },
    say: {
      amount: t('console.act.goodwillWrong'),
      holder: t('bankAccount.holderMissing'),
      iban: t('bankAccount.ibanMissing'),
    },
  });
  return (
    <ActSheet
      title={t('running.refunds.bank.title', { name: refund.person.name })}
      body={t('running.refunds.bank.body', { email: refund.person.email })}
      action={t('running.refunds.bank.do')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(payRefundToBank, { params: { id: refund._id }, body, idempotencyKey })}
      {...acts}
    >
      <AccountFields field={form.text} />
      <Amount refund={refund} field={form.text('amount')} />
    </ActSheet>
  );
}

function Amount({ refund, field }: { refund: ConsoleRefund; field: Partial<ComponentProps<typeof Field>> }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Field
      label={t('console.act.goodwillAmount')}
      hint={t('running.refunds.most', { most: formats.money(refund.canGoBack) })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      {...field}
    />
  );
}
