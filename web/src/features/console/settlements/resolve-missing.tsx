import { resolveMissingPayout } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { SelectField } from '../../../ui/field.tsx';
import { ReasonSheet } from '../reason-sheet.tsx';
import type { MissingPayment } from './missing-payouts.tsx';

/** What can become of a payment that was paid out in nothing. */
const ways = ['provider', 'losses'] as const;

/** The decision about a payment that the provider took and paid out in nothing, with its reason. */
export function ResolveMissing({ payment, onClose }: { payment: MissingPayment; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const [as, setAs] = useTypedState<(typeof ways)[number]>('how', 'provider');
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
      <SelectField
        label={t('ledger.settlements.resolve.how')}
        value={as}
        onChange={({ target }) => setAs(ways.find((way) => way === target.value) ?? 'provider')}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {t(`ledger.settlements.as.${way}`)}
          </option>
        ))}
      </SelectField>
    </ReasonSheet>
  );
}
