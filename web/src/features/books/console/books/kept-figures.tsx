import { useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { Text } from '../../../../ui/layout.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { differencesOf, type Kept } from './differences-of.ts';
import { Figures } from '../../../../ui/console/figures.tsx';
import type { Period } from './queries.ts';

/** The admin who closed the month, and each figure that differs from the one stored then: figures of VAT and accounts may not differ. */
export function KeptFigures({ period, kept }: { period: Period; kept: Kept }) {
  const t = useT();
  const dates = useDates();
  const formatName = useFormatName();
  const said = { name: formatName(kept.by.name), when: dates.moment(kept.at) };
  const differences = differencesOf(period, kept);
  if (differences.length === 0) return <Text tone="muted">{t('periods.kept.same', said)}</Text>;
  const nameOf = ({ of, figure }: (typeof differences)[number]) => {
    const what =
      of.part === 'vat'
        ? t('periods.rate', { what: t(`ledger.sale.${of.kind}`), rate: String(of.rate) })
        : of.part === 'sport'
          ? t(`games.sport.${of.sport}`)
          : of.part === 'account'
            ? t(`ledger.accounts.${of.account}`)
            : (of.name ?? t('periods.noCommunity'));
    return `${what}: ${t(`periods.${figure}`)}`;
  };
  return (
    <Figures
      title={t('periods.kept.differs')}
      hint={<Text tone="muted">{t('periods.kept.hint', said)}</Text>}
      heads={[t('periods.what'), t('periods.kept.before'), t('periods.kept.now'), t('periods.kept.difference')]}
      rows={differences.map((one) => ({
        key: `${JSON.stringify(one.of)} ${one.figure}`,
        name: nameOf(one),
        figures: [one.before, one.now, Math.round((one.now - one.before) * 100) / 100],
      }))}
    />
  );
}
