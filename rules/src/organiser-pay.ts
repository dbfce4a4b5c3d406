import { day, hour } from './durations.ts';
import { type OrganiserKind, organiserPayTerms } from './limits.ts';
import type { Cents } from './money.ts';

/** What a freelance organiser earns for a game with this many players (product.md#organisers). */
export function organiserPay(players: number): Cents {
  const { fromPlayers, baseCents, perPlayerCents } = organiserPayTerms;
  return players < fromPlayers ? 0 : baseCents + (players - fromPlayers) * perPlayerCents;
}

/** The pay for this many games with this many players each, as the calculator shows for a week. */
export function organiserPayOfGames(players: number, games: number): Cents {
  return organiserPay(players) * games;
}

/** Whether somebody earns nothing by a paid game that is given to them: only a freelancer earns (product.md#organisers). */
export function givesUnpaid({ organiserKind, priceCents }: { organiserKind: OrganiserKind | null; priceCents: Cents }) {
  return priceCents > 0 && organiserKind !== 'freelance';
}

/** The payees of a payout run: an organiser gets what they earned, a guest the money kept for them. */
export const payeeKinds = ['organiser', 'guest'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/**
 * Whether a payout run pays what is owed to somebody, or leaves it for the next one. A person who has left Rondo earns nothing more to wait for, and
 * a guest wants all of their money (product.md#guests).
 */
export function isPaidOut(owedCents: Cents, { kind, hasLeft }: { kind: PayeeKind; hasLeft: boolean }): boolean {
  return owedCents > (kind === 'guest' || hasLeft ? 0 : organiserPayTerms.paidAboveCents);
}

/** From when pay goes to an account: late enough to notice somebody who took over a session and entered their own (product.md#organisers). */
export function payableFrom({ changedAt, confirmedAt }: { changedAt: Date; confirmedAt: Date | null }): Date {
  return confirmedAt ?? new Date(changedAt.getTime() + organiserPayTerms.newAccountDays * day);
}

/** Until when an entry about a payment can be undone as a mistake. */
export function undoUntil(settledAt: Date): Date {
  return new Date(settledAt.getTime() + organiserPayTerms.undoHours * hour);
}

/** An account number as it may be shown: only its country and last four characters. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;
}
