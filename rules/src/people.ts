import type { PageReaders, Role } from './limits.ts';
import { trustedGames } from './rating.ts';
import type { Actor } from './permissions.ts';

/**
 * How much somebody sees of a player's page: their own page; all of it; only name and face, which every list of players has; or that there is nobody.
 */
export type PersonSight = 'own' | 'whole' | 'name' | 'none';

/** The settings that decide who sees a player's page. */
export interface ShownPerson {
  id: string;
  role: Role;
  /** Whether they have left Rondo, or are banned. */
  isGone: boolean;
  pageReaders: PageReaders;
}

/**
 * How much somebody sees of a player (product.md#people). Visitors see nobody, guests have no page, and former players have none any more.
 * @param gamesTogether how many games both have played together
 */
export function sightOfPerson(actor: Actor, person: ShownPerson, gamesTogether: number): PersonSight {
  if (actor === null || person.isGone || person.role === 'guest') return 'none';
  if (actor.id === person.id) return 'own';
  if (person.pageReaders === 'everyone') return 'whole';
  return person.pageReaders === 'partners' && gamesTogether > 0 ? 'whole' : 'name';
}

/** How many archived confirmed games a badge needs, played or organised (product.md#people). */
export const badgeFrom = {
  trusted: { played: trustedGames },
  regular: { played: 25 },
  host: { organised: 5 },
} as const;

export type Badge = keyof typeof badgeFrom;

/** The badges of a player, by archived confirmed games they played and organised. */
export function badgesOf({ played, organised }: { played: number; organised: number }): Badge[] {
  const badges: Badge[] = [];
  // A regular is trusted too, but shows only one badge.
  if (played >= badgeFrom.regular.played) badges.push('regular');
  else if (played >= badgeFrom.trusted.played) badges.push('trusted');
  if (organised >= badgeFrom.host.organised) badges.push('host');
  return badges;
}
