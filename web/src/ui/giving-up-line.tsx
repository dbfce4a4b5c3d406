import { centsToEuros, type RefundLine } from '@rondo/rules';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';

interface Props {
  line: RefundLine | { is: 'certain' };
  /** The price of the spot in euros, paid or still to be paid. */
  price: number;
}

/** The refund for giving up a guest's spot at this hour, in the same words as in their mail (product.md#guests). */
export function GivingUpLine({ line, price }: Props) {
  const t = useT();
  const formats = useFormats();
  if (line.is !== 'back') return t(`givingUp.${line.is}`, { amount: formats.money(price) });
  const until = line.until.toISOString();
  return t('givingUp.back', {
    amount: formats.money(centsToEuros(line.cents)),
    percent: line.percent,
    until: `${formats.day(until)} ${formats.time(until)}`,
  });
}
