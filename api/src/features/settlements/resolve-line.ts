import type { lineResolutions } from '@rondo/contract';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { postJournals } from '../wallet/post-journals.ts';

type Resolution = (typeof lineResolutions)[number];
type Line = Pick<Rows['settlement_line'], 'gross_cents' | 'explained_cents' | 'resolution' | 'order_id'>;

/**
 * Decides about a line that the ledger doesn't explain: the difference is a loss (or, above zero, makes up for one), a cost of the provider, or stays
 * with the provider, who will correct it (product.md#settlements).
 * @throws Refused `settlement_line_not_found`, `settlement_line_explained`, `already_decided`, `confirm_identity`
 */
export async function resolveLine(
  context: { db: Database },
  call: AdminCall,
  { id: settlementId, lineId }: { id: string; lineId: string },
  { as: resolution, reason }: { as: Resolution; reason: string },
): Promise<void> {
  const subject = { kind: 'settlement', id: settlementId };
  const command = { action: 'settlement.resolve', subject, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<Line>`
      select gross_cents, explained_cents, resolution, order_id from settlement_line
      where id = ${lineId} and settlement_id = ${settlementId} for no key update`.execute(trx);
    const [line] = rows;
    if (!line) throw new Refused('settlement_line_not_found');
    if (line.resolution !== null) throw new Refused('already_decided');
    const differenceCents = line.gross_cents - line.explained_cents;
    if (differenceCents === 0) throw new Refused('settlement_line_explained');
    await sql`
      update settlement_line set resolution = ${resolution}, resolved_reason = ${reason}, resolved_by = ${call.viewer.id}, resolved_at = ${now}
      where id = ${lineId}`.execute(trx);
    const postings = [
      { account: 'unexplained' as const, ownerId: null, amountCents: -differenceCents },
      { account: resolution, ownerId: null, amountCents: differenceCents },
    ];
    const orderId = line.order_id ?? undefined;
    await postJournals(
      trx,
      [{ kind: 'provider_resolved', key: `provider_resolved:${lineId}`, ...(orderId && { orderId }), postings }],
      now,
    );
    return {
      answer: true,
      movedCents: differenceCents,
      after: { line: lineId, cents: differenceCents, as: resolution },
    };
  });
}
