import type { ParamsArgument } from '@rondo/phrases/translate';
import type { Phrases } from '@rondo/phrases/parts';
import type { Key } from '../../platform/i18n.tsx';

/** The console's phrases, including those it shares with the pages of games. */
type ConsoleKey = Extract<
  Key,
  `${'console' | 'running' | 'operating' | 'newsletters' | 'ledger' | 'periods' | 'switches' | 'health' | 'judged' | 'games'}.${string}`
>;

/** A phrase that has nothing to fill. */
export type PlainKey = {
  [K in ConsoleKey]: ParamsArgument<Phrases, K> extends [params?: undefined] ? K : never;
}[ConsoleKey];

/** The prefix under which each of these words is a phrase without params: `running.orders`. */
export type PrefixOf<Word extends string> = {
  [K in PlainKey]: K extends `${infer Prefix}.${Word}`
    ? `${Prefix}.${Word}` extends PlainKey
      ? Prefix
      : never
    : never;
}[PlainKey];
