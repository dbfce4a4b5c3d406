import type { CallRequest, resolveMissingPayout } from '@rondo/contract';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { findMissing, type Paying } from './find-missing.ts';
import { lockSettlements } from './lock-settlements.ts';

/**
 * Decides about a payment that the provider took but never paid out: the provider will correct it, or it is a loss (product.md#settlements,
 * decisions/0122-missing-payouts.md). A line that comes after all is then unexplained, and makes up for the loss.
 * @throws Refused `payout_not_missing`, `confirm_identity`
 */
export async function resolveMissing(
  context: { db: Database },
  call: AdminCall,
  paying: Paying,
  { orderId, as: resolution, reason }: { orderId: string } & CallRequest<typeof resolveMissingPayout>['body'],
): Promise<void> {
  const subject = { kind: 'order', id: orderId };
  const command = { action: 'settlement.miss', subject, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    // So that no line is matched with it meanwhile.
    await lockSettlements(trx);
    const [missing] = await findMissing(trx, paying, orderId);
    if (!missing) throw new Refused('payout_not_missing');
    const { cents } = missing;
    await sql`
      insert into missing_payout (order_id, cents, resolution, resolved_reason, resolved_by, resolved_at)
      values (${orderId}, ${cents}, ${resolution}, ${reason}, ${call.viewer.id}, ${now})
      on conflict (order_id) do update set resolution = excluded.resolution, resolved_reason = excluded.resolved_reason,
        resolved_by = excluded.resolved_by, resolved_at = excluded.resolved_at`.execute(trx);
    if (resolution === 'losses') {
      const postings = [
        { account: 'provider' as const, ownerId: null, amountCents: cents },
        { account: 'losses' as const, ownerId: null, amountCents: -cents },
      ];
      await postJournals(
        trx,
        [{ kind: 'provider_resolved', key: `provider_missing:${orderId}`, orderId, postings }],
        now,
      );
    }
    return { answer: true, movedCents: cents, after: { order: orderId, cents, as: resolution } };
  });
}
