import type { Cents } from './money.ts';

/**
 * What is left of a gift in a wallet (product.md#promocodes). Whatever left the wallet since counts as paid with the gift first, so that nobody gives
 * back more of it than they still have, or any money of their own.
 * @param spentCents what left the wallet since the gift came
 */
export const giftLeft = (giftCents: Cents, { spentCents, balanceCents }: { spentCents: Cents; balanceCents: Cents }) =>
  Math.max(0, Math.min(giftCents - spentCents, balanceCents));

interface SpentGift {
  giftCents: Cents;
  /** What left the wallet since it came. */
  spentCents: Cents;
}

/** What is left of all gifts in a wallet, in the order in which they came: whatever left the wallet was paid with one of them, once. */
export function giftsLeft(gifts: readonly SpentGift[], balanceCents: Cents): Cents {
  const left = gifts.reduce((before, { giftCents, spentCents }, at) => {
    const untilNext = spentCents - (gifts[at + 1]?.spentCents ?? 0);
    return Math.max(0, before + giftCents - untilNext);
  }, 0);
  return Math.min(left, balanceCents);
}

/** A change of what somebody holds, in the order of the ledger. */
export interface Movement {
  journalId: number;
  /** Below zero for what left. */
  cents: Cents;
  /** A gift, what counts towards no gift (a gift or a top-up that goes back), or anything else. */
  kind: 'gift' | 'apart' | 'other';
  /** The spot or pass that was paid, or of which something came back. */
  of: string | null;
}

/**
 * How much of each journal's payment was a gift: gifts are spent first. What comes back of a spot is money as far as money paid it, and a gift again
 * beyond that (decisions/0131-a-gift-is-a-discount.md).
 */
export function giftsSpent(movements: readonly Movement[]): Map<number, Cents> {
  const spent = new Map<number, Cents>();
  /** The money that paid for each spot or pass and hasn't come back. */
  const money = new Map<string, Cents>();
  let [left, balance] = [0, 0];
  for (const { journalId, cents, kind, of } of movements) {
    balance += cents;
    if (kind === 'gift') left += cents;
    if (kind === 'other' && cents < 0) {
      const gift = Math.min(left, -cents);
      left -= gift;
      if (gift > 0) spent.set(journalId, gift);
      if (of !== null) money.set(of, (money.get(of) ?? 0) - cents - gift);
    }
    const paid = of === null ? undefined : money.get(of);
    if (kind === 'other' && cents > 0 && of !== null && paid !== undefined) {
      const back = Math.min(cents, paid);
      money.set(of, paid - back);
      left += cents - back;
    }
    left = Math.min(left, Math.max(balance, 0));
  }
  return spent;
}
