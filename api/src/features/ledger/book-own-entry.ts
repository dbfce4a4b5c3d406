import type { bookOwnEntry as Call, CallRequest } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { ownEntryKey } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { postJournals } from '../wallet/post-journals.ts';

interface Context {
  db: Database;
  config: Pick<Config, 'booksAre'>;
}

/**
 * Books the VAT return, rent, or fees of others against the bank (product.md#books). A document is booked once on each account.
 * @throws Refused `books_are_sub` where other books have these; `document_booked`
 */
export async function bookOwnEntry(
  { db, config }: Context,
  call: AdminCall,
  { account, direction, amount, document, reason }: CallRequest<typeof Call>['body'],
): Promise<void> {
  if (config.booksAre === 'sub') throw new Refused('books_are_sub');
  const paidCents = eurosToCents(amount) ?? 0;
  // What left the bank is a debit of its account, which is below zero.
  const cents = direction === 'paid' ? -paidCents : paidCents;
  const key = ownEntryKey(account, document);
  const subject = { kind: 'account', id: account };
  await adminCommand({ db }, call, { action: 'own_entry.book', subject, reason }, async (trx) => {
    // Two admins may have the same invoice before them.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    const { rows } = await sql`select from journal where idempotency_key = ${key}`.execute(trx);
    if (rows.length > 0) throw new Refused('document_booked', { document });
    const postings = [
      { account, ownerId: null, amountCents: cents },
      { account: 'bank' as const, ownerId: null, amountCents: -cents },
    ];
    await postJournals(trx, [{ kind: 'own_entry', key, postings }], await timeAfterLock(trx));
    return { answer: true, movedCents: paidCents, after: { account, cents, document } };
  });
}
