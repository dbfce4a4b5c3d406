import type { CallResponse, listPayouts, PayLine, Payout } from '@rondo/contract';
import { centsToEuros, isPaidOut, undoUntil } from '@rondo/rules';
import { sayPayInvoice } from '@rondo/rules/books';
import { isPayable, type OwedRow, type PaidRow, payableAt, type PayoutRow } from './queries.ts';

export function presentPayLine({ game, payout, ...line }: PaidRow): PayLine {
  return {
    createdAt: line.created_at,
    kind: line.kind,
    match: game && { _id: game.id, name: game.name, game_date: game.starts_at, players: game.players },
    payout: payout && { _id: payout.id, iban: payout.iban_masked, state: payout.state, reason: payout.reason },
    amount: centsToEuros(line.amount_cents),
    balance: centsToEuros(line.balanceCents),
    invoices: line.invoices.map(sayPayInvoice),
  };
}

export function presentOwed(row: OwedRow, now: Date): CallResponse<typeof listPayouts>['data']['owed'][number] {
  const from = payableAt(row);
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    owed: centsToEuros(row.owed_cents),
    iban: row.iban_masked,
    detailsChangedAt: row.new_at,
    payableFrom: from && stillTo(from, now),
    cameBack: row.came_back,
    isNext: isPayable(row, now) && isPaidOut(row.owed_cents, { kind: row.kind, hasLeft: row.has_left }),
  };
}

/** An instant, if it is in the future. */
const stillTo = (at: Date, now: Date) => (at > now ? at.toISOString() : null);

export function presentPayout({ id, number, created_at, by_id, by_name, lines }: PayoutRow, now: Date): Payout {
  return {
    _id: id,
    number,
    createdAt: created_at,
    createdBy: { _id: by_id, name: by_name },
    total: centsToEuros(lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    lines: lines.map((line) => ({
      _id: line.id,
      kind: line.kind,
      person: { _id: line.user_id, name: line.name },
      holder: line.holder,
      iban: line.iban_masked,
      amount: centsToEuros(line.amount_cents),
      state: line.state,
      reason: line.reason,
      wasFiled: line.was_filed,
      undoUntil: line.settled_at === null ? null : stillTo(undoUntil(new Date(line.settled_at)), now),
      detailsChangedAt: line.details_changed_at,
    })),
  };
}
