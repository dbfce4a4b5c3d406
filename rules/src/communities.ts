import type { Actor } from './permissions.ts';

/** A person's membership of a community (product.md#communities); people who never asked have none. */
export const communityMemberships = ['pending', 'approved', 'denied', 'left'] as const;
export type CommunityMembership = (typeof communityMemberships)[number];

/** Lengths in characters, times in days. */
export const communityForm = {
  nameMax: 80,
  codeMin: 2,
  /** Shorter than an id, so that an address with an id can be told from one with a code. */
  codeMax: 30,
  descriptionMax: 2000,
  cityMax: 60,
  messageMax: 500,
  noteMax: 500,
  /** The most requests decided at once. */
  decisionsMax: 100,
  newsTitleMax: 100,
  newsBodyMax: 4000,
  newsPinnedMax: 3,
  invitationUsesMax: 500,
  invitationDaysMax: 90,
  /** The most valid invitations at a time. */
  invitationsMax: 20,
} as const;

/** About how many news items members are notified in 24 hours; further ones only appear on the page. */
export const newsToldADay = 2;

/** How many minutes new games are collected before members are notified of them together. */
export const newGamesWaitMinutes = 60;

export type JoiningOutcome =
  | { outcome: 'approved' | 'pending' }
  | { outcome: 'refuse'; code: 'already_member' | 'request_pending' };

/**
 * The result of asking to join (product.md#communities): a public community, or an invitation, lets somebody in at once; a private one leaves it to
 * its admins. Only they can let a removed member in again, whatever requests followed.
 */
export function decideCommunityJoin(
  { isPrivate, isInvited }: { isPrivate: boolean; isInvited: boolean },
  { membership, isRemoved }: { membership: CommunityMembership | null; isRemoved: boolean },
): JoiningOutcome {
  if (membership === 'approved') return { outcome: 'refuse', code: 'already_member' };
  if (!isRemoved && (isInvited || !isPrivate)) return { outcome: 'approved' };
  if (membership === 'pending') return { outcome: 'refuse', code: 'request_pending' };
  return { outcome: 'pending' };
}

/** Whether somebody leads a community: its own admins, and those of Rondo (decisions/0034-communities.md). */
export function mayLeadCommunity(actor: Actor, { isAdmin }: { isAdmin: boolean }): boolean {
  return actor !== null && (isAdmin || actor.role === 'admin');
}

/** Whether somebody may see a community's members, news and games: if it is private, only its members and leaders. */
export function maySeeCommunity(
  actor: Actor,
  { isPrivate }: { isPrivate: boolean },
  { membership, isAdmin }: { membership: CommunityMembership | null; isAdmin: boolean },
): boolean {
  return !isPrivate || membership === 'approved' || mayLeadCommunity(actor, { isAdmin });
}

/**
 * Whether a community would lose its last admin by somebody leaving or being demoted: it always keeps one, as long as it has other
 * members.
 */
export function isLastAdmin(
  { isAdmin }: { isAdmin: boolean },
  { adminCount, memberCount }: { adminCount: number; memberCount: number },
  { stays }: { stays: boolean },
): boolean {
  return isAdmin && adminCount <= 1 && (stays || memberCount > 1);
}

/** Whether members see each other's scores in their community (product.md#score). */
export function showsCommunityScores({ showElo, isRatingVisible }: { showElo: boolean; isRatingVisible: boolean }) {
  return showElo && isRatingVisible;
}

/** A community's short code: words of lower-case letters and digits, with hyphens between them; none of the API's own path segments there. */
export const shortCode = /^(?!(?:featured|join|join-status|mine|remove-member|shortcode)$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The short code that a community's name suggests; '' if it has no letter for one. */
export function suggestShortCode(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, communityForm.codeMax).replace(/-$/, '');
}
