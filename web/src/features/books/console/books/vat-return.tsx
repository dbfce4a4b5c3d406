import { vatReturn } from '@rondo/rules/books';
import { useT } from '../../../../platform/i18n.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { Figures } from '../../../../ui/console/figures.tsx';
import type { Period } from './queries.ts';

const toCents = (euros: number) => Math.round(euros * 100);

/** The boxes of the VAT return that Rondo's sales fill: to the cent, and as they are filled in. */
export function VatReturn({ vat, accounts, journals }: Pick<Period, 'vat' | 'accounts'> & { journals: string }) {
  const t = useT();
  const input = accounts.find(({ account }) => account === 'input_vat');
  const {
    boxes,
    owed,
    input: deducted,
  } = vatReturn(
    vat.map((row) => ({
      rate: row.rate,
      turnoverCents: toCents(row.sold + row.back - row.vat),
      vatCents: toCents(row.vat),
    })),
    input ? toCents(input.opening - input.closing) : 0,
  );
  const sumOf = (box: 'owed' | 'input', { cents, euros }: typeof owed) => ({
    name: t(`periods.boxes.${box}`),
    figures: [null, cents / 100, null, euros],
  });
  return (
    <Figures
      title={t('periods.return')}
      hint={<Text tone="muted">{t('periods.returnHint')}</Text>}
      heads={[
        t('periods.what'),
        t('periods.turnover'),
        t('periods.vat'),
        t('periods.toFillIn'),
        t('periods.vatToFillIn'),
      ]}
      rows={boxes.map(({ box, rates, turnoverCents, vatCents, turnoverEuros, vatEuros }) => ({
        key: box,
        name: t('periods.boxAt', { box: t(`periods.boxes.${box}`), rates: rates.join(', ') }),
        figures: [turnoverCents / 100, vatCents / 100, turnoverEuros, vatEuros],
        to: journals,
      }))}
      sums={[sumOf('owed', owed), ...(deducted.cents === 0 ? [] : [sumOf('input', deducted)])]}
    />
  );
}
