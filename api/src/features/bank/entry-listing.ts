import { bankFile, type bankMatchKinds, type CallResponse, type explainBankEntry, listBank } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { compareAccount } from './compare-account.ts';

type Entry = CallResponse<typeof explainBankEntry>['data']['entry'];

type EntryRow = Pick<
  Rows['bank_entry'],
  'id' | 'amount_cents' | 'bank_reference' | 'name' | 'iban_masked' | 'words' | 'reason' | 'reason_at'
> & {
  day: string;
  reason_by_name: string | null;
  kind: (typeof bankMatchKinds)[number] | null;
  settlement_id: string | null;
  journal_id: number | null;
  about: string | null;
};

const entries = sql`
  select e.id, e.booked_on::text as day, e.amount_cents, e.bank_reference, e.name, e.iban_masked, e.words, e.reason,
    e.reason_at, a.name as reason_by_name, m.kind, m.settlement_id, m.journal_id, m.about
  from bank_entry e left join app_user a on a.id = e.reason_by
  left join lateral (
    select b.kind, b.settlement_id, b.journal_id, coalesce(s.reference, 'RONDO-PAY-' || r.number, '#' || b.journal_id) as about
    from bank_match b left join settlement s on s.id = b.settlement_id left join payout_line l on l.id = b.payout_line_id
    left join payout_run r on r.id = l.run_id
    where b.entry_id = e.id order by r.number limit 1) m on true`;

const states = {
  open: sql`m.kind is null and e.reason is null`,
  matched: sql`m.kind is not null`,
  explained: sql`m.kind is null and e.reason is not null`,
};

/** What the bank booked, in the console. */
export const bankList = (iban: string | null) =>
  listing({
    list: listBank,
    file: bankFile,
    rows: ({ query, state, from, until }) => {
      const said = sql`search_words(concat_ws(' ', e.name, e.words, e.bank_reference, m.about, e.reason))`;
      const where = [
        sql`true`,
        ...(state ? [states[state]] : []),
        ...(from ? [sql`e.booked_on >= ${from}::date`] : []),
        ...(until ? [sql`e.booked_on <= ${until}::date`] : []),
        ...wordConditions(said, query),
      ];
      return sql<EntryRow>`${entries} where ${sql.join(where, sql` and `)}`;
    },
    orders: { newest: sql`day desc, id`, oldest: sql`day, id` },
    present: presentEntry,
    more: async (db) => ({ account: await compareAccount(db, iban) }),
  });

/** An entry by its id; null if there is none. */
export async function findEntry(db: Database, id: string): Promise<Entry | null> {
  const { rows } = await sql<EntryRow>`${entries} where e.id = ${id}`.execute(db);
  return rows[0] ? presentEntry(rows[0]) : null;
}

function presentEntry(row: EntryRow): Entry {
  return {
    _id: row.id,
    day: row.day,
    amount: centsToEuros(row.amount_cents),
    name: row.name,
    iban: row.iban_masked,
    text: row.words,
    bankReference: row.bank_reference,
    state: row.kind !== null ? 'matched' : row.reason === null ? 'open' : 'explained',
    kind: row.kind,
    of: row.about,
    settlement: row.settlement_id,
    journal: row.journal_id,
    reason: row.reason,
    by: row.reason_by_name,
    at: row.reason_at,
  };
}
