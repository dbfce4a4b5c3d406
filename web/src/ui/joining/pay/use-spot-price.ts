import type { GameDetails } from '@rondo/contract';
import { centsToEuros, eurosToCents } from '@rondo/rules';
import { useNow } from '../../../platform/clock.tsx';
import { useUser } from '../../../platform/session.ts';
import { useFeeCents } from '../../../platform/use-fee-cents.ts';
import { shownPrice } from '../../game-card/shown-price.ts';
import { usePayment } from './use-payment.ts';

interface SpotPriceNow {
  /** The price with the codes that are used, in euros. */
  price: number;
  /** The fee of iDEAL, the first method, for who pays through a bank; 0 for who pays from their balance. */
  fee: number;
  /** Price and fee: what is really paid. */
  total: number;
  /** What a promocode and a card take off. */
  saved: number;
}

/** What a spot costs the reader now, as the sheet behind the button says it too (product.md#fees). */
export function useSpotPrice(game: GameDetails): SpotPriceNow {
  const now = useNow();
  const user = useUser();
  const feeCents = useFeeCents();
  const payment = usePayment(game, { proposing: true });
  const shown = shownPrice(game, now);
  const hasWallet = user !== null && user.role !== 'guest' && !game.tournament_external;
  const price = hasWallet ? payment.quote.total : shown;
  const cents = eurosToCents(price) ?? 0;
  const isPaidByBank = cents > 0 && (!hasWallet || payment.missing > 0);
  const fee = isPaidByBank ? feeCents('ideal', cents) : 0;
  return { price, fee: centsToEuros(fee), total: centsToEuros(cents + fee), saved: shown - price };
}
