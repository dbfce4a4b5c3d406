import { type Language, languages } from './languages.ts';

/**
 * A change of a game as one person is told about it, in the app and by mail (product.md#editing-games). It is stored with the notification: instants
 * are ISO text, money is in euros, and fields that don't concern the person are missing.
 */
export type ToldChange = Partial<{
  /** The start before, and the game's new duration in minutes. */
  was: string;
  minutes: number;
  /** How many minutes later it starts; given for changes on the day. */
  count: number;
  /** The present and the earlier place. */
  place: string;
  wasPlace: string;
  price: number;
  /** 1 if they paid, and that doesn't change. */
  stays: number;
  note: string;
  /** 1 if a ride is on their pass again. */
  ride: number;
  /** The amount in their wallet again. */
  refund: number;
  /** The amount kept for a guest. */
  kept: number;
  /** Until when they can get a full refund. */
  until: string;
}>;

/** The sentences of a change, by the names of their phrases. */
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

/** Whether the change is known in detail: earlier notifications only say that something changed. */
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

/**
 * Where the refund of a cancelled game is: in the wallet, on a pass, or partly in each; for earlier notifications and guests, only the amount is
 * known.
 */
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
