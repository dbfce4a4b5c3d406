import type { listPaid as ListPaid } from '@rondo/contract';
import { listPaid, paidFile, yearReport } from '@rondo/contract/calls';
import { addressOf } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { FileLink } from '../../../../ui/console/file-link.tsx';
import { choice, each, type Shown } from '../../../../ui/console/description.ts';
import { Row, Text } from '../../../../ui/layout.tsx';
import { resource } from '../../../../ui/console/resource.tsx';

/** How people can stand in a report that is made. */
const states = ['complete', 'missing', 'vat', 'over'] as const;

/** The amounts paid to organisers, by person and year, and the yearly report on them. Each look at it is logged. */
export const list = resource('paid', {
  call: listPaid,
  rows: 'paid',
  file: paidFile,
  asks: 'opened',
  id: ({ person, year }) => `${person._id}-${year}`,
  sorts: ['newest', 'most', 'name'],
  filters: {
    above: choice('periods.paid.above', [
      ['', 'periods.paid.everybody'],
      ['1000', 'periods.paid.least.1000'],
      ['2000', 'periods.paid.least.2000'],
      ['5000', 'periods.paid.least.5000'],
    ]),
    report: choice('periods.paid.report', [
      ['', 'periods.paid.any'],
      ...each(states, (state) => `periods.paid.reports.${state}`),
    ]),
  },
  columns: (column) => [
    column.cell(
      'person',
      'periods.paid.person',
      ({ person }) => (
        <Link className="link" to={`/console/people?step=person&id=${person._id}`}>
          {person.name}
        </Link>
      ),
      { ascending: 'name' },
    ),
    column.cell('year', 'periods.paid.year', ({ year }) => year, { descending: 'newest', isFigure: true }),
    column.number('payouts', 'periods.paid.payouts'),
    column.money('paid', 'periods.paid.paid', { descending: 'most' }),
    column.word('report', 'periods.paid.report', (state) => `periods.paid.reports.${state}`),
  ],
  above: Reports,
});

/** The files for the tax office, each of a year whose details are still kept. */
function Reports({ data }: Shown<typeof ListPaid>) {
  const t = useT();
  if (!data) return null;
  if (!data.reported) return <Text tone="muted">{t('periods.paid.needs')}</Text>;
  return (
    <Row gap={16} below={8} wrap>
      {[data.reported.to, data.reported.from].map((year) => (
        <FileLink
          key={year}
          href={addressOf(yearReport, { query: { year } })}
          words={t('periods.paid.take', { year })}
        />
      ))}
    </Row>
  );
}
