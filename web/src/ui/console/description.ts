import type { Call, CallArguments, CallInput, CallResponse } from '@rondo/contract';
import type { ComponentType, ReactNode } from 'react';
import type { Key } from '../../platform/i18n.tsx';
import type { Column, Columns } from './columns.tsx';
import type { PlainKey } from './phrase-keys.ts';
import type { sections } from './sections.ts';

/** The description of a list of the console (decisions/0087-console-lists.md): its call gives the types of everything in it. */

/** How many rows there are. */
export interface Counted {
  totalCount: number;
  totalPages: number;
  more: boolean;
}

/** A call that lists, by words, order, filters and page. */
export type ListCall = Call<Required<Pick<CallInput, 'query'>>, { data: { pagination: Counted } }>;

export type QueryOf<C extends ListCall> = CallArguments<C> extends { query: infer Query } ? Query : never;
export type DataOf<C extends ListCall> = CallResponse<C> extends { data: infer Data } ? Data : never;
type RowsKey<Data> = { [K in keyof Data]: Data[K] extends readonly unknown[] ? K : never }[keyof Data] & string;
/** A row that a call lists. */
export type RowOf<C extends ListCall> = DataOf<C>[RowsKey<DataOf<C>>] extends readonly (infer Row extends object)[]
  ? Row
  : never;
type SortOf<C extends ListCall> = QueryOf<C> extends { sort?: infer Sort } ? Extract<Sort, string> : never;

/** A choice among a few values, each with its phrase; the first is the default, which the address need not say, and an empty one filters nothing. */
export interface Choice<Value extends string = string> {
  label: PlainKey;
  options: readonly (readonly [value: Value, phrase: PlainKey])[];
}

export const choice = <const Value extends string>(
  label: PlainKey,
  options: readonly (readonly [Value, PlainKey])[],
): Choice<Value> => ({ label, options });

/** Options whose phrases have the values' names. */
export const each = <const Value extends string>(
  values: readonly Value[],
  phraseOf: (value: Value) => PlainKey,
): (readonly [Value, PlainKey])[] => values.map((value) => [value, phraseOf(value)] as const);

type FilterName<Query> = Exclude<keyof Query, 'query' | 'sort' | 'page'>;
type FilterValue<Value> = Extract<Value, string> | (undefined extends Value ? '' : never);
type FiltersOf<Query> = { [Name in FilterName<Query>]?: Choice<FilterValue<Query[Name]>> };

type Sorts<C extends ListCall> = readonly [SortOf<C>, ...SortOf<C>[]];
/** A phrase that says of which day alone the rows are. */
export type DayKey = Exclude<Extract<Key, `operating.only.${string}`>, 'operating.only.show'>;

/** A phrase that says whose rows alone they are, by name. */
type NarrowKey = Extract<Key, `operating.narrowed.${string}`>;

/** A filter that only links set. */
export interface Narrowed<Row = never> {
  phrase: NarrowKey;
  /** The name of what it is, from one of its rows. */
  of: (row: Row) => string;
}

/** The state of a list at the moment. */
export interface Shown<C extends ListCall> {
  rows: readonly RowOf<C>[];
  /** All that the call answered; undefined until it has. */
  data: DataOf<C> | undefined;
}

export interface Description<C extends ListCall> {
  call: C;
  /** The name of the rows in its answer. */
  rows: RowsKey<DataOf<C>>;
  /** The same list as a file. */
  file: Call;
  /** The id of a row in the address, if that is not its `_id`. */
  id?: (row: RowOf<C>) => string;
  /** The orders, the first of which the address need not say; they may depend on the filters. */
  sorts: Sorts<C> | ((chosen: Readonly<Record<string, string>>) => Sorts<C>);
  filters?: FiltersOf<QueryOf<C>>;
  /** Whether the days can be chosen from which and until which it goes. */
  span?: 'from' extends keyof QueryOf<C> ? true : never;
  /** The label of the day at whose end the list can be asked for. */
  moment?: 'at' extends keyof QueryOf<C> ? PlainKey : never;
  /** The days that figures of the console's home lead to, and what says so. */
  days?: { [Name in FilterName<QueryOf<C>>]?: DayKey };
  /** What else links narrow it to, such as the games of one venue. */
  narrowed?: { [Name in FilterName<QueryOf<C>>]?: Narrowed<RowOf<C>> };
  columns: (column: Columns<RowOf<C>, SortOf<C>>) => readonly Column<RowOf<C>>[];
  /**
   * `always`: people who open the list want to see what was done a moment ago. `opened`: asking is a look that is logged, so nothing but
   * opening the list asks.
   */
  asks?: 'always' | 'opened';
  /** The words of the button above the list that opens the step `new`. */
  adds?: PlainKey;
  above?: ComponentType<Shown<C>>;
  /** Keeps what the list's parts share. */
  around?: ComponentType<{ children: ReactNode }>;
  /** The sheets that steps in the address open. */
  sheets?: ComponentType<Shown<C>>;
}

/** The extra that a row without an `_id` needs. */
export type Named<Row> = Row extends { _id: string | number } ? unknown : { id: (row: Row) => string };

type ListWord = 'title' | 'intro' | 'search' | 'placeholder' | 'none' | 'noneBody' | 'failed';
type WordsOf<Section extends keyof typeof sections> = (typeof sections)[Section];
/** Where the words of a list are. */
export type ListWords = {
  [Section in keyof typeof sections]: `${WordsOf<Section>}.${ListWord}` extends PlainKey ? WordsOf<Section> : never;
}[keyof typeof sections];
/** The sections that are lists. */
export type ListName = {
  [Section in keyof typeof sections]: WordsOf<Section> extends ListWords ? Section : never;
}[keyof typeof sections];
