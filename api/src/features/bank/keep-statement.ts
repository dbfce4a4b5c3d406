import { createHash, randomUUID } from 'node:crypto';
import { maskIban } from '@rondo/rules';
import {
  type BankStatement,
  identitiesOf,
  identityOf,
  type KeptStatement,
  type KnownEntry,
  recogniseEntries,
  statementsApart,
} from '@rondo/rules/books';
import { isValidIBAN } from 'ibantools';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * Keeps a statement, and those of its entries that no other statement has, as far as the balances of both allow (decisions/0102-bank-statements.md).
 * @param iban the operator's account
 * @returns how many of its entries are new; null if Rondo has this statement already
 * @throws Refused `statement_differs`, `statement_entry_differs`if the statement with this number and year says something else
 */
export async function keepStatement(
  trx: Transaction,
  statement: BankStatement,
  { iban, by, now }: { iban: string; by: string; now: Date },
): Promise<number | null> {
  const { entries, ...head } = statement;
  const whole = print(JSON.stringify([iban, head, identitiesOf(entries).map((one) => `${iban} ${one}`)]));
  const { rows: same } = await sql`select from bank_statement where print = ${whole}`.execute(trx);
  if (same.length > 0) return null;
  const identities = entries.map((entry) => `${iban} ${identityOf(entry)}`);
  const known = await findKnown(trx, identities);
  await refuseOther(trx, statement, { iban, recognised: recogniseEntries(identities, known, new Set()) });
  const apart = statementsApart(statement, await findAround(trx, statement, iban));
  const recognised = recogniseEntries(identities, known, apart);
  const id = randomUUID();
  await sql`
    insert into bank_statement (id, iban, number, from_day, until_day, opening_cents, closing_cents, entries, print, added_by, added_at)
    values (${id}, ${iban}, ${head.number}, ${head.from}, ${head.until}, ${head.openingCents}, ${head.closingCents}, ${entries.length},
      ${whole}, ${by}, ${now})`.execute(trx);
  const added = entries.flatMap((entry, at) => {
    const one = recognised[at];
    return one?.id === null ? [rowOf(entry, `${identities[at]} ${one.nth}`)] : [];
  });
  await insertEntries(trx, id, added);
  const here = recognised.flatMap((one) => (one.id === null ? [] : [one.id]));
  await sql`
    insert into bank_statement_entry (statement_id, entry_id)
    select ${id}, e from unnest(${[...here, ...added.map((one) => one.id)]}::uuid[]) e`.execute(trx);
  return added.length;
}

const print = (said: string): Buffer => createHash('sha256').update(said).digest();

const rowOf = ({ iban: other, ...entry }: BankStatement['entries'][number], counted: string) => ({
  ...entry,
  id: randomUUID(),
  iban: other === '' ? '' : maskIban(other),
  words: entry.words.replaceAll(/\b[A-Z]{2}\d{2}[A-Z\d]{8,30}\b/g, (one) => (isValidIBAN(one) ? maskIban(one) : one)),
  print: print(counted).toString('hex'),
});

const insertEntries = (trx: Transaction, statement: string, rows: readonly ReturnType<typeof rowOf>[]) =>
  sql`
    insert into bank_entry (id, statement_id, booked_on, amount_cents, bank_reference, our_references, name, iban_masked, words, print)
    select e.id, ${statement}, e.day, e.cents, e.reference, array(select jsonb_array_elements_text(e."ourReferences")), e.name, e.iban,
      e.words, decode(e.print, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id uuid, day date, cents int8, reference text, "ourReferences" jsonb,
      name text, iban text, words text, print text)`.execute(trx);

/** The kept entries that say the same as these; equal ones are numbered without a gap. */
async function findKnown(trx: Transaction, identities: readonly string[]): Promise<KnownEntry[]> {
  const counted = (nth: string) => sql.raw(`sha256(convert_to(k.identity || ' ' || ${nth}, 'UTF8'))`);
  const { rows } = await sql<KnownEntry>`
    with recursive known as (
      select k.identity, 0 as nth, e.id from unnest(${[...new Set(identities)]}::text[]) k(identity)
      join bank_entry e on e.print = ${counted('0')}
      union all
      select k.identity, k.nth + 1, e.id from known k join bank_entry e on e.print = ${counted('(k.nth + 1)')})
    select k.id, k.identity, k.nth, array(select e.statement_id from bank_statement_entry e where e.entry_id = k.id) as statements
    from known k order by k.nth`.execute(trx);
  return rows;
}

/** The statements that share a day with this one. */
async function findAround(trx: Transaction, { from, until }: BankStatement, iban: string): Promise<KeptStatement[]> {
  const { rows } = await sql<KeptStatement>`
    select s.id, s.from_day::text as from, s.until_day::text as until, s.opening_cents as "openingCents",
      s.closing_cents as "closingCents", coalesce(l.cents, 0) as "lastDayCents", l.entries as "lastDayEntries"
    from bank_statement s, lateral (
      select sum(b.amount_cents) as cents, count(*) as entries
      from bank_statement_entry e join bank_entry b on b.id = e.entry_id and b.booked_on = s.until_day where e.statement_id = s.id) l
    where s.iban = ${iban} and s.from_day <= ${until}::date and s.until_day >= ${from}::date`.execute(trx);
  return rows;
}

type Kept = Pick<Rows['bank_statement'], 'opening_cents' | 'closing_cents' | 'entries'> & {
  from: string;
  until: string;
};

/** A bank may restart its numbers each year. */
async function refuseOther(
  trx: Transaction,
  { number, from, until, openingCents, closingCents, entries }: BankStatement,
  { iban, recognised }: { iban: string; recognised: ReturnType<typeof recogniseEntries> },
): Promise<void> {
  const { rows } = await sql<Kept>`
    select from_day::text as from, until_day::text as until, opening_cents, closing_cents, entries from bank_statement
    where iban = ${iban} and number = ${number} and number <> ''
      and extract(year from until_day) = extract(year from ${until}::date)
    order by place desc limit 1`.execute(trx);
  const [kept] = rows;
  if (!kept) return;
  const now = { from, until, opening_cents: openingCents, closing_cents: closingCents, entries: entries.length };
  const [before, after] = [inOneLine(kept), inOneLine(now)];
  if (before !== after) throw new Refused('statement_differs', { number, before, after });
  const other = entries[recognised.findIndex(({ id }) => id === null)];
  if (other) throw new Refused('statement_entry_differs', { number, entry: `${other.day}, € ${inEuros(other.cents)}` });
}

const inEuros = (cents: number): string => (cents / 100).toFixed(2);

const inOneLine = ({ from, until, opening_cents: opening, closing_cents: closing, entries }: Kept): string =>
  `${from} – ${until}, € ${inEuros(opening)} → € ${inEuros(closing)}, ${entries}`;
