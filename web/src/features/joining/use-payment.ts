import { useState } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useSession } from '../../platform/session.ts';
import { cardOptions, quote, type QuotedGame, shortfall, withTotal } from './spot-quote.ts';
import { toldCents } from './told-cents.ts';

/** The choice to use no card, where one would be used. */
export const noCard = 'none';

interface Options {
  spots?: number;
  /** The card chosen before, or {@link noCard}. */
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
  const shown = quote(game, { spots, cardId, promocodes }, now);
  // What the API said of this price, until the price here is another one.
  const [told, setTold] = useState<{ insteadOf: number; cents: number } | null>(null);
  const price = told?.insteadOf === shown.totalCents ? withTotal(shown, told.cents) : shown;
  const balance = session?.user.balance ?? 0;
  return {
    quote: price,
    cards,
    cardId,
    chooseCard: (next: string | null) => setCard(next ?? noCard),
    balance,
    /** Euros. */
    missing: shortfall(price.totalCents - back, balance),
    /** A refused payment that tells the price of now, which others who are paying may have raised: it is asked for from then on. */
    noteRefusal: (error: unknown) => {
      const cents = toldCents(error);
      if (cents !== null) setTold({ insteadOf: shown.totalCents, cents });
    },
    userId: session?.user._id ?? '',
    email: session?.user.email ?? '',
  };
}
