import { payTopUpBack } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import type { ConsoleOrder } from './order-act.tsx';

/** Pays a top-up back through the provider, in whole or in part (product.md#paying-back-a-top-up). */
export function PayBack({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const form = useCallForm(payTopUpBack, {
    initial: { amount: String(order.canGoBack), withFee: false, reason: '' },
    say: { amount: t('console.act.goodwillWrong') },
  });
  return (
    <ActSheet
      title={t('running.orders.payBack.title', { name: order.person.name })}
      body={t('running.orders.payBack.body')}
      action={t('running.orders.payBack.do')}
      form={form}
      reason={{ ...form.text('reason'), hint: t('console.act.toldHint') }}
      act={(body, idempotencyKey) => call(payTopUpBack, { params: { id: order._id }, body, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'orders'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Field
        {...form.text('amount')}
        label={t('console.act.goodwillAmount')}
        hint={t('running.orders.payBack.most', { most: formats.money(order.canGoBack) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
      {order.fee > 0 && (
        <Checkbox
          {...form.box('withFee')}
          label={t('running.orders.payBack.withFee', { fee: formats.money(order.fee) })}
        />
      )}
    </ActSheet>
  );
}
