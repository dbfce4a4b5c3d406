import type { listAudit as ListAudit } from '@rondo/contract';
import { auditFile, listAudit } from '@rondo/contract/calls';
import { auditAmounts, auditGroupNames, auditGroups, type AuditKind } from '@rondo/rules/audit-kinds';
import { Link } from '../../../platform/link.tsx';
import { useActName } from '../act-name.ts';
import { Long } from '../columns.tsx';
import { choice, each, type RowOf } from '../description.ts';
import { resource } from '../resource.tsx';

type AdminAction = RowOf<typeof ListAudit>;

export const list = resource('audit', {
  call: listAudit,
  rows: 'actions',
  file: auditFile,
  asks: 'always',
  sorts: ['newest', 'oldest'],
  filters: {
    kind: choice('console.audit.kind', [
      ['', 'console.audit.all'],
      ...auditGroupNames.flatMap((group) => [
        [group, `console.audit.groups.${group}`] as const,
        ...each<AuditKind>(auditGroups[group], (kind) => `console.audit.kinds.${kind}`),
      ]),
    ]),
    money: choice('console.audit.money', [
      ['false', 'console.audit.allActs'],
      ['true', 'console.audit.moneyActs'],
    ]),
    above: choice('console.audit.above', [
      ['', 'console.audit.anyAmount'],
      ...each(auditAmounts, (amount) => `console.audit.amounts.${amount}`),
    ]),
    who: choice(
      'console.audit.whose',
      each(['either', 'by', 'about'], (who) => `console.audit.roles.${who}`),
    ),
    looks: choice(
      'console.audit.looks',
      each(['with', 'without'], (looks) => `console.audit.${looks}Looks`),
    ),
  },
  span: true,
  narrowed: {
    by: { phrase: 'operating.narrowed.by', of: ({ actor }) => actor?.name ?? '' },
    about: { phrase: 'operating.narrowed.about', of: ({ person }) => person?.name ?? '' },
  },
  columns: (column) => [
    column.moment('at', 'console.audit.at', { ascending: 'oldest', descending: 'newest', isFigure: false }),
    column.cell('who', 'console.audit.who', ({ actor }, { t }) =>
      actor ? (
        <Link className="link" to={`/console/audit?by=${actor._id}`}>
          {actor.name}
        </Link>
      ) : (
        t('console.audit.byServer')
      ),
    ),
    column.cell('action', 'console.audit.action', ({ action }) => <ActName action={action} />),
    column.cell('about', 'console.audit.about', ({ subject }) => <About {...subject} />),
    column.cell(
      'person',
      'console.audit.person',
      ({ person }) =>
        person && (
          <Link className="link" to={`/console/audit?about=${person._id}`}>
            {person.name}
          </Link>
        ),
    ),
    column.cell(
      'amount',
      'console.audit.amount',
      ({ amount }, { formats }) => amount !== null && formats.money(amount),
      { isFigure: true },
    ),
    column.cell('change', 'console.audit.change', (action) => <Long>{changesIn(action)}</Long>),
    column.text('reason', 'console.audit.reason', { isLong: true }),
    column.text('network', 'console.audit.from'),
    column.text('request', 'console.audit.request'),
  ],
});

function ActName({ action }: Pick<AdminAction, 'action'>) {
  return useActName()(action);
}

/** The difference: `role: player → organiser`. */
function changesIn({ before, after }: AdminAction): string {
  const say = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => say(before?.[name]) !== say(after?.[name]))
    .map((name) => `${name}: ${before ? `${say(before[name])} → ` : ''}${say(after?.[name])}`)
    .join(', ');
}

/** Where each kind of subject is shown. */
const places: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  game: (id) => `/match/${id}`,
  bulk_change: (id) => `/console/games?step=bulk-progress&id=${id}`,
  issue: (id) => `/console/newsletters?step=newsletter&id=${id}`,
  user: (id) => `/console/people?step=person&id=${id}`,
  community: (id) => `/console/communities?step=community&id=${id}`,
  enquiry: (id) => `/console/enquiries?step=enquiry&id=${id}`,
};

function About({ kind, id, name }: AdminAction['subject']) {
  if (id === null || name === null) return kind;
  const to = places[kind];
  return to === undefined ? (
    name
  ) : (
    <Link className="link" to={to(id)}>
      {name}
    </Link>
  );
}
