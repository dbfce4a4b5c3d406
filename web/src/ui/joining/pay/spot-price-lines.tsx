import { centsToEuros, type PriceLine, type SpotPrice } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { PriceLines } from '../../price-lines.tsx';
import type { Quote } from './spot-quote.ts';

interface Props {
  quote: Quote;
  /** The players of the spots, if there are several. */
  names?: readonly string[];
  /** Replaces 'To pay'. */
  total?: { label: string; euros: number };
  /** Lines between the price and the total. */
  more?: readonly { label: string; euros: number; saving?: boolean }[];
}

/** The price of spots, line by line: base price, early bird, promocode, student card, total. */
export function SpotPriceLines({ quote, names, total, more }: Props) {
  const t = useT();
  const says: Record<PriceLine['kind'], (line: PriceLine, spot: SpotPrice, index: number) => string> = {
    base: (_line, _spot, index) => names?.[index] ?? t('joiningSteps.pay.base'),
    earlyBird: (_, { earlyBird }) => t('spots.lines.earlyBird', { total: earlyBird?.total ?? 0 }),
    promocode: ({ name }) => t('spots.lines.promocode', { name: name ?? '' }),
    periodic: () => t('spots.lines.periodic'),
  };
  const lines = quote.spots.flatMap((spot, index) =>
    spot.lines.map((line) => ({
      id: `${index}-${line.kind}`,
      label: says[line.kind](line, spot, index),
      euros: centsToEuros(line.amountCents),
      saving: line.amountCents < 0,
    })),
  );
  const changed = quote.changedCents;
  if (changed !== 0) {
    lines.push({
      id: 'changed',
      label: t('spots.lines.changed'),
      euros: centsToEuros(changed),
      saving: changed < 0,
    });
  }
  return (
    <PriceLines
      lines={[...lines, ...(more ?? [])]}
      total={total ?? { label: t('joiningSteps.pay.total'), euros: quote.total }}
    />
  );
}
