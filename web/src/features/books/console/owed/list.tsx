import type { listOwed as ListOwed } from '@rondo/contract';
import { listOwed, owedFile } from '@rondo/contract/calls';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import classes from '../../../../ui/console/console.module.css';
import type { Shown } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';

const amounts = ['wallet', 'reserved', 'kept', 'pay', 'owes', 'total'] as const;

/** The amounts that Rondo owes to each person, or they to Rondo. Each look at it is logged. */
export const list = resource('owed', {
  call: listOwed,
  rows: 'owed',
  file: owedFile,
  asks: 'opened',
  id: ({ person }) => person._id,
  sorts: ['most', 'least', 'name'],
  moment: 'periods.owed.at',
  columns: (column) => [
    column.cell(
      'person',
      'periods.owed.person',
      ({ person }) => (
        <Link className="link" to={`/console/people?step=person&id=${person._id}`}>
          {person.name}
        </Link>
      ),
      { ascending: 'name' },
    ),
    column.money('wallet', 'periods.owed.wallet', { hidesNone: true }),
    column.money('reserved', 'periods.owed.reserved', { hidesNone: true }),
    column.money('kept', 'periods.owed.kept', { hidesNone: true }),
    column.money('pay', 'periods.owed.pay', { hidesNone: true }),
    column.money('owes', 'periods.owed.owes', { hidesNone: true }),
    column.money('total', 'periods.owed.total', { ascending: 'least', descending: 'most', isExtra: true }),
  ],
  above: Sums,
});

/** The sums of all people, whatever the search. */
function Sums({ data }: Shown<typeof ListOwed>) {
  const t = useT();
  const formats = useFormats();
  return (
    <Stack as="dl" below={12} className={`${classes.sums} ${classes.wideSums}`}>
      {data &&
        amounts.map((name) => (
          <div key={name}>
            <dt>{t(`periods.owed.${name}`)}</dt>
            <dd>{formats.money(data.sums[name])}</dd>
          </div>
        ))}
    </Stack>
  );
}
