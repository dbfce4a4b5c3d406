import { type Language, languages } from './languages.ts';

/**
 * A change of a game as one person is told it, in the app and by mail alike (product.md#editing-games). It is kept with a notification:
 * instants are ISO text, money is in euros, and what doesn't concern them is missing.
 */
export type ToldChange = Partial<{
  /** When it was to start, and for how many minutes it goes on now. */
  was: string;
  minutes: number;
  /** How many minutes later it starts, said on the day. */
  count: number;
  /** Where it is now, and was. */
  place: string;
  wasPlace: string;
  price: number;
  /** 1 where they paid, and nothing of it changes. */
  stays: number;
  note: string;
  /** 1 where a game is on their pass again. */
  ride: number;
  /** In their wallet again. */
  refund: number;
  /** Kept for a guest. */
  kept: number;
  /** Until when they may have 100 % back. */
  until: string;
}>;

/** The sentences of a change, as their phrases are called. */
export type ChangeSentence =
  | 'time'
  | 'lasts'
  | 'later'
  | 'place'
  | 'pin'
  | 'price'
  | 'free'
  | 'stays'
  | 'note'
  | 'rideBack'
  | 'paidBack'
  | 'keptForGuest'
  | 'refund';

interface Words {
  language: Language;
  say: (sentence: ChangeSentence, values: Record<string, string | number>) => string;
  when: (instant: string) => string;
  money: (euros: number) => string;
}

/** Whether it is known what changed: notifications of before say only that something did. */
export const isToldChange = ({ was, place, price }: ToldChange): boolean =>
  was !== undefined || place !== undefined || price !== undefined;

/** A change in words. @param startsAt when the game starts now */
export function sayChange(change: ToldChange, startsAt: string, { language, say, when, money }: Words): string {
  const { count, place, wasPlace = '', price, note, refund, kept, until } = change;
  const time = (was: string, duration: string) =>
    Date.parse(was) === Date.parse(startsAt)
      ? say('lasts', { duration })
      : say('time', { when: when(startsAt), duration, before: when(was) });
  const sentences = [
    count ? say('later', { count, when: when(startsAt) }) : '',
    change.was === undefined || count ? '' : time(change.was, sayHours(change.minutes ?? 0, language)),
    place === undefined ? '' : say(place === wasPlace ? 'pin' : 'place', { where: place, before: wasPlace }),
    price === undefined ? '' : price === 0 ? say('free', {}) : say('price', { price: money(price) }),
    change.stays ? say('stays', {}) : '',
    note ? say('note', { note }) : '',
    change.ride ? say('rideBack', {}) : '',
    refund ? say('paidBack', { amount: money(refund) }) : '',
    kept ? say('keptForGuest', { amount: money(kept) }) : '',
    until === undefined ? '' : say('refund', { until: when(until) }),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Where what a cancelled game gives back is: in the wallet, on a pass, or some in each; of before, and of guests, only how much is known. */
export function placeOfBack({
  refund = 0,
  ride,
}: Pick<ToldChange, 'refund' | 'ride'>): 'plain' | 'wallet' | 'pass' | 'both' {
  if (ride === undefined) return 'plain';
  if (ride === 0) return 'wallet';
  return refund > 0 ? 'both' : 'pass';
}

/** `1 hour`, `1.5 hours`; `1 uur`, `1,5 uur`. */
function sayHours(minutes: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    minutes / 60,
  );
}
