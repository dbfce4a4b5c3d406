import { makePayout, payoutFile, settlePayoutLine } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { ActSheet } from '../act-sheet.tsx';
import type { Payout } from './queries.ts';

export const payoutActs = ['make', 'file', 'executed', 'returned'] as const;

interface Props {
  act: (typeof payoutActs)[number];
  /** The run and the line that it is done to; a new run has neither. */
  payout: Payout | undefined;
  line: Payout['lines'][number] | undefined;
  onClose: () => void;
}

/** A step on the way of organisers' pay through the bank. */
export function PayoutAct({ act, payout, line, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    if (act === 'make') await call(makePayout, { idempotencyKey });
    else if (act === 'file') {
      const text = await call(payoutFile, { params: { id: payout?._id ?? '' } });
      saveFile(new Blob([text], { type: 'application/xml' }), `rondo-pay-${payout?.number ?? ''}.xml`);
    } else {
      const params = { id: payout?._id ?? '', lineId: line?._id ?? '' };
      await call(settlePayoutLine, { params, body: { state: act, reason } });
    }
  };
  const about = {
    number: String(payout?.number ?? ''),
    name: line?.organiser.name ?? '',
    amount: formats.money(line?.amount ?? 0),
  };
  return (
    <ActSheet
      title={t(`running.payouts.${act}.title`, about)}
      body={t(`running.payouts.${act}.body`)}
      action={t(`running.payouts.${act}.do`)}
      asksReason={act === 'returned'}
      reasonHint={t('running.payouts.reasonHint')}
      reasonMax={200}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'payouts'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
