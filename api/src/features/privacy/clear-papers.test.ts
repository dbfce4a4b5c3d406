import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { clearPapers } from './clear-papers.ts';

const server = useServer();
const never = new AbortController().signal;
let number = 0;

/** Papers of two days, only the first of which is in a year that ended seven whole years ago. */
async function somePapers() {
  const year = Number(amsterdamDay(server.clock.now()).slice(0, 4)) - 8;
  const days = { old: `${year}-12-31T22:59:00Z`, kept: `${year + 1}-01-02T12:00:00Z` };
  const { id } = await aPlayer(server);
  const documents = { old: randomUUID(), kept: randomUUID() };
  for (const name of ['old', 'kept'] as const) {
    const at = days[name];
    const run = () =>
      server.value<string>`insert into payout_run (created_by, created_at) values (${id}, ${at}) returning id`;
    await server.sql`
      insert into payout_line (run_id, user_id, amount_cents, holder, iban_sealed, iban_masked, filed_at, executed_at)
      values (${await run()}, ${id}, 2000, ${name}, '\\x01', 'NL…', ${at}, ${at})`;
    await server.sql`
      insert into payment_order (user_id, kind, amount_cents, fee_cents, method, status, provider, details, created_at, expires_at, settled_at)
      values (${id}, 'top_up', 1000, 0, 'ideal', 'expired', 'sandbox', ${JSON.stringify({ name })}, ${at}, ${at}, ${at})`;
    const journal = await server.row<{ id: number }>`
      insert into journal (kind, idempotency_key, user_id, created_at) values ('demo', ${randomUUID()}, ${id}, ${at}) returning id`;
    const { id: journalId } = journal;
    await server.sql`insert into journal_reason (journal_id, user_id, reason) values (${journalId}, ${id}, ${name})`;
    await server.sql`
      insert into document (id, series, year, number, journal_id, user_id, day, issued_at)
      values (${documents[name]}, 'R', ${year}, ${(number += 1)}, ${journalId}, ${id}, ${at.slice(0, 10)}, ${at})`;
    await server.sql`
      insert into document_buyer (document_id, contents, named_at)
      values (${documents[name]}, ${JSON.stringify({ name, address: '', vat: '', kvk: null })}, ${at})`;
    await server.sql`
      insert into admin_action (actor_id, action, subject_kind, reason, at) values (${id}, 'job.run', 'job', ${name}, ${at})`;
  }
  return { id, documents };
}

test('names and accounts go off papers once their seven years are over, and not before; the rest stays', async () => {
  const { id, documents } = await somePapers();
  await clearPapers(server.db, server.clock.now(), never);
  await clearPapers(server.db, server.clock.now(), never);
  const lines = await server.rows`
    select holder, iban_masked, amount_cents from payout_line where user_id = ${id} order by filed_at`;
  expect(lines).toEqual([
    { holder: '', iban_masked: '', amount_cents: 2000 },
    { holder: 'kept', iban_masked: 'NL…', amount_cents: 2000 },
  ]);
  const orders = await server.rows`
    select details from payment_order where user_id = ${id} order by created_at`;
  expect(orders).toEqual([{ details: null }, { details: { name: 'kept' } }]);
  const buyers = await server.rows`
    select document_id from document_buyer where document_id = any(${Object.values(documents)}::uuid[])`;
  expect(buyers).toEqual([{ document_id: documents.kept }]);
  const reasons = await server.rows`select reason from journal_reason where user_id = ${id}`;
  expect(reasons).toEqual([{ reason: 'kept' }]);
  const acts = await server.rows`select reason from admin_action where actor_id = ${id}`;
  expect(acts).toEqual([{ reason: 'kept' }]);
});

test('what the bank did in a year is kept with that year: an account that was paid to, and who is named by its statement', async () => {
  const { id } = await somePapers();
  const year = Number(amsterdamDay(server.clock.now()).slice(0, 4)) - 7;
  const run = () => server.value<string>`
    insert into payout_run (created_by, created_at) values (${id}, ${`${year - 1}-12-31T12:00:00Z`}) returning id`;
  const sent = `${year}-01-02T12:00:00Z`;
  await server.sql`
    insert into payout_line (run_id, user_id, amount_cents, holder, iban_sealed, iban_masked, filed_at, executed_at)
    values (${await run()}, ${id}, 700, 'of the new year', '\\x01', 'NL…', ${sent}, ${sent})`;
  const statement = randomUUID();
  await server.sql`
    insert into bank_statement (id, iban, number, from_day, until_day, opening_cents, closing_cents, entries, print, added_by, added_at)
    values (${statement}, 'NL…', '1', ${`${year - 1}-12-31`}, ${`${year}-01-01`}, 0, 3, 2, '\\x01', ${id}, app_now())`;
  for (const [cents, day] of [`${year - 1}-12-31`, `${year}-01-01`].entries())
    await server.sql`
      insert into bank_entry (id, statement_id, booked_on, amount_cents, bank_reference, our_references, name, iban_masked, words, print)
      values (${randomUUID()}, ${statement}, ${day}, ${cents + 1}, '', '{}', 'J. de Vries', 'NL…', 'From J. de Vries',
        ${Buffer.from([cents])})`;
  await clearPapers(server.db, server.clock.now(), never);
  const line = await server.row`select holder from payout_line where user_id = ${id} and amount_cents = 700`;
  expect(line).toEqual({ holder: 'of the new year' });
  const entries = await server.rows`
    select name, iban_masked, words, amount_cents from bank_entry where statement_id = ${statement} order by booked_on`;
  expect(entries).toEqual([
    { name: '', iban_masked: '', words: '', amount_cents: 1 },
    { name: 'J. de Vries', iban_masked: 'NL…', words: 'From J. de Vries', amount_cents: 2 },
  ]);
});

test('nobody deletes a buyer or an act before', async () => {
  const { id, documents } = await somePapers();
  for (const early of [
    sql`delete from document_buyer where document_id = ${documents.kept}`,
    sql`delete from admin_action where actor_id = ${id} and reason = 'kept'`,
    sql`update admin_action set reason = 'another' where actor_id = ${id} and reason = 'old'`,
  ])
    await expect(early.execute(server.db)).rejects.toThrow(/never changed or deleted/);
});
