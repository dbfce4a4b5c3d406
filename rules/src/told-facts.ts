import type { NoticeParam } from './kinds/kind.ts';

/** What a notification says about its game and community, as it was when it was written. */
export const toldFacts = ['gameName', 'gameDate', 'locationAddress', 'communityName'] as const;
export type ToldFact = (typeof toldFacts)[number];
export type ToldFacts = Record<ToldFact, string | null>;

/**
 * For each thing that a notification's words say, whether it is looked up again when they are read (`ask`). The others aren't, because they happened
 * and stay true (`happened`), somebody wrote them (`written`), or they never change (`fixed`).
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
  begins: 'happened',
  court: 'happened',
  until: 'happened',
  // For a change, the game's new values; `gameDate` and `locationAddress` are looked up beside it.
  changes: 'happened',
  was: 'happened',
  minutes: 'happened',
  place: 'happened',
  wasPlace: 'happened',
  price: 'happened',
} as const satisfies Record<NoticeParam, 'happened' | 'written' | 'fixed'> & Record<ToldFact, 'ask'>;

/** The slots of the words in which a fact is said. */
const slots: Record<ToldFact, RegExp> = {
  gameName: /\{\{gameName\b/,
  gameDate: /\{\{(?:when|changes)\b/,
  locationAddress: /\{\{(?:locationAddress|changes)\b/,
  communityName: /\{\{communityName\b/,
};

/** What a notification's words say that has changed since; null for nothing. @param words the words with their slots */
export function otherwiseNow(words: string, told: ToldFacts, now: ToldFacts): ToldFacts | null {
  const isSame = (fact: ToldFact) =>
    told[fact] === now[fact] ||
    (fact === 'gameDate' && Date.parse(told[fact] ?? '') === Date.parse(now[fact] ?? '')) ||
    told[fact] === null ||
    now[fact] === null;
  const other = Object.fromEntries(
    toldFacts.map((fact) => [fact, !isSame(fact) && slots[fact].test(words) ? now[fact] : null]),
  ) as ToldFacts;
  return toldFacts.some((fact) => other[fact] !== null) ? other : null;
}
