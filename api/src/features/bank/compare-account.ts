import type { CallResponse, listBank } from '@rondo/contract';
import { centsToEuros, maskIban } from '@rondo/rules';
import { restOf } from '@rondo/rules/books';
import type { Database } from '../../platform/db.ts';
import { endOfDay, startOfDay } from '../../platform/time/amsterdam.ts';
import {
  findBooked,
  findBookings,
  findFirstStatement,
  findMissing,
  findStatements,
  sumEntries,
} from './bank-queries.ts';

type Account = CallResponse<typeof listBank>['data']['account'];

const statementsShown = 6;

/** The operator's account by its statements beside the ledger's *bank*, with the difference. */
export async function compareAccount(db: Database, iban: string | null): Promise<Account> {
  const none = { iban: iban && maskIban(iban), statements: [], comparison: null, missing: [], bookings: [] };
  if (iban === null) return none;
  const [statements, first] = await Promise.all([
    findStatements(db, iban, statementsShown),
    findFirstStatement(db, iban),
  ]);
  const [last] = statements;
  if (!first || !last) return none;
  const [{ from_day: from }, { until_day: until }] = [first, last];
  const [booked, entries, missing, bookings] = await Promise.all([
    findBooked(db, { from: startOfDay(from), until: endOfDay(until) }),
    sumEntries(db, iban),
    findMissing(db, { from, until }),
    findBookings(db, from),
  ]);
  const parts = {
    ...entries,
    beforeCents: first.opening_cents - booked.before_cents,
    settlementsCents: entries.settlementsCents - booked.settlements_cents,
    payoutsCents: entries.payoutsCents - booked.payouts_cents,
    correctionsCents: entries.correctionsCents - booked.corrections_cents,
  };
  const differenceCents = last.closing_cents - booked.until_cents;
  return {
    ...none,
    statements: statements.map((row) => ({
      _id: row.id,
      number: row.number,
      from: row.from_day,
      until: row.until_day,
      opening: centsToEuros(row.opening_cents),
      closing: centsToEuros(row.closing_cents),
      entries: row.entries,
    })),
    comparison: {
      day: until,
      closing: centsToEuros(last.closing_cents),
      booked: centsToEuros(booked.until_cents),
      difference: centsToEuros(differenceCents),
      parts: {
        before: centsToEuros(parts.beforeCents),
        settlements: centsToEuros(parts.settlementsCents),
        payouts: centsToEuros(parts.payoutsCents),
        corrections: centsToEuros(parts.correctionsCents),
        open: centsToEuros(parts.openCents),
        explained: centsToEuros(parts.explainedCents),
        rest: centsToEuros(restOf(differenceCents, parts)),
      },
    },
    missing: missing.map((row) => ({
      _id: row.id,
      reference: row.reference,
      paidAt: row.paid_at,
      net: centsToEuros(row.net_cents),
    })),
    bookings: bookings.map(({ booked_at: bookedAt, cents, ...row }) => ({
      ...row,
      bookedAt,
      amount: centsToEuros(cents),
    })),
  };
}
