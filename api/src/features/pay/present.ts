import type { PayLine, Payout } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { PaidRow, PayoutRow } from './queries.ts';

export function presentPayLine({ game, payout, ...line }: PaidRow): PayLine {
  return {
    createdAt: line.created_at,
    kind: line.kind,
    match: game && { _id: game.id, name: game.name, game_date: game.starts_at, players: game.players },
    payout: payout && { _id: payout.id, iban: payout.iban_masked, state: payout.state, reason: payout.reason },
    amount: centsToEuros(line.amount_cents),
    balance: centsToEuros(line.balanceCents),
  };
}

export function presentPayout({ id, number, created_at, by_id, by_name, lines }: PayoutRow): Payout {
  return {
    _id: id,
    number,
    createdAt: created_at,
    createdBy: { _id: by_id, name: by_name },
    total: centsToEuros(lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    lines: lines.map((line) => ({
      _id: line.id,
      organiser: { _id: line.user_id, name: line.name },
      holder: line.holder,
      iban: line.iban_masked,
      amount: centsToEuros(line.amount_cents),
      state: line.state,
      reason: line.reason,
    })),
  };
}
