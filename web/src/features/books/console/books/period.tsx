import { booksPeriodFile } from '@rondo/contract/calls';
import { amsterdamDay } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../../../platform/api.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { FileLink } from '../../../../ui/console/file-link.tsx';
import { Figures, journalsOf } from '../../../../ui/console/figures.tsx';
import { KeptFigures } from './kept-figures.tsx';
import type { Days } from './preset-days.ts';
import { type Period as PeriodData, periodQuery } from './queries.ts';
import { VatReturn } from './vat-return.tsx';
import { useChosenDays } from './use-chosen-days.tsx';

/** The totals of a period of whole days; each figure leads to its journals. The days are in the address. */
export function Period() {
  const { explain, t } = useI18n();
  const { days, chooser } = useChosenDays();
  const { data, error, refetch } = useQuery(periodQuery(days));
  return (
    <>
      {chooser}
      {error && !data && (
        <ErrorState title={t('periods.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton height={480} />
          <Skeleton height={820} />
        </Loading>
      )}
      {data && <PeriodFigures period={data} />}
    </>
  );
}

function PeriodFigures({ period }: { period: PeriodData }) {
  const t = useT();
  const dates = useDates();
  const { from, to, documentedUntil, vat } = period;
  return (
    <>
      <FileLink href={addressOf(booksPeriodFile, { query: { from, to } })} />
      {amsterdamDay(new Date(documentedUntil)) <= to && (
        <Note>
          <p>{t('periods.until', { when: dates.moment(documentedUntil) })}</p>
        </Note>
      )}
      {period.isPart && (
        <Text tone="muted" measure>
          {t('ledger.chart.isPart')}
        </Text>
      )}
      {period.kept && <KeptFigures period={period} kept={period.kept} />}
      {vat.length === 0 && <Text tone="muted">{t('periods.nothing')}</Text>}
      {vat.length > 0 && <Sales {...period} />}
      <Accounts {...period} />
    </>
  );
}

function Sales({ from, to, vat, sports, communities, accounts }: PeriodData) {
  const t = useT();
  const days = { from, until: to };
  const heads = [t('periods.what'), t('periods.sold'), t('periods.back'), t('periods.vat')] as const;
  const figuresOf = ({ sold, back, vat }: Sold) => [sold, back, vat];
  return (
    <>
      <Figures
        title={t('periods.byRate')}
        heads={heads}
        rows={vat.map(({ kind, rate, exemptReason, ...row }) => ({
          key: `${kind} ${rate} ${exemptReason}`,
          name: t('periods.rate', { what: t(`ledger.sale.${kind}`), rate: String(rate) }),
          figures: figuresOf(row),
          to: journalsOf({ ...days, sale: kind }),
        }))}
        sums={[{ name: t('periods.together'), figures: sumOf(vat.map(figuresOf)) }]}
      />
      <VatReturn vat={vat} accounts={accounts} journals={journalsOf({ ...days, account: 'vat' })} />
      <Figures
        title={t('periods.bySport')}
        heads={heads}
        rows={sports.map(({ sport, ...row }) => ({
          key: sport,
          name: t(`games.sport.${sport}`),
          figures: figuresOf(row),
          to: journalsOf({ ...days, sport }),
        }))}
      />
      <Figures
        title={t('periods.byCommunity')}
        heads={heads}
        rows={communities.map(({ community, ...row }) => ({
          key: community?._id ?? '',
          name: community?.name ?? t('periods.noCommunity'),
          figures: figuresOf(row),
        }))}
      />
    </>
  );
}

type Sold = Pick<PeriodData['vat'][number], 'sold' | 'back' | 'vat'>;

/** Sums of columns, to the cent. */
const sumOf = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.round(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) * 100) / 100);

function Accounts({ from, to, accounts }: Days & Pick<PeriodData, 'accounts'>) {
  const t = useT();
  return (
    <Figures
      title={t('periods.byAccount')}
      hint={<Text tone="muted">{t('ledger.signs')}</Text>}
      heads={[t('periods.account'), t('periods.opening'), t('periods.added'), t('periods.taken'), t('periods.closing')]}
      rows={accounts
        .map(({ account, opening, added, taken, closing }) => ({
          key: account,
          name: t(`ledger.accounts.${account}`),
          figures: [opening, added, taken, closing],
          to: journalsOf({ from, until: to, account }),
        }))
        .filter(({ figures }) => figures.some((euros) => euros !== 0))}
    />
  );
}
