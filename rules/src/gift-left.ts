import type { Cents } from './money.ts';

/**
 * What is left of a gift in a wallet (product.md#promocodes). Whatever left the wallet since counts as paid with the gift, whoever's the rest
 * of the money was, so that nobody gives back more than they still have of it, nor anything of their own.
 * @param spentCents what left the wallet since the gift came
 */
export const giftLeft = (giftCents: Cents, { spentCents, balanceCents }: { spentCents: Cents; balanceCents: Cents }) =>
  Math.max(0, Math.min(giftCents - spentCents, balanceCents));

interface SpentGift {
  giftCents: Cents;
  /** What left the wallet since it came. */
  spentCents: Cents;
}

/** What is left of all gifts in a wallet, the first to come first: whatever left it is paid with one of them, once. */
export function giftsLeft(gifts: readonly SpentGift[], balanceCents: Cents): Cents {
  const left = gifts.reduce((before, { giftCents, spentCents }, at) => {
    const untilNext = spentCents - (gifts[at + 1]?.spentCents ?? 0);
    return Math.max(0, before + giftCents - untilNext);
  }, 0);
  return Math.min(left, balanceCents);
}
