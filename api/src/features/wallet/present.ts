import { type CashOut, type Receipt, type StatementLine, statementKinds, type TimelineLine } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { CashOutRow } from './queries.ts';
import type { ReceiptRow } from './receipt-queries.ts';
import type { StatementRow } from './statement-queries.ts';
import type { TimelineRow } from './timeline-queries.ts';

export function presentCashOut(row: CashOutRow): CashOut {
  return {
    _id: row.id,
    amount: centsToEuros(row.paid_cents),
    createdAt: row.at,
    status: row.cash_out_status,
    refundedAmount: centsToEuros(row.refunded_cents),
    promocode_discount: row.discount_type && {
      discountType: row.discount_type,
      name: row.discount_name,
      amount: centsToEuros(row.discount_cents),
    },
    match: gameOf(row),
    friend: row.friend === null ? null : { name: row.friend },
    method: row.method ?? 'balance',
    fee: centsToEuros(row.fee_cents),
  };
}

export function presentStatementLine(
  line: Omit<StatementRow, 'kind'> & { kind: StatementLine['kind']; balanceCents: number },
): StatementLine {
  const { game_id: gameId, game_name: name } = line;
  return {
    createdAt: line.created_at,
    kind: line.kind,
    match: gameId === null || name === null ? null : { _id: gameId, name },
    friend: line.friend,
    code: line.code,
    reason: line.reason,
    amount: centsToEuros(line.amount_cents),
    balance: centsToEuros(line.balanceCents),
    receiptId: line.receipt_id,
  };
}

export function presentTimelineLine(row: TimelineRow): TimelineLine {
  const kind = statementKinds.find((known) => known === row.kind) ?? 'other';
  const line = presentStatementLine({ ...row, created_at: row.at, kind, balanceCents: row.balance_cents });
  return { ...line, method: row.method, fee: centsToEuros(row.fee_cents) };
}

/** The first letter of a receipt's number: top-up, payment, credit. */
const numberLetters = { top_up: 'T', entrance_fee: 'P', pass: 'P', promotion: 'C' } as const;

/** The line before the total when there is no discount. */
const baseLines = { top_up: 'amount', entrance_fee: 'base', pass: 'pass', promotion: 'amount' } as const;

/** @param day of the payment in Amsterdam, `2026-11-21` */
export function presentReceipt(row: ReceiptRow, day: string): Receipt {
  const game = gameOf(row);
  return {
    _id: row.id,
    number: `${numberLetters[row.kind]}-${day.replaceAll('-', '')}-${row.id.slice(0, 8).toUpperCase()}`,
    kind: row.kind,
    createdAt: row.at,
    payer: { name: row.payer_name, email: row.payer_email },
    match: game && { ...game, address: row.address ?? '' },
    friend: row.friend,
    lines: receiptLines(row),
    total: centsToEuros(row.paid_cents + row.fee_cents),
    method: row.method,
    status: row.status,
    refund: row.refunded_at === null ? null : { amount: centsToEuros(row.refunded_cents), createdAt: row.refunded_at },
  };
}

/** The lines add up to the total; a discount without a stored line was the early bird. */
function receiptLines(row: ReceiptRow): Receipt['lines'] {
  const lines: Receipt['lines'] = [];
  const add = (kind: Receipt['lines'][number]['kind'], cents: number, name: string | null = null) =>
    lines.push({ kind, name, amount: centsToEuros(cents) });
  if (row.price_lines) for (const line of row.price_lines) add(line.kind, line.amountCents, line.name ?? null);
  else {
    add(baseLines[row.kind], row.price_cents, row.code);
    if (row.paid_cents !== row.price_cents) add('earlyBird', row.paid_cents - row.price_cents);
  }
  if (row.fee_cents > 0) add('fee', row.fee_cents);
  return lines;
}

function gameOf(row: Pick<CashOutRow, 'game_id' | 'game_name' | 'starts_at' | 'game_status'>) {
  const { game_id: gameId, game_name: name, starts_at: startsAt, game_status: status } = row;
  if (gameId === null || name === null || startsAt === null || status === null) return null;
  return { _id: gameId, name, game_date: startsAt, status };
}
