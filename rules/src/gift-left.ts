import type { Cents } from './money.ts';

/**
 * What is left of a gift in a wallet (product.md#promocodes). Whatever left the wallet since counts as paid with the gift, whoever's the rest
 * of the money was, so that nobody gives back more than they still have of it, nor anything of their own.
 * @param spentCents what left the wallet since the gift came
 */
export const giftLeft = (giftCents: Cents, { spentCents, balanceCents }: { spentCents: Cents; balanceCents: Cents }) =>
  Math.max(0, Math.min(giftCents - spentCents, balanceCents));
