import { timeZone } from '@rondo/rules';
import type { Client } from 'pg';

/** Tables that stay as they are: a day or a month has one row, everybody chooses from them, or they hold what is, not what is over. */
const kept = [
  'place',
  'preferred_city',
  'community',
  'community_size',
  'community_tag',
  'label',
  'given_tag',
  'wish',
  'wish_cell',
  'promocode',
  'promocode_game',
  'promocode_holder',
  'newsletter',
  'newsletter_text',
  'newsletter_delivery',
  'newsletter_request',
  'newsletter_subscription',
  'enquiry',
  'score',
  'rater',
  'daily_close',
  'month_close',
  'account_code',
  'account_day',
  'played_games',
  'document_series',
  'document_cursor',
  'vat_rate',
  'rank_count',
  'game_cell',
  'rated_sport',
  'score_fit',
  'seller',
  'applied_function',
  'migration',
  'job_run',
  'sport',
  'language',
  'ledger_cut',
  'loose_file',
  'switch',
  'vapid_key',
  'notification_kind',
];
/** What copies have instead, so that they are over. */
const over: Readonly<Record<string, string>> = {
  'game.archived': 'true',
  'registration.status': `case status when 'active' then 'played' else status end`,
  'waiting_entry.status': `case status when 'waiting' then 'closed' else status end`,
};
/** Numbers of a copy are this much higher. */
const step = 1_000_000;

/**
 * Copies each row of a filled database many times, as if other people had done the same a year or two ago: ids and what else is unique differ, and
 * references lead within a copy. A new table is copied too.
 */
export async function fillCopies(client: Client, copies: number): Promise<void> {
  await client.query(
    `set synchronous_commit = off; set session_replication_role = replica; set maintenance_work_mem = '256MB'`,
  );
  const { rows } = await client.query<{ table: string; into: string; from: string }>(copiedColumns, [
    kept,
    JSON.stringify(over),
  ]);
  for (const { table, into, from } of rows)
    await client.query(
      `insert into ${table} (${into}) overriding system value select ${from} from ${table} t cross join generate_series(1, ${copies}) k`,
    );
  for (const text of summed) await client.query(text);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** What is kept of all there is: the sums of closed days, of which the first also covers those before it, and how many games were played. */
export const summed = [
  'delete from account_day',
  `insert into account_day (day, account, kind, added_cents, taken_cents, postings)
   select (j.created_at at time zone '${timeZone}')::date, p.account, j.kind, sum(greatest(p.amount_cents, 0)), sum(least(p.amount_cents, 0)), count(*)
   from journal j join posting p on p.journal_id = j.id
   where j.created_at < (select (max(day) + 1)::timestamp at time zone '${timeZone}' from daily_close) group by 1, 2, 3`,
  `update played_games p set games = (
     select count(*) from game where archived and status = 'confirmed' and abs(hashtext(id::text) % 16) = p.part)`,
];

/**
 * How each column of a copy is made: uuids by a hash, numbers that count rows by steps, times a year or two earlier. Texts and bytes differ only where
 * a unique index asks for it.
 */
const copiedColumns = `
  with tables as (
    select c.oid, c.relname from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1::text[])),
  counted as ( -- numbers of rows, and what refers to them
    select a.attrelid, a.attnum from pg_attribute a join pg_constraint p on p.conrelid = a.attrelid and p.contype = 'p' and p.conkey = array[a.attnum]
    where a.atttypid in ('int8'::regtype, 'int4'::regtype)
    union
    select f.conrelid, f.conkey[1] from pg_constraint f join pg_attribute a on a.attrelid = f.confrelid and a.attnum = f.confkey[1]
    join tables t on t.oid = f.confrelid
    where f.contype = 'f' and cardinality(f.conkey) = 1 and a.atttypid in ('int8'::regtype, 'int4'::regtype)),
  unmoved as ( -- references to what isn't copied
    select f.conrelid, unnest(f.conkey) as attnum from pg_constraint f
    where f.contype = 'f' and f.confrelid not in (select oid from tables)),
  columns as (
    select a.attrelid, a.attnum, a.attname, a.atttypid, t.relname,
      case
        when (a.attrelid, a.attnum) in (select * from unmoved) then null
        when a.atttypid = 'uuid'::regtype then format('md5(t.%I::text || k)::uuid', a.attname)
        when (a.attrelid, a.attnum) in (select * from counted) then format('t.%I + k * ${step}', a.attname)
      end as id
    from pg_attribute a join tables t on t.oid = a.attrelid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
  indexed as (
    select distinct x.indexrelid, x.indrelid, d.refobjsubid as attnum from pg_index x join pg_depend d on d.objid in (
      x.indexrelid, (select oid from pg_constraint where conindid = x.indexrelid and contype in ('p', 'u') limit 1)) and d.refobjid = x.indrelid
    where x.indisunique and d.refobjsubid > 0),
  bare as ( -- unique indexes in which no id makes a difference
    select i.indexrelid from indexed i join columns c on c.attrelid = i.indrelid and c.attnum = i.attnum
    group by 1 having bool_and(c.id is null)),
  made as (
    select c.*, coalesce(
      ($2::jsonb ->> (c.relname || '.' || c.attname)),
      c.id,
      case when (c.attrelid, c.attnum) in (
        select indrelid, attnum from indexed where indexrelid in (select indexrelid from bare) except select * from unmoved)
      then case c.atttypid
        when 'text'::regtype then format('k || t.%I', c.attname)
        when 'bytea'::regtype then format('sha256(t.%I || k::text::bytea)', c.attname)
        when 'int8'::regtype then format('t.%I + k * ${step}', c.attname)
        when 'int4'::regtype then format('t.%I + k * ${step}', c.attname)
      end end,
      case c.atttypid
        when 'timestamptz'::regtype then format('t.%I - (400 + k %% 365) * interval ''1 day''', c.attname)
        when 'date'::regtype then format('t.%I - (400 + k %% 365)', c.attname)
      end,
      format('t.%I', c.attname)) as value
    from columns c)
  select quote_ident(relname) as table, string_agg(quote_ident(attname), ', ' order by attnum) as into,
    string_agg(value, ', ' order by attnum) as from
  from made group by relname order by relname`;
