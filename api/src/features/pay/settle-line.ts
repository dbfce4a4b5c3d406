import { type Cents, undoUntil } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { dropRefusedDetails } from './guest-details.ts';
import { keepForGuest, lockGuest, requireKept } from './guest-line.ts';
import { dropUnneededDetails } from './keep-bank-details.ts';
import { owedAccounts } from './owed-accounts.ts';
import type { SettledLine } from './queries.ts';
import { tellOfPayout } from './tell-of-payout.ts';

interface Which {
  payoutId: string;
  lineId: string;
}

/** What was entered about a line. */
export interface SettledOne {
  before: SettledLine['state'];
  userId: string;
  /** How much that moved. */
  cents: Cents;
}

/**
 * Books what the bank did with a line of a run: the money left, or it is owed again, also if it came back after leaving. Entering the same again
 * books nothing. A guest's line is taken from the money kept for them, and returns to it (decisions/0079-guests-money.md).
 * @param said `afterAll`: the money left, although it was reported as returned
 * @returns the line's earlier state, its person, and how much moved
 * @throws Refused `payout_not_found`, `not_on_oneself`, `payout_not_filed`, `payout_line_settled`; `kept_gone` if a guest's returned money is no
 * longer kept
 */
export async function settleLine(
  trx: Transaction,
  context: MessageContext,
  adminId: string,
  { state, afterAll, reason, ...which }: Which & { state: 'executed' | 'returned'; afterAll: boolean; reason: string },
  now: Date,
): Promise<SettledOne> {
  const line = await lockLine(trx, adminId, which);
  const { user_id: userId, amount_cents: cents } = line;
  if (line.state === state) return { before: state, userId, cents: 0 };
  if (line.state === 'returned' && !afterAll) throw new Refused('payout_line_settled');
  if (state === 'executed' && line.filed_at === null) throw new Refused('payout_not_filed');
  if (line.state === 'returned') await requireKept(trx, line, 'kept_gone');
  await book(trx, line, { kind: `payout_${state}`, state }, now);
  await sql`
    update payout_line set executed_at = ${state === 'executed' ? now : sql`executed_at`},
      returned_at = ${state === 'returned' ? now : null}, reason = ${state === 'returned' ? reason : ''}
    where id = ${line.id}`.execute(trx);
  await tell(trx, context, line, { state, reason }, now);
  return { before: line.state, userId, cents };
}

/**
 * Undoes within a day what was entered about a line by mistake (decisions/0077-payout-slips.md).
 * @returns the state that was entered, and the one it has again
 * @throws Refused `payout_not_found`, `not_on_oneself`; `payout_not_undone` after a day, for a line about which nothing was entered, for a line whose
 * money is in another run or no longer kept for a guest, and for a line that its run was filed without
 */
export async function undoLine(
  trx: Transaction,
  context: MessageContext,
  adminId: string,
  which: Which,
  now: Date,
): Promise<SettledOne & { after: SettledLine['state'] }> {
  const line = await lockLine(trx, adminId, which);
  const settledAt = line.returned_at ?? line.executed_at;
  if (settledAt === null || undoUntil(new Date(settledAt)) < now || (line.returned_at !== null && line.is_gone))
    throw new Refused('payout_not_undone');
  if (line.returned_at !== null) await requireKept(trx, line, 'payout_not_undone');
  const after =
    line.filed_at === null ? 'proposed' : line.returned_at !== null && line.executed_at !== null ? 'executed' : 'filed';
  await book(trx, line, { kind: 'payout_undone', state: after }, now);
  await sql`
    update payout_line set returned_at = null, reason = '',
      executed_at = ${line.returned_at === null ? null : sql`executed_at`}
    where id = ${line.id}`.execute(trx);
  await tell(trx, context, line, { state: 'undone', reason: '' }, now);
  return { before: line.state, after, userId: line.user_id, cents: line.amount_cents };
}

async function lockLine(trx: Transaction, adminId: string, { payoutId, lineId }: Which): Promise<SettledLine> {
  const { rows } = await sql<SettledLine>`
    select l.id, l.kind, l.user_id, l.amount_cents, l.iban_masked, l.state, l.steps, l.filed_at, l.executed_at, l.returned_at,
      exists (
        select from payout_line o join payout_run r on r.id = o.run_id
        where o.user_id = l.user_id and o.id <> l.id and r.created_at >= l.returned_at) or (
        l.filed_at is null and exists (
          select from payout_line o where o.run_id = l.run_id and o.filed_at is not null)) as is_gone
    from payout_line l where l.id = ${lineId} and l.run_id = ${payoutId} for no key update of l`.execute(trx);
  const [line] = rows;
  if (!line) throw new Refused('payout_not_found');
  if (line.user_id === adminId) throw new Refused('not_on_oneself');
  return line;
}

/** Moves a line's money from the account of one state to the account of another. */
async function book(
  trx: Transaction,
  line: SettledLine,
  { kind, state }: { kind: 'payout_executed' | 'payout_returned' | 'payout_undone'; state: SettledLine['state'] },
  now: Date,
): Promise<void> {
  const { id, user_id: userId, amount_cents: cents, steps } = line;
  const postings = [
    { ...placeOf(line, line.state), amountCents: -cents },
    { ...placeOf(line, state), amountCents: cents },
  ];
  await sql`update payout_line set steps = steps + 1 where id = ${id}`.execute(trx);
  const guest = line.kind === 'guest' ? await lockGuest(trx, userId) : null;
  await postJournals(trx, [{ kind, key: `${kind}:${id}:${steps + 1}`, userId, postings }], now);
  if (guest && state === 'returned') await keepForGuest(trx, line, guest, now);
}

const placeOf = ({ id, kind, user_id: userId }: SettledLine, state: SettledLine['state']) =>
  state === 'executed'
    ? ({ account: 'bank', ownerId: null } as const)
    : state === 'returned'
      ? ({ account: owedAccounts[kind], ownerId: userId } as const)
      : ({ account: 'payout', ownerId: id } as const);

async function tell(
  trx: Transaction,
  context: MessageContext,
  line: SettledLine,
  said: { state: 'executed' | 'returned' | 'undone'; reason: string },
  now: Date,
): Promise<void> {
  const message = await tellOfPayout(trx, line, { ...said, now });
  await sendMessages(trx, context, message ? [message] : [], now);
  if (said.state === 'returned') await dropRefusedDetails(trx, line.id);
  await dropUnneededDetails(trx, line.user_id);
}
