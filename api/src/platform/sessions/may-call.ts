import type { Access, Call, ErrorCode } from '@rondo/contract';
import type { Role } from '@rondo/rules';
import type { Viewer } from './sessions.ts';

const rank: Record<Role | 'visitor', number> = { visitor: 0, guest: 1, player: 2, organiser: 3, admin: 4 };

export function mayCall(access: Access, viewer: Viewer | null): boolean {
  return rank[viewer?.role ?? 'visitor'] >= rank[access];
}

const lackedByGuests: ReadonlySet<ErrorCode> = new Set(['wallet_for_players', 'profile_for_players']);

/** Why somebody may not make a call; guests are told what they lack. */
export function turnedAway(call: Call, viewer: Viewer | null) {
  if (viewer === null) return 'not_logged_in';
  const lacks = viewer.role === 'guest' && call.errors.find((code) => lackedByGuests.has(code));
  return lacks || 'not_allowed';
}
