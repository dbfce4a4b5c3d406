import { mayLeadCommunity, maySeeCommunity } from '@rondo/rules';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findStanding, lockStanding, type Standing } from './queries.ts';

/** @throws Refused `community_not_found` */
export async function requireCommunity(db: Database, ref: string, viewer: Viewer | null): Promise<Standing> {
  return required(await findStanding(db, ref, viewer?.id ?? null));
}

/** Does the same with the community locked until the transaction ends. */
export async function requireLocked(trx: Transaction, ref: string, viewer: Viewer): Promise<Standing> {
  return required(await lockStanding(trx, ref, viewer.id));
}

function required(standing: Standing | null): Standing {
  if (!standing) throw new Refused('community_not_found');
  return standing;
}

export const leads = (viewer: Viewer | null, standing: Standing): boolean => mayLeadCommunity(viewer, standing);

export const sees = (viewer: Viewer | null, standing: Standing): boolean =>
  maySeeCommunity(viewer, { isPrivate: standing.community.is_private }, standing);

/** @throws Refused `community_not_found`, `community_members_only` */
export async function requireSight(db: Database, ref: string, viewer: Viewer | null): Promise<Standing> {
  const standing = await requireCommunity(db, ref, viewer);
  if (!sees(viewer, standing)) throw new Refused('community_members_only');
  return standing;
}

/** Requires a member, and locks the community. @throws Refused `community_not_found`, `not_a_member` */
export async function requireMemberLocked(trx: Transaction, ref: string, viewer: Viewer): Promise<Standing> {
  const standing = await requireLocked(trx, ref, viewer);
  if (standing.membership !== 'approved') throw new Refused('not_a_member');
  return standing;
}

/** @throws Refused `community_not_found`, `not_allowed` */
export async function requireLead(db: Database, ref: string, viewer: Viewer): Promise<Standing> {
  return led(viewer, await requireCommunity(db, ref, viewer));
}

/** Does the same with the community locked, so that an admin who was just removed can't decide any more. */
export async function requireLeadLocked(trx: Transaction, ref: string, viewer: Viewer): Promise<Standing> {
  return led(viewer, await requireLocked(trx, ref, viewer));
}

function led(viewer: Viewer, standing: Standing): Standing {
  if (!leads(viewer, standing)) throw new Refused('not_allowed');
  return standing;
}
