import { auditFile, listAudit } from '@rondo/contract/calls';
import { auditAmounts, auditGroupNames, auditGroups, type AuditKind } from '@rondo/rules/audit-kinds';
import { choice, each } from '../../../ui/console/description.ts';
import { resource } from '../../../ui/console/resource.tsx';
import { Act } from './act.tsx';

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
    column.cell('said', 'console.audit.said', (act) => <Act act={act} />),
    column.cell(
      'amount',
      'console.audit.money',
      ({ amount }, { formats }) => amount !== null && formats.money(amount),
      { isFigure: true },
    ),
    column.moment('at', 'console.audit.at', { ascending: 'oldest', descending: 'newest' }),
  ],
});
