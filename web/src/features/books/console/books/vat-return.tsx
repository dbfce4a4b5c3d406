import { vatReturn } from '@rondo/rules/books';
import { useT } from '../../../../platform/i18n.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { Figures } from '../../../../ui/console/figures.tsx';
import type { Period } from './queries.ts';

const toCents = (euros: number) => Math.round(euros * 100);

/** The boxes of the VAT return that Rondo's sales fill: to the cent, and as they are filled in. */
export function VatReturn({ vat, journals }: Pick<Period, 'vat'> & { journals: string }) {
  const t = useT();
  const { boxes, owed } = vatReturn(
    vat.map((row) => ({
      rate: row.rate,
      turnoverCents: toCents(row.sold + row.back - row.vat),
      vatCents: toCents(row.vat),
    })),
  );
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
      sum={{ name: t('periods.boxes.owed'), figures: [null, owed.cents / 100, null, owed.euros] }}
    />
  );
}
