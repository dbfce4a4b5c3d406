import type { EarlyBirdEntry } from './price.ts';
import { codeCounts, type HeldCode, type PricedGame, spotPrices } from './spot-price.ts';

export interface ChosenCodes {
  promocodeId: string | null;
  periodicId: string | null;
}

/**
 * The codes proposed for one's own spot: those that make it cheapest. A promocode that the holder selected stays if it takes something
 * off; among equally cheap choices, the fewest codes win, then those that expire first.
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
      return { used, cents: price?.totalCents ?? 0, own: promocode?.isSelected === true && used.promocodeId !== null };
    }),
  );
  const own = ways.filter((way) => way.own);
  const count = ({ promocodeId, periodicId }: ChosenCodes) =>
    Number(promocodeId !== null) + Number(periodicId !== null);
  // Sorting is stable, so what expires first stays first.
  const [best] = (own.length > 0 ? own : ways).sort((a, b) => a.cents - b.cents || count(a.used) - count(b.used));
  return best?.used ?? { promocodeId: null, periodicId: null };
}

/** The codes as they are once this promocode, or none, is selected. */
export function withSelected<Code extends HeldCode>(codes: readonly Code[], promocodeId: string | null): Code[] {
  return codes.map((code) => (code.promoType === 'periodic' ? code : { ...code, isSelected: code.id === promocodeId }));
}

function endsFirst(a: HeldCode, b: HeldCode): number {
  return (a.endsAt?.getTime() ?? Infinity) - (b.endsAt?.getTime() ?? Infinity) || (a.id < b.id ? -1 : 1);
}
