import { auditFile } from '@rondo/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useActName } from '../act-name.ts';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { useDates } from '../use-dates.ts';
import { type AdminAction, auditQuery } from './queries.ts';

const orders = { at: { ascending: 'oldest', descending: 'newest' } } as const;
const kinds = ['user', 'game', 'community', 'cities', 'enquiry'] as const;
const idOf = ({ _id }: AdminAction) => String(_id);

/** What admins did. */
export function AuditList() {
  const t = useT();
  const address = useListAddress();
  const kind = address.chosen('kind', ['', ...kinds]);
  const looks = address.chosen('looks', ['with', 'without']);
  const sort = address.chosen('sort', ['newest', 'oldest']);
  const query = { query: address.words, sort, looks, ...(kind && { kind }) };
  const list = useQuery(auditQuery({ ...query, page: address.page }));
  const columns = useColumns();
  return (
    <ConsoleTable
      label={t('console.audit.title')}
      address={address}
      search={{ label: t('console.audit.search'), placeholder: t('console.audit.placeholder') }}
      filters={[
        {
          name: 'kind',
          label: t('console.audit.kind'),
          value: kind,
          options: [
            { value: '', label: t('console.audit.all') },
            ...kinds.map((value) => ({ value, label: t(`console.audit.kinds.${value}`) })),
          ],
        },
        {
          name: 'looks',
          label: t('console.audit.looks'),
          value: looks,
          options: [
            { value: 'with', label: t('console.audit.withLooks') },
            { value: 'without', label: t('console.audit.withoutLooks') },
          ],
        },
      ]}
      columns={columns}
      orders={orders}
      order={sort}
      idOf={idOf}
      list={list}
      file={addressOf(auditFile, { query })}
      none={{ title: t('console.audit.none'), body: t('console.audit.noneBody') }}
      failed={t('console.audit.failed')}
    />
  );
}

/** What differs: `role: player → organiser`. */
function changesIn({ before, after }: AdminAction): string {
  const say = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => say(before?.[name]) !== say(after?.[name]))
    .map((name) => `${name}: ${before ? `${say(before[name])} → ` : ''}${say(after?.[name])}`)
    .join(', ');
}

function useColumns(): ConsoleColumn<AdminAction>[] {
  const t = useT();
  const dates = useDates();
  const actName = useActName();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('console.audit.at'),
        cell: ({ row }) => dates.moment(row.original.at),
      },
      {
        id: 'who',
        header: t('console.audit.who'),
        cell: ({ row }) => row.original.actor?.name ?? t('console.audit.byServer'),
      },
      { id: 'action', header: t('console.audit.action'), cell: ({ row }) => actName(row.original.action) },
      { id: 'about', header: t('console.audit.about'), cell: ({ row }) => <About {...row.original.subject} /> },
      {
        id: 'change',
        header: t('console.audit.change'),
        cell: ({ row }) => <span className={classes.long}>{changesIn(row.original)}</span>,
      },
      {
        id: 'reason',
        header: t('console.audit.reason'),
        cell: ({ row }) => <span className={classes.long}>{row.original.reason}</span>,
      },
      { id: 'from', header: t('console.audit.from'), cell: ({ row }) => row.original.network },
    ],
    [t, dates, actName],
  );
}

/** Where each kind of subject is shown. */
const places: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  game: (id) => `/match/${id}`,
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
