import { amsterdamDay, day, timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { findBalances } from '../../api/src/features/ledger/balance-queries.ts';
import { findPeriod } from '../../api/src/features/ledger/periods/period-queries.ts';
import type { Database } from '../../api/src/platform/db.ts';
import { startOfDay } from '../../api/src/platform/time/amsterdam.ts';
import { percentile, timeOf } from '../../chaos/src/figures.ts';
import { withFilledDatabase, withoutIndexes } from './database.ts';
import { fillGames } from './fill-games.ts';
import { ms, type Row } from './table.ts';

const days = 730;
const games = 20_000;
const people = 100_000;
const rounds = 5;
const goalMs = 2000;
/** Postings in a journal: a top-up with its fee has three, an entrance fee two. */
const postingsAJournal = 2.5;

/**
 * (t) A month's report, and a trial balance at a moment within it, of a ledger of ten million postings in two years, by Rondo's statements; compared
 * with adding up that month's postings.
 */
export function benchBooks(postings = 10_000_000): Promise<Row[]> {
  return withFilledDatabase(
    (client) => fillLedger(client, postings / postingsAJournal),
    (db) => measure(db, postings),
    { autovacuum: 'off', max_wal_size: '16GB' },
  );
}

async function measure(db: Database, postings: number): Promise<Row[]> {
  const from = Temporal.PlainDate.from(amsterdamDay(new Date())).subtract({ months: 12 }).with({ day: 1 });
  const next = from.add({ months: 1 });
  const to = next.subtract({ days: 1 }).toString();
  const [start, end] = [startOfDay(from.toString()), startOfDay(next.toString())];
  const bare = sql<{ cents: number }>`
    select sum(p.amount_cents) as cents from journal j join posting p on p.journal_id = j.id
    where j.created_at >= ${start} and j.created_at < ${end} and p.account = 'wallet'`;
  const ways = {
    report: () => findPeriod(db, { from: from.toString(), to }),
    balance: () => findBalances(db, new Date(start.getTime() + 14.6 * day)),
    bare: () => bare.execute(db),
  };
  const taken = { report: new Array<number>(), balance: new Array<number>(), bare: new Array<number>() };
  for (let round = 0; round < rounds; round += 1)
    for (const way of ['report', 'balance', 'bare'] as const) taken[way].push(await timeOf(ways[way]));
  const bare50 = percentile(taken.bare, 0.5);
  const rowOf = (what: string, times: readonly number[]): Row => ({
    what: `(t) ${what}, ${postings.toLocaleString('en')} postings in two years`,
    measured: `p50 ${ms(percentile(times, 0.5))}, at most ${ms(Math.max(...times))}`,
    baseline: `p50 ${ms(bare50)}, adding up what moved wallets that month`,
    ratio: (percentile(times, 0.5) / bare50).toFixed(2),
    goal: `≤ ${goalMs} ms`,
    reached: Math.max(...times) <= goalMs,
  });
  return [rowOf('the report of a month', taken.report), rowOf('a trial balance within it', taken.balance)];
}

/** Top-ups and entrance fees in turn, spread evenly over the days, each with its document; all days but the last are closed. */
async function fillLedger(client: Client, journals: number): Promise<void> {
  await fillGames(client, games, 0);
  await client.query(`set work_mem = '256MB'; set session_replication_role = replica`);
  await client.query(
    `insert into app_user (id, name, email, role)
     select md5(n::text)::uuid, 'Player ' || n, 'p' || n || '@rondo.test', 'player' from generate_series(0, ${people - 1}) n`,
  );
  await client.query(`create temporary table numbered as select id, row_number() over () - 1 as n from game`);
  await client.query(`create unique index on numbered (n)`);
  await withoutIndexes(client, ['journal', 'posting', 'document', 'document_line'], async () => {
    await client.query(
      `insert into journal (id, kind, idempotency_key, user_id, game_id, created_at) overriding system value
       select k, case k % 2 when 0 then 'entrance_fee' else 'top_up' end, 'j' || k, md5((k % ${people})::text)::uuid,
         case k % 2 when 0 then g.id end, now() - interval '${days} days' * (1 - k / $1::float8)
       from generate_series(1, $1::int) k join numbered g on g.n = k % ${games}`,
      [journals],
    );
    await client.query(
      `insert into posting (journal_id, account, owner_id, amount_cents)
       select j.id, p.account, p.owner_id, p.cents from journal j cross join lateral (values
         ('top_up', 'provider', null, -1036), ('top_up', 'wallet', j.user_id, 1000), ('top_up', 'fees', null, 36),
         ('entrance_fee', 'wallet', j.user_id, -400), ('entrance_fee', 'escrow', j.game_id, 400)) as p(kind, account, owner_id, cents)
       where p.kind = j.kind`,
    );
    await client.query(
      `insert into document (id, series, year, number, journal_id, user_id, day, issued_at, game_id)
       select md5('d' || id)::uuid, 'R', extract(year from created_at), id, id, user_id, (created_at at time zone '${timeZone}')::date,
         created_at, game_id from journal`,
    );
    await client.query(
      `insert into document_line (document_id, position, kind, rate, cents, vat_cents)
       select md5('d' || id)::uuid, 0, l.kind, l.rate, l.cents, l.vat_cents
       from journal j join (values ('top_up', 'fee', 2100, 36, 6), ('entrance_fee', 'game', 900, 400, 33)) as l(of, kind, rate, cents, vat_cents)
         on l.of = j.kind`,
    );
  });
  await client.query(
    `insert into daily_close (day, first_journal, last_journal, journals, postings, wallet_cents, escrow_cents, owed_to_guest_cents, revenue_cents,
       provider_cents, promotions_cents, fees_cents, checkout_cents, owed_to_organiser_cents, payout_cents, bank_cents, losses_cents, wallets_cents,
       previous_hash, hash, closed_at)
     select day, first, last, ups + fees, 3 * ups + 2 * fees, sum(1000 * ups - 400 * fees) over before, sum(400 * fees) over before, 0, 0,
       sum(-1036 * ups) over before, 0, sum(36 * ups) over before, 0, 0, 0, 0, 0, sum(1000 * ups - 400 * fees) over before,
       sha256(''), sha256(day::text::bytea), now()
     from (
       select (created_at at time zone '${timeZone}')::date as day, min(id) as first, max(id) as last,
         count(*) filter (where kind = 'top_up') as ups, count(*) filter (where kind = 'entrance_fee') as fees
       from journal group by 1) d
     where day < (now() at time zone '${timeZone}')::date - 1
     window before as (order by day)`,
  );
  await client.query('vacuum analyze journal, posting, document, document_line, daily_close, game');
}
