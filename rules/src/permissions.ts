import type { Role } from './limits.ts';
import type { Cents } from './money.ts';

/** The person who asks; null is a visitor. */
export type Actor = { id: string; role: Role } | null;

/** Whether the create and edit pages open at all: organisers and admins (product.md#who). */
export function mayOrganise(actor: Actor): boolean {
  return actor?.role === 'organiser' || actor?.role === 'admin';
}

/** Organisers create free games only, admins also paid ones (product.md#creating-games). An external event is always paid. */
export function mayCreateGame(actor: Actor, game: { priceCents: Cents; external: boolean }): boolean {
  return actor?.role === 'admin' || (actor?.role === 'organiser' && game.priceCents === 0 && !game.external);
}

/** What a game costs: its price, whether it is an external event, the price for its members, and its early birds. */
export interface GameTerms {
  priceCents: Cents;
  external: boolean;
  memberPriceCents: Cents | null;
  earlyBirds: readonly object[];
}

/**
 * Why somebody may not give a game these terms; null if they may. An organiser may edit a paid game that was given to them, but its price stays as an
 * admin set it (product.md#editing-games).
 */
export function refuseTerms(
  actor: Actor,
  { before, after }: { before: GameTerms; after: GameTerms },
): 'only_free_games' | 'price_stays' | null {
  const isSame = JSON.stringify(termsInOrder(before)) === JSON.stringify(termsInOrder(after));
  if (actor?.role === 'admin' || isSame) return null;
  return before.priceCents === 0 && !before.external ? 'only_free_games' : 'price_stays';
}

const termsInOrder = ({ priceCents, external, memberPriceCents, earlyBirds }: GameTerms) => [
  priceCents,
  external,
  memberPriceCents,
  earlyBirds,
];

/**
 * The rights a co-organiser can have in a game, each granted by itself (product.md#co-organisers): to edit it; to see and change its
 * players, their waiting list and teams; to check them in; to write to them.
 */
export const leadingRights = ['edit', 'players', 'checkIn', 'message'] as const;
export type LeadingRight = (typeof leadingRights)[number];

/** The facts that decide who leads a game. */
export interface LedGame {
  organiserId: string | null;
  /** The actor's rights in it as a co-organiser. */
  rights: readonly LeadingRight[];
}

/** Whether the actor runs a game: organisers run their own, admins any. Only they cancel it, set its price and name co-organisers. */
export function runsGame(actor: Actor, { organiserId }: Pick<LedGame, 'organiserId'>): boolean {
  return actor?.role === 'admin' || (actor?.role === 'organiser' && actor.id === organiserId);
}

/** What the actor may do with a game besides running it: its organiser and admins have every right, a co-organiser those they were given. */
export function rightsIn(actor: Actor, game: LedGame): LeadingRight[] {
  if (runsGame(actor, game)) return [...leadingRights];
  return actor === null || actor.role === 'guest' ? [] : leadingRights.filter((right) => game.rights.includes(right));
}

export function mayLead(actor: Actor, game: LedGame, right: LeadingRight): boolean {
  return rightsIn(actor, game).includes(right);
}

/** Whether somebody runs a game or is a co-organiser of it, with whatever rights. */
export function leadsGame(actor: Actor, game: LedGame): boolean {
  return rightsIn(actor, game).length > 0;
}

/** Until when a game can be cancelled is decided by `refuseChange`. */
export function mayCancelGame(actor: Actor, game: Pick<LedGame, 'organiserId'>): boolean {
  return runsGame(actor, game);
}

/** Whether the actor may check players in, confirm no-shows and answer appeals. */
export function mayCheckIn(actor: Actor, game: LedGame): boolean {
  return mayLead(actor, game, 'checkIn');
}

/** Only the organiser of a game sees how reliable its players are; admins, who only decide an appeal, don't (product.md#on-the-day). */
export function maySeeReliability(actor: Actor, game: { organiserId: string | null }): boolean {
  return mayOrganise(actor) && actor?.id === game.organiserId;
}

/** Player and waiting lists are blurred for visitors, and never sent to them. */
export function maySeePlayers(actor: Actor): boolean {
  return actor !== null;
}

/** A guest has no balance to see or spend until they set a password (product.md#guests). */
export function mayUseWallet(actor: Actor): boolean {
  return actor !== null && actor.role !== 'guest';
}

/** Whether a person's name and photo are shown: people who hide them are hidden from visitors. */
export function maySeePerson(actor: Actor, person: { hidesName: boolean }): boolean {
  return actor !== null || !person.hidesName;
}

/** People look up their own rank; an admin looks up anybody's. */
export function mayLookUpRank(actor: Actor, userId: string): boolean {
  return actor?.id === userId || actor?.role === 'admin';
}

/** Guests have no profile to change, and no account to delete (product.md#who). */
export function mayChangeProfile(actor: Actor): boolean {
  return actor !== null && actor.role !== 'guest';
}
