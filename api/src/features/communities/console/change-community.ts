import type { CallRequest, changeCommunity as changeCall } from '@rondo/contract';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { CommunityColumnsWith } from '../../../platform/database/community-columns.ts';
import type { Database } from '../../../platform/db.ts';
import { updateRow } from '../../../platform/database/insert-rows.ts';
import { Refused } from '../../../platform/refusal.ts';
import { requireTowns } from '../../places/require-towns.ts';
import { requireLocked } from '../require-standing.ts';
import { refusingTakenCode } from './refusing-taken-code.ts';

/**
 * Changes a community's name, short code, sport or city. Its former codes stay its own, so that links and printed codes with them go on
 * leading to it.
 * @throws Refused `community_not_found`, `community_code_taken`, `town_unknown`; `already_decided` when nothing would change
 */
export async function changeCommunity(
  { db }: { db: Database },
  call: AdminCall,
  id: string,
  { reason, name, shortCode, sport, city }: CallRequest<typeof changeCall>['body'],
): Promise<void> {
  const command = { action: 'community.change', subject: { kind: 'community', id }, reason } as const;
  await refusingTakenCode(() =>
    adminCommand({ db }, call, command, async (trx) => {
      const { community } = await requireLocked(trx, id, call.viewer);
      const before = {
        name: community.name,
        shortCode: community.short_code,
        sport: community.sport,
        city: community.city,
      };
      const after = {
        name: name ?? before.name,
        shortCode: shortCode ?? before.shortCode,
        sport: sport ?? before.sport,
        city: city ?? before.city,
      };
      if (JSON.stringify(after) === JSON.stringify(before)) throw new Refused('already_decided');
      if (after.city !== before.city) await requireTowns(trx, [after.city]);
      const { shortCode: short_code, ...others } = after;
      const row = { ...others, short_code } satisfies Record<CommunityColumnsWith<'by', 'admins'>, string>;
      await updateRow(trx, 'community', id, row);
      return { answer: true, before, after };
    }),
  );
}
