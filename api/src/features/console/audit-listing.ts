import { auditFile, auditLine, type CallRequest, type CallResponse, listAudit } from '@rondo/contract';
import { centsToEuros, type Language } from '@rondo/rules';
import { moneyActs } from '@rondo/rules/audit-acts';
import { auditGroups, isAuditGroup } from '@rondo/rules/audit-kinds';
import { type RawBuilder, sql } from 'kysely';
import { sayAct } from './say-act.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import { listing } from '../../platform/admins/console-list.ts';
import type { Rows } from '../../platform/schema.ts';
import { inSpan } from '../../platform/time/on-day.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';

const fields = [
  'id',
  'actor_id',
  'action',
  'subject_kind',
  'subject_id',
  'about_id',
  'amount_cents',
  'reason',
  'address',
  'request_id',
  'at',
] as const satisfies readonly (keyof Rows['admin_action'])[];

interface AuditRow extends Pick<Rows['admin_action'], (typeof fields)[number]> {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  names: Record<string, string>;
  actor_name: string | null;
  person_name: string | null;
  subject_name: string | null;
}

const isAboutMoney = sql`(a.action = any(${moneyActs}) or a.action = 'user.change' and a.after ? 'takenOutOf')`;

type Asked = CallRequest<typeof listAudit>['query'];

/** Acts by one of these people, or about one. */
const ofPerson: Record<Asked['who'], (people: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  by: (people) => sql`a.actor_id in ${people}`,
  about: (people) => sql`a.about_id in ${people}`,
  either: (people) => sql`(a.actor_id in ${people} or a.about_id in ${people})`,
};

/** Acts of a kind or of a group of kinds; whatever moves money belongs to the group of money. */
function isOf(asked: NonNullable<Asked['kind']>): RawBuilder<unknown> {
  if (asked === 'list') return sql`a.action = 'list.look'`;
  const kinds: readonly string[] = isAuditGroup(asked) ? auditGroups[asked] : [asked];
  const ways = [
    sql`a.subject_kind = any(${kinds})`,
    ...(asked === 'settings' ? [sql`a.action = 'list.look'`] : []),
    ...(asked === 'money' ? [isAboutMoney] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

const columns = sql`
  ${columnsOf('a', fields)}, a.before, a.after,
  (with named as (
     select (found #>> '{}')::uuid as id
     from jsonb_path_query(jsonb_build_array(a.before, a.after), 'strict $.** ? (@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")') found)
   select coalesce(jsonb_object_agg(n.id, n.name), '{}') from (
     select u.id, u.name from app_user u where u.id in (select id from named)
     union all select g.id, g.name from game g where g.id in (select id from named)
     union all select t.id, t.tag from community_tag t where t.id in (select id from named)) n) as names,
  (select u.name from app_user u where u.id = a.actor_id) as actor_name,
  (select u.name from app_user u where u.id = a.about_id) as person_name,
  case a.subject_kind
    when 'user' then (select u.name from app_user u where u.id = a.subject_id::uuid)
    when 'game' then (select g.name from game g where g.id = a.subject_id::uuid)
    when 'bulk_change' then (select b.note from bulk_change b where b.id = a.subject_id::uuid)
    when 'issue' then (select string_agg(t.subject, ', ' order by t.language) from newsletter_text t where t.newsletter_id = a.subject_id::uuid)
    when 'community' then (select c.name from community c where c.id = a.subject_id::uuid)
    when 'promocode' then (select p.code from promocode p where p.id = a.subject_id::uuid)
    when 'spot' then (select g.name from registration r join game g on g.id = r.game_id where r.id = a.subject_id::uuid)
    when 'enquiry' then (select e.name from enquiry e where e.id = a.subject_id::uuid) end as subject_name`;

export const auditList = listing({
  list: listAudit,
  file: auditFile,
  rows: ({ query, kind, money, above, who, by, about, subject, looks, ...span }) => {
    const words = wordConditions(sql`u.search_text`, query);
    const where = [
      sql`true`,
      ...(words.length > 0
        ? [ofPerson[who](sql`(select u.id from app_user u where ${sql.join(words, sql` and `)})`)]
        : []),
      ...(kind ? [isOf(kind)] : []),
      ...(money === 'true' ? [isAboutMoney] : []),
      ...(above ? [sql`a.amount_cents is not null and a.amount_cents >= ${Number(above) * 100}`] : []),
      ...(by ? [sql`a.actor_id = ${by}`] : []),
      ...(about ? [sql`a.about_id = ${about}`] : []),
      ...inSpan(sql`a.at`, span),
      ...(subject ? [sql`a.subject_id = ${subject}`] : []),
      ...(looks === 'without' ? [sql`a.action not like '%.look'`] : []),
    ];
    return sql<AuditRow>`select ${columns} from admin_action a where ${sql.join(where, sql` and `)}`;
  },
  lines: { shape: auditLine, of: lineOf },
  orders: { newest: sql`a.id desc`, oldest: sql`a.id` },
  present: presentAction,
});

function presentAction(row: AuditRow): CallResponse<typeof listAudit>['data']['actions'][number] {
  return {
    _id: row.id,
    at: row.at,
    actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name ?? '' },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    person: row.about_id === null || row.person_name === null ? null : { _id: row.about_id, name: row.person_name },
    amount: row.amount_cents === null ? null : centsToEuros(row.amount_cents),
    reason: row.reason,
    before: row.before,
    after: row.after,
    names: row.names,
    network: row.address,
    request: row.request_id,
  };
}

/** An act as a line of a file, in words as on its page. */
function lineOf(act: CallResponse<typeof listAudit>['data']['actions'][number], language: Language) {
  const { before: _, after: __, names: ___, ...line } = act;
  return [{ ...line, ...sayAct(act, language) }];
}
