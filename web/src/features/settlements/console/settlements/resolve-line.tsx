import { resolveSettlementLine } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import type { CallArguments } from '@rondo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { useResolveAs } from './resolve-as.tsx';
import { settlementQuery } from './queries.ts';

/** The ways to book the difference of a line. */
const ways = every<CallArguments<typeof resolveSettlementLine>['body']['as']>()([
  'provider',
  'losses',
  'provider_costs',
]);

interface Props {
  id: string;
  lineId: string;
  /** Returns to the payout's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** The decision about a line that the ledger does not explain, with its reason. */
export function ResolveLine({ id, lineId, onBack, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const { data: settlement } = useQuery(settlementQuery(id));
  const { as, field } = useResolveAs(ways);
  const line = settlement?.parts.find(({ _id }) => _id === lineId);
  if (!line) return null;
  const cents = Math.round(line.gross * 100) - Math.round(line.explained * 100);
  return (
    <ReasonSheet
      call={resolveSettlementLine}
      title={t('ledger.settlements.resolve.title', { amount: formats.money(cents / 100) })}
      body={t(`ledger.settlements.resolve.${cents > 0 ? 'tooMuch' : 'tooLittle'}`)}
      action={t('ledger.settlements.resolve.do')}
      reasonHint={t('ledger.settlements.resolve.reasonHint')}
      act={(reason, idempotencyKey) =>
        call(resolveSettlementLine, { params: { id, lineId }, body: { as, reason }, idempotencyKey })
      }
      onDone={({ data }) => {
        client.setQueryData(settlementQuery(id).queryKey, data.settlement);
        void client.invalidateQueries({ queryKey: ['console', 'settlements'] });
        onBack();
      }}
      onClose={onClose}
    >
      {field}
    </ReasonSheet>
  );
}
