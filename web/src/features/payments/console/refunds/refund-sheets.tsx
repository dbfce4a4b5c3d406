import type { listRefunds } from '@rondo/contract';
import { keepRefund } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import type { Shown } from '../../../../ui/console/description.ts';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { RefundSheet } from './refund-sheet.tsx';
import { SendRefund } from './send-refund.tsx';

/** A refund (`?step=refund&id=…`), and the decisions about one that failed. */
export function RefundSheets({ rows }: Shown<typeof listRefunds>) {
  const t = useT();
  const client = useQueryClient();
  const { step, about, go, close } = useUrlStep(['refund', 'again', 'bank', 'keep'], ['id']);
  const refund = rows.find(({ _id }) => _id === about('id'));
  if (!step || !refund) return null;
  const id = refund._id;
  if (step === 'refund') return <RefundSheet refund={refund} onAct={(act) => go(act, { id })} onClose={close} />;
  const acts = {
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['console', 'refunds'] });
      close();
    },
    onClose: close,
  };
  if (step !== 'keep') return <SendRefund key={step} way={step} refund={refund} {...acts} />;
  return (
    <ReasonSheet
      call={keepRefund}
      title={t('running.refunds.keep.title', { name: refund.person.name })}
      body={t('running.refunds.keep.body')}
      action={t('running.refunds.keep.do')}
      act={(reason, idempotencyKey) => call(keepRefund, { params: { id }, body: { reason }, idempotencyKey })}
      {...acts}
    />
  );
}
