import type { GameDetails } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFeeCents } from '../../../platform/use-fee-cents.ts';
import { shownPrice } from '../../game-card/shown-price.ts';
import { usePayment } from './use-payment.ts';

/** What a spot costs its reader now, in euros. */
export interface SpotPriceNow {
  /** With the codes that are used. */
  price: number;
  /** The fee of iDEAL, the first method, for who pays through a bank; 0 for who pays from their balance. */
  fee: number;
  /** What a promocode and a card take off. */
  saved: number;
}

/** Says what a spot costs a member now, as the sheet behind the button says it too (product.md#fees). */
export function MemberPrice({
  game,
  children,
}: {
  game: GameDetails;
  children: (price: SpotPriceNow) => ReactNode;
}): ReactNode {
  const now = useNow();
  const feeCents = useFeeCents();
  const { quote, missing } = usePayment(game, { proposing: true });
  const fee = quote.totalCents > 0 && missing > 0 ? centsToEuros(feeCents('ideal', quote.totalCents)) : 0;
  return children({ price: quote.total, fee, saved: shownPrice(game, now) - quote.total });
}
