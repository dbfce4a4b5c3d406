import { phrasesIn } from '@rondo/phrases';
import type { Language } from '@rondo/rules';
import { formatCents, formatShortDay } from '../../platform/time/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import type { MailFact } from '../notifications/mail/mail-layout.ts';
import type { Message } from '../notifications/messages.ts';
import { payKindOf } from './make-pay-statement.ts';
import { findPay, type PayRow, type SettledLine } from './queries.ts';

/**
 * The mail about a line of a run: what it pays, game by game, why it came back, or that one of these was a mistake; to a guest, what happened with
 * their money. null for a person who has left.
 */
export async function tellOfPayout(
  trx: Transaction,
  { id, kind, user_id: userId, amount_cents: amountCents, iban_masked: iban }: SettledLine,
  { state, reason, now }: { state: 'executed' | 'returned' | 'undone'; reason: string; now: Date },
): Promise<Message | null> {
  const to = await lockReceiver(trx, { id: userId });
  if (!to) return null;
  if (kind === 'guest') return events.refund(to, state, { amountCents, iban, reason });
  if (state === 'returned') return events.payoutReturned(to, { amountCents, iban, reason });
  if (state === 'undone') return events.payoutUndone(to, { amountCents, iban });
  const { rows } = await findPay(trx, userId, { from: new Date(0), until: new Date(now.getTime() + 1) });
  const facts = linesPaidBy(rows, id).map((row) => factOf(row, to.language, now));
  return events.payoutSent(to, { amountCents, iban, facts });
}

/** The changes since the previous payout. */
function linesPaidBy(rows: readonly PayRow[], lineId: string): PayRow[] {
  const end = rows.findIndex(({ kind, payout }) => kind === 'payout' && payout?.id === lineId);
  const before = rows.slice(0, end).findLastIndex(({ kind }) => kind === 'payout');
  return rows.slice(before + 1, end);
}

function factOf(row: PayRow, language: Language, now: Date): MailFact {
  const { created_at, game, amount_cents } = row;
  const at = new Date(game?.starts_at ?? created_at);
  const what = game?.name ?? phrasesIn[language].pay.kind[payKindOf(row)];
  return { label: `${formatShortDay(at, language, now)}, ${what}`, text: formatCents(amount_cents, language) };
}
