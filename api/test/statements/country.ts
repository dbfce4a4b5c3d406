import type { Client } from 'pg';
import type { DB } from '../../src/platform/schema.ts';

/** The rows of each table after a year in a country (docs/scaling.md#a-country); tables that don't grow have a thousand at most. */
const rowsOfCountry = {
  account_code: 1_000,
  account_day: 100_000,
  address_change: 1_000,
  admin_action: 1_000_000,
  admin_appointment: 1_000,
  again_wish: 100_000,
  app_user: 2_000_000,
  applied_function: 1_000,
  attendance_review: 100_000,
  back_up: 1_000,
  back_up_try: 1_000,
  bank_details: 100_000,
  bank_entry: 50_000,
  bank_match: 1_000,
  bank_statement: 1_000,
  bank_statement_entry: 1_000,
  booking_link: 5_000_000,
  bulk_change: 1_000,
  bulk_change_game: 100_000,
  calendar: 500_000,
  challenge: 100_000,
  check_in: 60_000_000,
  clock_offset: 1_000,
  co_organiser: 500_000,
  community: 50_000,
  community_former_code: 1_000,
  community_invitation: 500_000,
  community_member: 4_000_000,
  community_news: 200_000,
  community_size: 50_000,
  community_tag: 1_000,
  company: 1_000,
  correction: 10_000,
  daily_close: 1_000,
  demand: 300_000,
  demand_count: 100_000,
  document: 120_000_000,
  document_buyer: 5_000_000,
  document_cursor: 1_000,
  document_line: 150_000_000,
  document_series: 10_000,
  dormant_account: 500_000,
  early_bird: 3_000_000,
  enquiry: 200_000,
  enquiry_answer: 200_000,
  enquiry_photo: 50_000,
  event: 1_000_000,
  forecast: 500_000,
  full_mailbox: 10_000,
  game: 8_300_000,
  game_cell: 10_000,
  game_invitation: 5_000_000,
  game_reminder: 100_000_000,
  game_result: 5_000_000,
  game_series: 500_000,
  given_tag: 1_000_000,
  grading: 60_000_000,
  group_message: 1_000_000,
  group_message_report: 1_000,
  hand_over: 2_000_000,
  idempotency_key: 5_000_000,
  identity_link: 1_000_000,
  job_run: 1_000,
  join_group: 1_000_000,
  join_group_member: 3_000_000,
  journal: 150_000_000,
  journal_hash: 150_000_000,
  journal_reason: 500_000,
  label: 50_000,
  label_report: 1_000,
  language: 1_000,
  late_change: 200_000,
  ledger_cut: 1_000,
  loose_file: 1_000_000,
  mail: 100_000_000,
  mail_suppression: 100_000,
  migration: 1_000,
  missing_payout: 1_000,
  month_close: 1_000,
  newsletter: 1_000,
  newsletter_delivery: 20_000_000,
  newsletter_request: 10_000,
  newsletter_subscription: 1_000_000,
  newsletter_text: 1_000,
  no_show: 2_000_000,
  notification: 300_000_000,
  notification_choice: 4_000_000,
  notification_kind: 1_000,
  pass: 1_000_000,
  passkey: 500_000,
  pay_year_told: 100_000,
  payment_order: 20_000_000,
  payout_line: 500_000,
  payout_run: 1_000,
  phone_ticket: 200_000,
  phone_ticket_copy: 2_000_000,
  pay_invoice: 1_000_000,
  place: 5_000,
  played_games: 1_000,
  posting: 400_000_000,
  preferred_city: 1_000,
  promocode: 20_000,
  promocode_game: 20_000,
  promocode_holder: 2_000_000,
  provider_balance: 1_000,
  push_message: 100_000,
  push_subscription: 2_000_000,
  quiet_hours: 500_000,
  rain_told: 100_000,
  rank_count: 100_000,
  rate_limit: 500_000,
  rated_sport: 1_000,
  rater: 4_000_000,
  rating_receipt: 60_000_000,
  recovery: 1_000,
  refund: 3_000_000,
  registration: 100_000_000,
  regular: 1_000_000,
  rescue_told: 2_000_000,
  rescue_wave: 200_000,
  sandbox_downpour: 1_000,
  sandbox_payment: 1_000,
  sandbox_refund: 1_000,
  sandbox_settlement: 1_000,
  sandbox_settlement_line: 1_000,
  score: 4_000_000,
  score_fit: 10_000,
  seller: 1_000,
  session: 3_000_000,
  settlement: 5_000,
  settlement_line: 20_000_000,
  sign_in_attempt: 100_000,
  sign_up: 1_000,
  sport: 1_000,
  spot_hold: 30_000_000,
  started_entry: 50_000,
  student_card: 200_000,
  student_card_use: 2_000_000,
  switch: 1_000,
  switch_words: 1_000,
  taken_out: 500_000,
  tax_details: 100_000,
  team: 10_000_000,
  team_draw: 1_000_000,
  team_outcome: 10_000_000,
  tournament: 20_000,
  tournament_match: 600_000,
  tournament_player: 1_000_000,
  tournament_team: 300_000,
  vapid_key: 1_000,
  vat_rate: 1_000,
  venue_photo: 5_000,
  waiting_entry: 10_000_000,
  waiting_past: 1_000,
  wallet: 2_000_000,
  wish: 1_000_000,
  wish_cell: 8_000_000,
  wish_match: 5_000_000,
} as const satisfies Record<keyof DB, number>;

/** A table with this many rows counts as growing, so no statement may read all of it. */
const growing = 1_000_000;

/** The tables that grow with what people do. */
export const growingTables: ReadonlySet<string> = new Set(
  Object.entries(rowsOfCountry).flatMap(([table, rows]) => (rows >= growing ? [table] : [])),
);

/** The share of rows with the most common value; statements ask for the other values. */
const commonValues: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'registration.status': { played: 0.86, refunded: 0.06, left: 0.03, cancelled: 0.03, active: 0.02 },
  'waiting_entry.status': { promoted: 0.4, closed: 0.39, left: 0.1, lapsed: 0.1, waiting: 0.01 },
  'posting.account': {
    wallet: 0.4,
    escrow: 0.35,
    revenue: 0.08,
    provider: 0.06,
    fees: 0.05,
    vat: 0.05,
    owed_to_organiser: 0.006,
    bank: 0.0001,
  },
  'journal.kind': {
    entrance_fee: 0.5,
    settlement: 0.15,
    top_up: 0.15,
    refund: 0.05,
    vat: 0.05,
    organiser_pay: 0.02,
    provider_paid: 0.0001,
  },
  'game.status': { confirmed: 0.8, cancelled: 0.18, pending: 0.02 },
  'game.archived': { t: 0.98, f: 0.02 },
  'payment_order.status': { paid: 0.8, expired: 0.1, failed: 0.09, created: 0.01 },
  'app_user.role': { player: 0.9, guest: 0.09, organiser: 0.0099, admin: 0.0001 },
};

/** Columns that select the rows of a partial index; few rows have the value. */
const columnStatistics = `
  select pg_restore_attribute_stats('schemaname', 'public', 'relname', t.relname::text, 'attname', a.attname::text, 'inherited', false,
    'null_frac', case
      when a.attnotnull then 0
      when exists (select from pg_index x where x.indrelid = t.oid and pg_get_expr(x.indpred, t.oid) ~ ('\\m' || a.attname || ' IS NULL')) then 0.001
      when exists (select from pg_index x where x.indrelid = t.oid and pg_get_expr(x.indpred, t.oid) ~ ('\\m' || a.attname || ' IS NOT NULL'))
        then 0.999
      else 0.5 end::real,
    'avg_width', 16,
    'n_distinct', case
      when a.atttypid = 'bool'::regtype then 2
      when array_length(string_to_array(pg_get_constraintdef(v.oid), '::text,'), 1) > 1
        then array_length(string_to_array(pg_get_constraintdef(v.oid), '::text,'), 1)
      when r.reltuples < t.reltuples then r.reltuples
      else -0.1 end::real)
  from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
  left join lateral (select oid from pg_constraint where conrelid = t.oid and contype = 'c' and conkey = array[a.attnum] limit 1) v on true
  left join lateral (select confrelid from pg_constraint where conrelid = t.oid and contype = 'f' and conkey = array[a.attnum] limit 1) f on true
  left join pg_class r on r.oid = f.confrelid
  where t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

const standIns = `
  select format('create index %I on %s (%s)', 'stand_in_' || c.relname, x.indrelid::regclass, pg_get_indexdef(x.indexrelid, 1, true)) as definition
  from pg_index x join pg_class c on c.oid = x.indexrelid join pg_am m on m.oid = c.relam where m.amname = 'brin'`;

/**
 * Gives an empty database the statistics of a country, so that it plans as it would there. PostgreSQL believes any number of rows on a page, so one
 * page holds them all, and reading a table costs its rows. A column has as many values as its check or the table it refers to, or else one for ten
 * rows. A partial index has a fiftieth of the rows. Of one page an index of ranges of pages selects nothing, so a tree stands for each.
 */
export async function planAsInCountry(client: Client): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(standIns);
  for (const { definition } of rows) await client.query(definition);
  await givePages(client);
  await client.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text, 'relpages', 1, 'reltuples', s.rows::real)
     from json_each_text($1) s(name, rows) join pg_class c on c.oid = s.name::regclass`,
    [JSON.stringify(rowsOfCountry)],
  );
  await client.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', i.relname::text, 'relpages', 1,
       'reltuples', (t.reltuples * case when x.indpred is null then 1 else 0.02 end)::real)
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relnamespace = 'public'::regnamespace`,
  );
  await client.query(columnStatistics);
  for (const [column, shares] of Object.entries(commonValues)) {
    const [table, name] = column.split('.');
    await client.query(
      `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text, 'inherited', false, 'null_frac', 0::real,
         'avg_width', 8, 'n_distinct', $3::real, 'most_common_vals', $4::text, 'most_common_freqs', $5::real[])`,
      [table, name, Object.keys(shares).length, `{${Object.keys(shares).join(',')}}`, Object.values(shares)],
    );
  }
}

/** A table without pages counts as empty, whatever its statistics say: each gets a page, from a row that is rolled back. */
async function givePages(client: Client): Promise<void> {
  await client.query('begin');
  await client.query(`
    do $$ declare t regclass; c text; begin
      perform set_config('session_replication_role', 'replica', true);
      for t in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) = 0 loop
        for c in
          select format('alter table %s drop constraint if exists %I cascade', t, k.conname) from pg_constraint k
          where k.conrelid = t and k.contype in ('p', 'u', 'x', 'c', 'n')
            and not (k.contype = 'n' and exists (
              select from pg_attribute a where a.attrelid = t and a.attnum = any(k.conkey) and a.attidentity <> ''))
          -- A primary key holds its columns' not null.
          order by k.contype in ('c', 'n')
        loop
          execute c;
        end loop;
        execute format('insert into %s default values', t);
      end loop;
    end $$`);
  await client.query('rollback');
}
