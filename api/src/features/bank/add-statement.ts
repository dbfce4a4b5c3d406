import { createHash, randomUUID } from 'node:crypto';
import { maskIban } from '@rondo/rules';
import { type BankStatement, identitiesOf, readStatements, statementMaxBytes } from '@rondo/rules/books';
import { isValidIBAN } from 'ibantools';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { readXml } from '../../platform/files/read-xml.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockBank, tickOff } from './tick-off.ts';

interface Added {
  added: number;
  known: number;
  matched: number;
}

/**
 * Adds the statements of a bank's file, and ticks off what they explain. An entry that an earlier statement has is here once.
 * @param iban the operator's account
 * @throws Refused `statement_too_large`, `statement_not_xml`, what {@link readStatements} refuses, `statement_known` when nothing in it is new
 */
export async function addStatement(
  context: { db: Database },
  call: AdminCall,
  { bytes, iban }: { bytes: Uint8Array; iban: string },
): Promise<Added> {
  const statements = statementsIn(bytes, iban);
  const command = { action: 'bank.add', subject: { kind: 'bank', id: null } } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    await lockBank(trx);
    const kept: (number | null)[] = [];
    for (const statement of statements) kept.push(await keep(trx, statement, { iban, by: call.viewer.id, now }));
    if (kept.every((one) => one === null)) throw new Refused('statement_known');
    const entries = statements.reduce((sum, statement) => sum + statement.entries.length, 0);
    const added = kept.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const answer = { added, known: entries - added, matched: await tickOff(trx) };
    return { answer, after: { statements: statements.map(({ number }) => number), ...answer } };
  });
}

function statementsIn(bytes: Uint8Array, iban: string): BankStatement[] {
  if (bytes.length > statementMaxBytes) throw new Refused('statement_too_large');
  const root = readXml(bytes);
  if (root === null) throw new Refused('statement_not_xml');
  const read = readStatements(root, iban);
  if ('code' in read) throw new Refused(read.code, read.params);
  return read;
}

/** @returns how many of its entries are new; null when the same statement is here */
async function keep(
  trx: Transaction,
  { entries, ...statement }: BankStatement,
  { iban, by, now }: { iban: string; by: string; now: Date },
): Promise<number | null> {
  const identities = identitiesOf(entries).map((identity) => `${iban} ${identity}`);
  const id = randomUUID();
  const { rows: kept } = await sql`
    insert into bank_statement (id, iban, number, from_day, until_day, opening_cents, closing_cents, entries, print, added_by, added_at)
    values (${id}, ${iban}, ${statement.number}, ${statement.from}, ${statement.until}, ${statement.openingCents},
      ${statement.closingCents}, ${entries.length}, ${print(JSON.stringify([iban, statement, identities]))}, ${by}, ${now})
    on conflict (print) do nothing returning id`.execute(trx);
  if (kept.length === 0) return null;
  const rows = entries.map(({ iban: other, ...entry }, at) => ({
    ...entry,
    id: randomUUID(),
    iban: other === '' ? '' : maskIban(other),
    words: entry.words.replaceAll(/\b[A-Z]{2}\d{2}[A-Z\d]{8,30}\b/g, (one) => (isValidIBAN(one) ? maskIban(one) : one)),
    print: print(identities[at] ?? '').toString('hex'),
  }));
  const { rows: added } = await sql`
    insert into bank_entry (id, statement_id, booked_on, amount_cents, bank_reference, our_references, name, iban_masked, words, print)
    select e.id, ${id}, e.day, e.cents, e.reference, array(select jsonb_array_elements_text(e."ourReferences")), e.name, e.iban,
      e.words, decode(e.print, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id uuid, day date, cents int8, reference text, "ourReferences" jsonb,
      name text, iban text, words text, print text)
    on conflict (print) do nothing returning id`.execute(trx);
  return added.length;
}

const print = (said: string): Buffer => createHash('sha256').update(said).digest();
