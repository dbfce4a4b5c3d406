import { amsterdamDay, day, timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { findBalances } from '../../api/src/platform/database/balances.ts';
import { writeAuditfile } from '../../api/src/features/ledger/auditfile/write-auditfile.ts';
import { findStored, findStoredYear } from '../../api/src/features/ledger/periods/stored-queries.ts';
import { findPeriod } from '../../api/src/features/ledger/periods/period-queries.ts';
import type { Database } from '../../api/src/platform/db.ts';
import { startOfDay } from '../../api/src/platform/time/amsterdam.ts';
import { percentile, timeOf } from '../../chaos/src/figures.ts';
import { withFilledDatabase, withoutIndexes } from './database.ts';
import { summed } from './fill-copies.ts';
import { fillGames } from './fill-games.ts';
import { ms, type Row } from './table.ts';

const days = 730;
/** Entrance fees of a game, all of them at about one time: every second journal is one. */
const spots = 12;
const people = 100_000;
const rounds = 5;
/** Postings in a journal: a top-up with its fee has three, an entrance fee two. */
const postingsAJournal = 2.5;

/**
 * (t) The books of a ledger of ten million postings in two years, by Rondo's statements: the report of a month and of a year, a trial balance at a
 * moment, stored value, and the auditfile of a year; compared with adding up one month's postings.
 */
export function benchBooks(postings = 10_000_000): Promise<Row[]> {
  return withFilledDatabase(
    (client) => fillLedger(client, postings / postingsAJournal),
    async (db) => [...(await measure(db, postings)), await measureAuditfile(db, postings)],
    { autovacuum: 'off', max_wal_size: '16GB' },
  );
}

async function measure(db: Database, postings: number): Promise<Row[]> {
  const now = new Date();
  const from = Temporal.PlainDate.from(amsterdamDay(now)).subtract({ months: 12 }).with({ day: 1 });
  const next = from.add({ months: 1 });
  const year = { from: from.toString(), to: from.add({ years: 1 }).subtract({ days: 1 }).toString() };
  const [start, end] = [startOfDay(from.toString()), startOfDay(next.toString())];
  const bare = sql<{ cents: number }>`
    select sum(p.amount_cents) as cents from journal j join posting p on p.journal_id = j.id
    where j.created_at >= ${start} and j.created_at < ${end} and p.account = 'wallet'`;
  const ways = [
    [
      'the report of a month',
      2000,
      () => findPeriod(db, { from: from.toString(), to: next.subtract({ days: 1 }).toString() }),
    ],
    ['the report of a year', 5000, () => findPeriod(db, year)],
    ['a trial balance at a moment', 2000, () => findBalances(db, new Date(start.getTime() + 14.6 * day))],
    ['stored value', 1000, async () => [await findStored(db, now), await findStoredYear(db, now)]],
  ] as const;
  const bareTimes: number[] = [];
  const taken = ways.map(() => new Array<number>());
  for (let round = 0; round < rounds; round += 1) {
    bareTimes.push(await timeOf(() => bare.execute(db)));
    for (const [index, [, , way]] of ways.entries()) taken[index]?.push(await timeOf(way));
  }
  const bare50 = percentile(bareTimes, 0.5);
  return ways.map(([what, goalMs], index): Row => {
    const times = taken[index] ?? [];
    return {
      what: `(t) ${what}, ${postings.toLocaleString('en')} postings in two years`,
      measured: `p50 ${ms(percentile(times, 0.5))}, at most ${ms(Math.max(...times))}`,
      baseline: `p50 ${ms(bare50)}, adding up what moved wallets in a month`,
      ratio: (percentile(times, 0.5) / bare50).toFixed(2),
      goal: `≤ ${goalMs} ms`,
      reached: Math.max(...times) <= goalMs,
    };
  });
}

/** The auditfile of last year, read as fast as it is written. */
async function measureAuditfile(db: Database, postings: number): Promise<Row> {
  const today = amsterdamDay(new Date());
  const seller = {
    name: 'Rondo',
    address: 'Domplein 1, 3512 JC Utrecht',
    kvk: '12345678',
    vat: 'NL123456789B01',
    line: 'Rondo',
    phone: null,
  };
  let bytes = 0;
  let most = 0;
  const before = process.memoryUsage().rss;
  const time = await timeOf(async () => {
    const pieces = writeAuditfile(db, {
      year: Number(today.slice(0, 4)) - 1,
      version: '3.2',
      seller,
      booksAre: 'sub',
      iban: null,
      today,
    });
    for await (const piece of pieces) {
      bytes += Buffer.byteLength(piece);
      most = Math.max(most, process.memoryUsage.rss() - before);
    }
  });
  const rate = bytes / 1e6 / (time / 1000);
  return {
    what: `(t) the auditfile of a year, ${(bytes / 1e6).toFixed(0)} MB, ${postings.toLocaleString('en')} postings in two years`,
    measured: `${rate.toFixed(1)} MB/s, ${(most / 1e6).toFixed(0)} MB more memory, ${ms(time)}`,
    goal: '≥ 20 MB/s, ≤ 200 MB',
    reached: rate >= 20 && most <= 200e6,
  };
}

/** Top-ups and entrance fees in turn, spread evenly over the days, each with its document; all days but the last are closed. */
async function fillLedger(client: Client, journals: number): Promise<void> {
  const games = Math.ceil(journals / spots / 2);
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
       from generate_series(1, $1::int) k join numbered g on g.n = (k - 1) / ${2 * spots}`,
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
  for (const text of summed) await client.query(text);
  await client.query('vacuum analyze account_day, journal, posting, document, document_line, daily_close, game');
}
