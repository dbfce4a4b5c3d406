import type { NoticeParam } from './kinds/kind.ts';

/** What a notification says of its game and community, as it was when it was written. */
export const toldFacts = ['gameName', 'gameDate', 'locationAddress', 'communityName'] as const;
export type ToldFact = (typeof toldFacts)[number];
export type ToldFacts = Record<ToldFact, string | null>;

/**
 * Of all that the words of a notification say: whether it is asked, when they are read, if it is still so (`ask`). Of the rest it isn't,
 * because it happened and stays so (`happened`), somebody wrote it so (`written`), or it never becomes otherwise (`fixed`).
 */
export const stillSo = {
  gameName: 'ask',
  gameDate: 'ask',
  locationAddress: 'ask',
  communityName: 'ask',
  sport: 'fixed',
  friend: 'written',
  words: 'written',
  title: 'written',
  games: 'written',
  cause: 'happened',
  amount: 'happened',
  owed: 'happened',
  refund: 'happened',
  kept: 'happened',
  ride: 'happened',
  stays: 'happened',
  from: 'happened',
  to: 'happened',
  count: 'happened',
  until: 'happened',
  // Of a change: what it made of the game; `gameDate` and `locationAddress` are asked beside it.
  changes: 'happened',
  was: 'happened',
  minutes: 'happened',
  place: 'happened',
  wasPlace: 'happened',
  price: 'happened',
} as const satisfies Record<NoticeParam, 'happened' | 'written' | 'fixed'> & Record<ToldFact, 'ask'>;

/** The slots of words in which a fact is said. */
const slots: Record<ToldFact, readonly string[]> = {
  gameName: ['gameName'],
  gameDate: ['when', 'changes'],
  locationAddress: ['locationAddress', 'changes'],
  communityName: ['communityName'],
};

/** What the words of a notification say and is otherwise by now; null: nothing. @param words with their slots */
export function otherwiseNow(words: string, told: ToldFacts, now: ToldFacts): ToldFacts | null {
  const isSaid = (fact: ToldFact) => slots[fact].some((slot) => new RegExp(`\\{\\{${slot}\\b`).test(words));
  const isSame = (fact: ToldFact) =>
    told[fact] === now[fact] ||
    (fact === 'gameDate' && Date.parse(told[fact] ?? '') === Date.parse(now[fact] ?? '')) ||
    told[fact] === null ||
    now[fact] === null;
  const other = Object.fromEntries(
    toldFacts.map((fact) => [fact, isSaid(fact) && !isSame(fact) ? now[fact] : null]),
  ) as ToldFacts;
  return toldFacts.some((fact) => other[fact] !== null) ? other : null;
}
