import { bestCodes, withSelected } from '@rondo/rules';
import { useState } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useSession } from '../../../platform/session.ts';
import { heldCode } from './held-code.ts';
import { priced, type PricedGame } from '../../game-card/shown-price.ts';
import { cardOptions, codeOptions, quote, shortfall, withTotal } from './spot-quote.ts';
import { changedPriceCents } from './changed-price.ts';

/** The choice to use no card or promocode, although one could be used. */
export const noCard = 'none';

interface Options {
  spots?: number;
  /** The card chosen earlier, or {@link noCard}. */
  card?: string | null;
  /** Cents that are refunded in the same step, with which the player can pay. */
  back?: number;
  /** Whether the player's own spot is among them. */
  own?: boolean;
  /** Proposes the best promocode if none is selected; paying then selects it first. */
  proposing?: boolean;
}

/** The price of a player's spots with their promocodes and card, and whether their balance is enough. */
export function usePayment(
  game: PricedGame,
  { spots = 1, card = null, back = 0, own = true, proposing = false }: Options = {},
) {
  const now = useNow();
  const session = useSession();
  const held = (session?.promocodes ?? []).map(heldCode).filter((code) => code !== null);
  const selectedId = held.find(({ promoType, isSelected }) => promoType === 'other' && isSelected)?.id ?? null;
  const best = bestCodes(priced(game), held, new Date(now));
  const [chosenCode, setCode] = useState<string | null>(null);
  const options = codeOptions(game, held, now);
  const wantedCode = chosenCode ?? best.promocodeId;
  const promocodeId = options.some(({ id }) => id === wantedCode) ? wantedCode : null;
  const codes = proposing ? withSelected(held, promocodeId) : held;
  const cards = cardOptions(game, codes, now);
  const [chosen, setCard] = useState<string | null>(card);
  // The card is used unless the player decides otherwise; but not for less than its worth, since it can be used once a month.
  const wanted = chosen ?? cards.find(({ isWhole }) => isWhole)?.id ?? null;
  const cardId = cards.some(({ id, why }) => id === wanted && why === null) ? wanted : null;
  const shown = quote(game, { spots, cardId, own, codes }, now);
  // The price in the API's refusal; it counts until the price computed here changes.
  const [told, setTold] = useState<{ insteadOf: number; cents: number } | null>(null);
  const price = told?.insteadOf === shown.totalCents ? withTotal(shown, told.cents) : shown;
  const { balance, owes } = session?.user ?? { balance: null, owes: 0 };
  return {
    quote: price,
    cards,
    cardId,
    chooseCard: (next: string | null) => setCard(next ?? noCard),
    /** The promocodes that take something off here, and the one that is used. */
    promocodes: options,
    promocodeId,
    choosePromocode: (next: string | null) => setCode(next ?? noCard),
    /** The promocode to select before paying; undefined if the selection is right already. */
    toSelect: promocodeId === selectedId || (promocodeId === null && chosenCode === null) ? undefined : promocodeId,
    balance: balance ?? 0,
    /** The player's debt after a charge-back, in euros: until it is settled, the balance pays nothing. */
    owes,
    /** Euros. */
    missing: shortfall(owes > 0 ? price.totalCents : price.totalCents - back, balance ?? 0, owes),
    /** Takes over the current price from a refused payment, as other payments may have raised it. */
    noteRefusal: (error: unknown) => {
      const cents = changedPriceCents(error);
      if (cents !== null) setTold({ insteadOf: shown.totalCents, cents });
    },
    userId: session?.user._id ?? '',
    email: session?.user.email ?? '',
  };
}
