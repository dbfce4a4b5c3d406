import type { CallArguments, resolveSettlementLine } from '@rondo/contract';
import { useT } from '../../../../platform/i18n.tsx';
import { useTypedState } from '../../../../platform/typed.ts';
import { SelectField } from '../../../../ui/field.tsx';

type As = CallArguments<typeof resolveSettlementLine>['body']['as'];

/**
 * An admin's choice of how to book money on which the ledger and the provider differ.
 * @param ways the first is the usual one
 * @returns the choice, and the field for it
 */
export function useResolveAs<Way extends As>(ways: readonly [Way, ...Way[]]) {
  const t = useT();
  const [as, setAs] = useTypedState<Way>('how', ways[0]);
  const field = (
    <SelectField
      label={t('ledger.settlements.resolve.how')}
      value={as}
      onChange={({ target }) => setAs(ways.find((way) => way === target.value) ?? ways[0])}
    >
      {ways.map((way: As) => (
        <option key={way} value={way}>
          {t(`ledger.settlements.as.${way}`)}
        </option>
      ))}
    </SelectField>
  );
  return { as, field };
}
