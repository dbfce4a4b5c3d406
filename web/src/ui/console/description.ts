import type { Call, CallArguments, CallInput, CallResponse } from '@rondo/contract';
import type { ComponentType, ReactNode } from 'react';
import type { Key } from '../../platform/i18n.tsx';
import type { Column, Columns } from './columns.tsx';
import type { PlainKey } from './phrase-keys.ts';
import type { sections } from './sections.ts';

/** The description of a list of the console (decisions/0087-console-lists.md): its call gives the types of everything in it. */

/** The numbers of rows and pages. */
export interface Counted {
  totalCount: number;
  totalPages: number;
  more: boolean;
}

/** A call that lists rows by a search, an order, filters and a page. */
export type ListCall = Call<Required<Pick<CallInput, 'query'>>, { data: { pagination: Counted } }>;

export type QueryOf<C extends ListCall> = CallArguments<C> extends { query: infer Query } ? Query : never;
export type DataOf<C extends ListCall> = CallResponse<C> extends { data: infer Data } ? Data : never;
type RowsKey<Data> = { [K in keyof Data]: Data[K] extends readonly unknown[] ? K : never }[keyof Data] & string;
export type RowOf<C extends ListCall> = DataOf<C>[RowsKey<DataOf<C>>] extends readonly (infer Row extends object)[]
  ? Row
  : never;
type SortOf<C extends ListCall> = QueryOf<C> extends { sort?: infer Sort } ? Extract<Sort, string> : never;

/** A choice among a few values, each with its phrase; the first is the default and not in the address, an empty one filters nothing. */
export interface Choice<Value extends string = string> {
  label: PlainKey;
  options: readonly (readonly [value: Value, phrase: PlainKey])[];
}

export const choice = <const Value extends string>(
  label: PlainKey,
  options: readonly (readonly [Value, PlainKey])[],
): Choice<Value> => ({ label, options });

/** Options whose phrases are named like the values. */
export const each = <const Value extends string>(
  values: readonly Value[],
  phraseOf: (value: Value) => PlainKey,
): (readonly [Value, PlainKey])[] => values.map((value) => [value, phraseOf(value)] as const);

type FilterName<Query> = Exclude<keyof Query, 'query' | 'sort' | 'page'>;
type FilterValue<Value> = Extract<Value, string> | (undefined extends Value ? '' : never);
type FiltersOf<Query> = { [Name in FilterName<Query>]?: Choice<FilterValue<Query[Name]>> };

type Sorts<C extends ListCall> = readonly [SortOf<C>, ...SortOf<C>[]];
/** The phrase for a list of a single day's rows. */
export type DayKey = Exclude<Extract<Key, `operating.only.${string}`>, 'operating.only.show'>;

/** The phrase for a list of a single thing's rows, with its name. */
type NarrowKey = Extract<Key, `operating.narrowed.${string}`>;

/** A filter that only links set. */
export interface Narrowed<Row = never> {
  phrase: NarrowKey;
  /** The name of the thing, from one of its rows. */
  of: (row: Row) => string;
}

/** The present state of a list. */
export interface Shown<C extends ListCall> {
  rows: readonly RowOf<C>[];
  /** The whole answer of the call; undefined before it comes. */
  data: DataOf<C> | undefined;
}

export interface Description<C extends ListCall> {
  call: C;
  /** The name of the rows in the answer. */
  rows: RowsKey<DataOf<C>>;
  /** The call that returns the same list as a file. */
  file: Call;
  /** The id of a row in the address, if it is not the row's `_id`. */
  id?: (row: RowOf<C>) => string;
  /** The orders; the first is the default and not in the address. They may depend on the filters. */
  sorts: Sorts<C> | ((chosen: Readonly<Record<string, string>>) => Sorts<C>);
  filters?: FiltersOf<QueryOf<C>>;
  /** Whether the first and last day of the list can be chosen. */
  span?: 'from' extends keyof QueryOf<C> ? true : never;
  /** The label of the day at whose end the list can be shown. */
  moment?: 'at' extends keyof QueryOf<C> ? PlainKey : never;
  /** The filters by a single day that the figures on the console's home link to, each with its phrase. */
  days?: { [Name in FilterName<QueryOf<C>>]?: DayKey };
  /** The other filters that only links set, for example the games of one venue. */
  narrowed?: { [Name in FilterName<QueryOf<C>>]?: Narrowed<RowOf<C>> };
  columns: (column: Columns<RowOf<C>, SortOf<C>>) => readonly Column<RowOf<C>>[];
  /**
   * When the list is loaded anew. `always`: its readers want to see what was done a moment ago. `opened`: each look is logged, so only opening
   * the list loads it.
   */
  asks?: 'always' | 'opened';
  /** The label of the button above the list that opens the step `new`. */
  adds?: PlainKey;
  /** A button for an act on all rows, beside the one that adds. */
  act?: ComponentType<Shown<C>>;
  above?: ComponentType<Shown<C>>;
  below?: ComponentType<Shown<C>>;
  /** A component around the list that keeps state for all of its parts. */
  around?: ComponentType<{ children: ReactNode }>;
  /** The sheets that steps in the address open. */
  sheets?: ComponentType<Shown<C>>;
}

/** A row without an `_id` needs a function that returns its id. */
export type Named<Row> = Row extends { _id: string | number } ? unknown : { id: (row: Row) => string };

type ListWord = 'title' | 'intro' | 'search' | 'placeholder' | 'none' | 'noneBody' | 'failed';
type WordsOf<Section extends keyof typeof sections> = (typeof sections)[Section];
/** The prefix of a list's phrases. */
export type ListWords = {
  [Section in keyof typeof sections]: `${WordsOf<Section>}.${ListWord}` extends PlainKey ? WordsOf<Section> : never;
}[keyof typeof sections];
/** The sections of the console that are lists. */
export type ListName = {
  [Section in keyof typeof sections]: WordsOf<Section> extends ListWords ? Section : never;
}[keyof typeof sections];
