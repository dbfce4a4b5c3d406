import { confirmBankDetails, makePayout, payoutFile, undoPayoutLine } from '@rondo/contract/calls';
import { settlePayoutLine } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import type { Owed, Payout } from './queries.ts';

export const payoutActs = ['make', 'confirm', 'file', 'executed', 'returned', 'after-all', 'undo'] as const;

/** The banner after each act on a line. */
const said = {
  executed: { state: 'executed' },
  returned: { state: 'returned' },
  'after-all': { state: 'executed', afterAll: true },
} as const;

interface Props {
  act: (typeof payoutActs)[number];
  /** The run and the line that the act is about; a new run has neither. */
  payout: Payout | undefined;
  line: Payout['lines'][number] | undefined;
  /** The payee whose account is confirmed. */
  owed: Owed | undefined;
  onClose: () => void;
}

/** An act in paying organisers, or in refunding guests, through the bank. */
export function PayoutAct({ act, payout, line, owed, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const client = useQueryClient();
  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    if (act === 'make') await call(makePayout, { idempotencyKey });
    else if (act === 'confirm') {
      const body = { changedAt: owed?.detailsChangedAt ?? '', reason };
      await call(confirmBankDetails, { params: { id: owed?._id ?? '' }, body, idempotencyKey });
    } else if (act === 'file') {
      const text = await call(payoutFile, { params: { id: payout?._id ?? '' } });
      saveFile(new Blob([text], { type: 'application/xml' }), `rondo-pay-${payout?.number ?? ''}.xml`);
    } else {
      const params = { id: payout?._id ?? '', lineId: line?._id ?? '' };
      if (act === 'undo') await call(undoPayoutLine, { params, body: { reason } });
      else await call(settlePayoutLine, { params, body: { ...said[act], reason } });
    }
  };
  const about = {
    number: String(payout?.number ?? ''),
    name: formatName(owed?.name ?? line?.person.name ?? ''),
    iban: owed?.iban ?? '',
    amount: formats.money(line?.amount ?? 0),
  };
  const asksReason = !['make', 'file', 'executed'].includes(act);
  const isOfGuest = line?.kind === 'guest' && (act === 'returned' || act === 'after-all');
  return (
    <ReasonSheet
      call={asksReason ? settlePayoutLine : null}
      title={t(`running.payouts.${act}.title`, about)}
      body={t(isOfGuest ? `running.payouts.${act}.bodyOfGuest` : `running.payouts.${act}.body`)}
      action={t(`running.payouts.${act}.do`)}
      {...(act === 'returned' && { reasonHint: t('running.payouts.reasonHint') })}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'payouts'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
