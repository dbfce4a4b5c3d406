import { maySeeGame } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { keyKind } from './game-keys.ts';
import type { StandingRow } from './standing-queries.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';

interface Seeing {
  viewer: Viewer | null;
  /** The key in the address. */
  secretKey: string | undefined;
  now: Date;
}

/**
 * Whether somebody may look at a game (product.md#private-games).
 * @param secret the configured secret that keys are signed with
 */
export function hasGameAccess(secret: Secret, row: StandingRow, { viewer, secretKey, now }: Seeing): boolean {
  return maySeeGame(
    viewer,
    { isPrivate: row.is_private, organiserId: row.organiser_id, rights: row.rights },
    {
      isMember: row.is_member,
      takesPart: row.takes_part,
      hasPrivateLink: keyKind(secret, row, secretKey, now) === 'private-link',
    },
  );
}

/**
 * Ensures that somebody may look at a game.
 * @throws Refused `game_not_found`; `members_only` with all that others may know of it: community, shortCode, sport, city
 */
export function requireGameAccess(secret: Secret, row: StandingRow | undefined, seeing: Seeing): void {
  if (!row) throw new Refused('game_not_found');
  if (hasGameAccess(secret, row, seeing)) return;
  const { sport, city, community_name: community, short_code: shortCode } = row;
  throw new Refused('members_only', { community: community ?? '', shortCode: shortCode ?? '', sport, city });
}
