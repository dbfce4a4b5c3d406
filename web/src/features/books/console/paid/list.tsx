import { listPaid, paidFile } from '@rondo/contract/calls';
import { Link } from '../../../../platform/link.tsx';
import { choice } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';

/** The amounts paid to organisers, by person and year. Each look at it is logged. */
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
  ],
});
