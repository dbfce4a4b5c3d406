import { resolveMissingPayout } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import type { CallArguments } from '@rondo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { useResolveAs } from './resolve-as.tsx';
import type { MissingPayment } from './missing-payouts.tsx';

/** The ways to book a payment that is in no payout. */
const ways = every<CallArguments<typeof resolveMissingPayout>['body']['as']>()(['provider', 'losses']);

/** The decision about a payment that the provider took but never paid out, with its reason. */
export function ResolveMissing({ payment, onClose }: { payment: MissingPayment; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const { as, field } = useResolveAs(ways);
  const params = { orderId: payment.order };
  return (
    <ReasonSheet
      call={resolveMissingPayout}
      title={t('ledger.settlements.missing.resolve', { amount: formats.money(payment.amount) })}
      body={t('ledger.settlements.missing.hint')}
      action={t('ledger.settlements.resolve.do')}
      act={(reason, idempotencyKey) => call(resolveMissingPayout, { params, body: { as, reason }, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'settlements'] });
        onClose();
      }}
      onClose={onClose}
    >
      {field}
    </ReasonSheet>
  );
}
