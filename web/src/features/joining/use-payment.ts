import { useState } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useSession } from '../../platform/session.ts';
import { cardOptions, quote, type QuotedGame, shortfall } from './spot-quote.ts';

interface Options {
  spots?: number;
  /** The card chosen before; `none` was chosen, too. */
  card?: string | null;
  /** Cents that come back in the same step, and can be paid with. */
  back?: number;
}

/** What a player's spots cost with their codes and card, and whether their balance is enough. */
export function usePayment(game: QuotedGame, { spots = 1, card = null, back = 0 }: Options = {}) {
  const now = useNow();
  const session = useSession();
  const promocodes = session?.promocodes ?? [];
  const cards = cardOptions(game, promocodes, now);
  const [chosen, setCard] = useState<string | null>(card);
  // Until somebody decides otherwise the card is used: it counts once a month, and saves.
  const wanted = chosen ?? cards.find(({ why }) => why === null)?.id ?? null;
  const cardId = cards.some(({ id, why }) => id === wanted && why === null) ? wanted : null;
  const price = quote(game, { spots, cardId, promocodes }, now);
  const balance = session?.user.balance ?? 0;
  return {
    quote: price,
    cards,
    cardId,
    chooseCard: (next: string | null) => setCard(next ?? 'none'),
    balance,
    /** Euros. */
    missing: shortfall(price.totalCents - back, balance),
    userId: session?.user._id ?? '',
    email: session?.user.email ?? '',
  };
}
