import { correctionTerms } from './limits.ts';
import type { Cents } from './money.ts';

/**
 * What two admins may correct by hand, and the accounts of the house that the amount comes from or goes to (decisions/0042-corrections.md). Wallets
 * and pay belong to a person; losses are the house's, for a debt that a person won't pay.
 */
export const correctable = {
  wallet: ['revenue', 'promotions', 'provider', 'bank', 'losses'],
  owed_to_organiser: ['revenue', 'bank'],
  losses: ['provider', 'bank'],
} as const;

export type CorrectedAccount = keyof typeof correctable;
export type HouseAccount = (typeof correctable)[CorrectedAccount][number];

export const correctedAccounts = /* @__PURE__ */ Object.keys(correctable) as CorrectedAccount[];

/** Whether an account of the house can be the other side of a correction. */
export function standsAgainst(account: CorrectedAccount, against: HouseAccount): boolean {
  return (correctable[account] as readonly HouseAccount[]).includes(against);
}

/** Whether an amount can be corrected: not zero, and within the bound either way. */
export function isCorrectable(cents: Cents): boolean {
  return Number.isSafeInteger(cents) && cents !== 0 && Math.abs(cents) <= correctionTerms.maxCents;
}

interface Corrected {
  account: CorrectedAccount;
  /** Positive adds to the account. */
  cents: Cents;
  /** What the account holds; not needed for losses. */
  balanceCents: Cents;
  person: { isGuest: boolean; hasLeft: boolean; isOrganiser: boolean };
}

/** Why a correction can't be booked now; null if it can. No account goes below zero, and nothing is given to a person who can't have it. */
export function correctionRefusal({ account, cents, balanceCents, person }: Corrected) {
  const after = balanceCents + cents;
  if (account === 'losses') return null;
  if (account === 'wallet' && person.isGuest) return 'wallet_for_players';
  if (cents < 0) return after < 0 ? 'correction_below_zero' : null;
  // Pay that was taken back once too often can be made up for, even for a person who has left or no longer organises.
  if (account === 'owed_to_organiser' && after <= 0) return null;
  if (person.hasLeft) return 'user_not_found';
  return account === 'owed_to_organiser' && !person.isOrganiser ? 'not_an_organiser' : null;
}
