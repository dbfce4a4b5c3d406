import type {
  booksPeriod as BooksPeriod,
  booksReconciliation as BooksReconciliation,
  CallResponse,
  listMonths as ListMonths,
  monthOpen as MonthOpen,
} from '@rondo/contract';
import {
  booksBalances,
  booksPeriod,
  booksReconciliation,
  booksStored,
  listMonths,
  monthOpen,
} from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import type { Days } from './preset-days.ts';

export type Period = CallResponse<typeof BooksPeriod>['data'];
export type Reconciliation = CallResponse<typeof BooksReconciliation>['data'];
export type Month = CallResponse<typeof ListMonths>['data']['months'][number];

export type OpenThing = CallResponse<typeof MonthOpen>['data']['open'][number];

export const periodQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['console', 'books', 'period', from, to],
    queryFn: async () => (await call(booksPeriod, { query: { from, to } })).data,
    placeholderData: keepPreviousData,
  });

export const reconciliationQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['console', 'books', 'reconciliation', from, to],
    queryFn: async () => (await call(booksReconciliation, { query: { from, to } })).data,
    placeholderData: keepPreviousData,
  });

/** @param day the balances at the end of this day */
export const balancesQuery = (day: string) =>
  queryOptions({
    queryKey: ['console', 'books', 'balances', day],
    queryFn: async () => (await call(booksBalances, { query: { at: day } })).data,
    placeholderData: keepPreviousData,
  });

export const monthsQuery = queryOptions({
  queryKey: ['console', 'books', 'months'],
  queryFn: async () => (await call(listMonths, {})).data.months,
});

/** What is open of a month and those before it. */
export const monthOpenQuery = (month: string) =>
  queryOptions({
    queryKey: ['console', 'books', 'months', month, 'open'],
    queryFn: async () => (await call(monthOpen, { params: { month } })).data.open,
    // What was open when the sheet was last there says nothing.
    gcTime: 0,
  });

export const storedQuery = queryOptions({
  queryKey: ['console', 'books', 'stored'],
  queryFn: async () => (await call(booksStored, {})).data,
});
