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
