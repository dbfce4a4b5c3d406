import type { EarlyBirdEntry } from './price.ts';
import type { Cents } from './money.ts';
import { codeCounts, type HeldCode, type PricedGame, type SpotPrice, spotPrices } from './spot-price.ts';

export interface ChosenCodes {
  promocodeId: string | null;
  periodicId: string | null;
}

/**
 * The codes proposed for a player's own spot: those that make it cheapest. A promocode that they selected stays if it takes something off, and a card
 * is not spent for less than its worth; among equally cheap choices, the fewest codes win, then those that expire first.
 */
export function bestCodes<Entry extends EarlyBirdEntry>(
  game: PricedGame<Entry>,
  codes: readonly HeldCode[],
  now: Date,
): ChosenCodes {
  const usable = codes.filter((code) => codeCounts(code, game, now)).sort(endsFirst);
  const ways = [null, ...usable.filter(({ promoType }) => promoType === 'other')].flatMap((promocode) =>
    [null, ...usable.filter(({ promoType }) => promoType === 'periodic')].map((periodic) => {
      const [price] = spotPrices(
        game,
        withSelected(usable, promocode?.id ?? null),
        { spots: 1, periodicId: periodic?.id ?? null },
        now,
      );
      const used = { promocodeId: price?.promocode?.id ?? null, periodicId: price?.periodic?.id ?? null };
      const isWasted = price?.periodic ? !savesWhole(price.periodic, periodicSaving(price)) : false;
      return {
        used,
        isWasted,
        cents: price?.totalCents ?? 0,
        own: promocode?.isSelected === true && used.promocodeId !== null,
      };
    }),
  );
  const worthwhile = ways.filter(({ isWasted }) => !isWasted);
  const own = worthwhile.filter((way) => way.own);
  const count = ({ promocodeId, periodicId }: ChosenCodes) =>
    Number(promocodeId !== null) + Number(periodicId !== null);
  // Sorting is stable, so what expires first stays first.
  const [best] = (own.length > 0 ? own : worthwhile).sort((a, b) => a.cents - b.cents || count(a.used) - count(b.used));
  return best?.used ?? { promocodeId: null, periodicId: null };
}

/** Whether a code takes off its whole worth: a smaller discount uses up a card's month too (product.md#student-card). */
export function savesWhole(
  { discountType, discountValue }: Pick<HeldCode, 'discountType' | 'discountValue'>,
  cents: Cents,
): boolean {
  return cents > 0 && (discountType === 'percentage' || cents >= discountValue);
}

/** What the card takes off a spot. */
const periodicSaving = ({ lines }: SpotPrice): Cents =>
  -(lines.find(({ kind }) => kind === 'periodic')?.amountCents ?? 0);

/** The codes once this promocode, or none, is selected. */
export function withSelected<Code extends HeldCode>(codes: readonly Code[], promocodeId: string | null): Code[] {
  return codes.map((code) => (code.promoType === 'periodic' ? code : { ...code, isSelected: code.id === promocodeId }));
}

function endsFirst(a: HeldCode, b: HeldCode): number {
  return (a.endsAt?.getTime() ?? Infinity) - (b.endsAt?.getTime() ?? Infinity) || (a.id < b.id ? -1 : 1);
}
