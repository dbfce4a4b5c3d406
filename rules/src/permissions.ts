import type { Role } from './limits.ts';
import type { Cents } from './money.ts';

/** Who asks; null is a visitor. */
export type Actor = { id: string; role: Role } | null;

/** Whether the create and edit pages open at all: organisers and admins (1-games §6). */
export function mayOrganise(actor: Actor): boolean {
  return actor?.role === 'organiser' || actor?.role === 'admin';
}

/**
 * Organisers create free games only, admins paid ones too (3-decisions §1). An external event is always paid. Holds for
 * what an edit makes of a game, too.
 */
export function mayCreateGame(actor: Actor, game: { priceCents: Cents; external: boolean }): boolean {
  return actor?.role === 'admin' || (actor?.role === 'organiser' && game.priceCents === 0 && !game.external);
}

/** Organisers edit their own games, admins any. */
export function mayEditGame(actor: Actor, game: { organiserId: string | null }): boolean {
  return actor?.role === 'admin' || (actor?.role === 'organiser' && actor.id === game.organiserId);
}

/** The same people who edit; when it is still possible is for `refuseChange`. */
export function mayCancelGame(actor: Actor, game: { organiserId: string | null }): boolean {
  return mayEditGame(actor, game);
}

/** Player and waiting lists are blurred for visitors, and never sent to them. */
export function maySeePlayers(actor: Actor): boolean {
  return actor !== null;
}

/** A guest has no balance of their own to see or spend until they set a password (3-decisions §1). */
export function mayUseWallet(actor: Actor): boolean {
  return actor !== null && actor.role !== 'guest';
}

/** Whether somebody's name and photo are shown: visitors don't see who hides them. */
export function maySeePerson(actor: Actor, person: { hidesName: boolean }): boolean {
  return actor !== null || !person.hidesName;
}

/** Guests have no profile to change, and no account to delete (2-accounts §6). */
export function mayChangeProfile(actor: Actor): boolean {
  return actor !== null && actor.role !== 'guest';
}
