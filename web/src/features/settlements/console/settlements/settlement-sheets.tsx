import type { listSettlements } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../platform/i18n.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { settlementQuery } from './queries.ts';
import type { Shown } from '../../../../ui/console/description.ts';
import { ResolveLine } from './resolve-line.tsx';
import { ResolveMissing } from './resolve-missing.tsx';
import { SettlementFacts } from './settlement-facts.tsx';

/**
 * A payout of the provider (`?step=settlement&id=…`), the decision about one of its lines (`?step=resolve&id=…&line=…`), and the decision about
 * a payment that is in no payout (`?step=missing&id=…`).
 */
export function SettlementSheets({ data }: Shown<typeof listSettlements>) {
  const { step, about, go, close } = useUrlStep(['settlement', 'resolve', 'missing'], ['id', 'line']);
  const id = about('id');
  if (!step || !id) return null;
  if (step === 'missing') {
    const payment = data?.missing.payments.find(({ order }) => order === id);
    return payment ? <ResolveMissing payment={payment} onClose={close} /> : null;
  }
  const lineId = about('line');
  if (step === 'resolve' && lineId)
    return <ResolveLine id={id} lineId={lineId} onBack={() => go('settlement', { id })} onClose={close} />;
  return <SettlementSheet id={id} onResolve={(line) => go('resolve', { id, line })} onClose={close} />;
}

function SettlementSheet({
  id,
  onResolve,
  onClose,
}: {
  id: string;
  onResolve: (line: string) => void;
  onClose: () => void;
}) {
  const { t, explain } = useI18n();
  const { data: settlement, error, refetch } = useQuery(settlementQuery(id));
  return (
    <Sheet open title={settlement?.reference ?? t('ledger.settlements.title')} onClose={onClose}>
      {settlement ? (
        <SettlementFacts settlement={settlement} onResolve={onResolve} />
      ) : error ? (
        <ErrorState title={t('ledger.settlements.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}
