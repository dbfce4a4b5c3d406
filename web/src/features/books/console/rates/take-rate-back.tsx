import { takeRateBack } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { type Rate, ratesQuery } from './queries.ts';

/** Takes back a rate that isn't in force yet. */
export function TakeRateBack({ rate: { kind, from }, onClose }: { rate: Rate; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const day = useDates().day(`${from}T12:00:00Z`);
  return (
    <ReasonSheet
      call={takeRateBack}
      title={t('ledger.rates.takeBack.title')}
      body={t('ledger.rates.takeBack.body', { kind: t(`ledger.rates.kinds.${kind}`), day })}
      action={t('ledger.rates.takeBack.do')}
      reasonHint={t('console.act.loggedHint')}
      isDanger
      act={(reason, idempotencyKey) => call(takeRateBack, { body: { kind, from, reason }, idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(ratesQuery.queryKey, data.rates);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
