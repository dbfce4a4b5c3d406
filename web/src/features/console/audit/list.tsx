import type { listAudit as ListAudit } from '@rondo/contract';
import { auditFile, listAudit } from '@rondo/contract/calls';
import {
  auditAmounts,
  auditGroupNames,
  auditGroups,
  auditKinds,
  type AuditKind,
  nameOfSubject,
} from '@rondo/rules/audit-kinds';
import { sayFacts, textOf } from '@rondo/rules/audit-facts';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Link } from '../../../platform/link.tsx';
import { useActName } from '../../../ui/console/act-name.ts';
import { Long } from '../../../ui/console/columns.tsx';
import { choice, each, type RowOf } from '../../../ui/console/description.ts';
import { resource } from '../../../ui/console/resource.tsx';
import { useAuditWords } from './audit-words.ts';

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
          <Name name={actor.name} />
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
            <Name name={person.name} />
          </Link>
        ),
    ),
    column.cell(
      'amount',
      'console.audit.amount',
      ({ amount }, { formats }) => amount !== null && formats.money(amount),
      { isFigure: true },
    ),
    column.cell('change', 'console.audit.change', (act) => <Changed act={act} />),
    column.text('reason', 'console.audit.reason', { isLong: true }),
    column.text('network', 'console.audit.from'),
    column.text('request', 'console.audit.request'),
  ],
});

/** The words for a guest, or for somebody who left. */
function Name({ name }: { name: string }) {
  return useFormatName()(name);
}

function ActName({ action }: Pick<AdminAction, 'action'>) {
  return useActName()(action);
}

/** The changed facts, a line each; a press unfolds the stored entry itself. */
function Changed({ act }: { act: AdminAction }) {
  const t = useT();
  const words = useAuditWords(act.names);
  const { before, after } = act;
  if (before === null && after === null) return null;
  return (
    <Long>
      {sayFacts(before, after, words).map((line) => (
        <div key={textOf(line)}>
          {line.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <Link key={part.id} className="link" to={places[part.of === 'person' ? 'user' : 'game']?.(part.id) ?? ''}>
                {part.name}
              </Link>
            ),
          )}
        </div>
      ))}
      <details>
        <summary>{t('console.audit.raw')}</summary>
        <code>{JSON.stringify({ action: act.action, subject: act.subject, before, after })}</code>
      </details>
    </Long>
  );
}

/** The page that shows each kind of subject. */
const places: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  game: (id) => `/match/${id}`,
  bulk_change: (id) => `/console/games?step=bulk-progress&id=${id}`,
  issue: (id) => `/console/newsletters?step=newsletter&id=${id}`,
  user: (id) => `/console/people?step=person&id=${id}`,
  community: (id) => `/console/communities?step=community&id=${id}`,
  promocode: (id) => `/console/promocodes?step=promocode&id=${id}`,
  switch: () => '/console/switches',
  enquiry: (id) => `/console/enquiries?step=enquiry&id=${id}`,
};

/** The subject of an act in words; its name is a link. */
function About(subject: AdminAction['subject']) {
  const t = useT();
  const formatName = useFormatName();
  const name = nameOfSubject(subject, (kind) => t(`switches.kinds.${kind}.name`));
  const to = subject.id === null ? undefined : places[subject.kind]?.(subject.id);
  if (name === null) return t(`console.audit.kinds.${auditKinds.find((kind) => kind === subject.kind) ?? 'list'}`);
  if (to === undefined) return formatName(name);
  return (
    <Link className="link" to={to}>
      {formatName(name)}
    </Link>
  );
}
