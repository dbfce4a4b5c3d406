import { calendars } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { filters, inPairs } from './discovery.ts';
import { done, id, instant, line, success } from './wire.ts';

/** Calendars that follow a person's own games, or a search (product.md#calendars). */

const followed = filters.extend({ city: line(100).optional().describe('The name of the place') }).superRefine(inPairs);

/** The filters in the query of an /allgames address; parameters that don't filter are left out. */
export const readFollowed = (search: string) => followed.safeParse(Object.fromEntries(new URLSearchParams(search)));

/** The names of all filters that a calendar can follow. */
export const followedFilters = () => Object.keys(followed.shape);

const followedSearch = line(calendars.searchMax).superRefine((search, issues) => {
  const { error } = readFollowed(search);
  for (const { message } of error?.issues ?? []) issues.addIssue({ code: 'custom', message });
});

const calendar = z.strictObject({
  _id: id,
  /** The filters as in the query of /allgames; null for the owner's own games. */
  search: z.string().nullable(),
  /** Anyone who has the address can read the calendar. */
  address: z.url(),
  createdAt: instant,
});

export const listCalendars = defineCall({
  method: 'GET',
  path: '/users/calendars',
  summary: 'One’s calendars: that of one’s own games, and those of searches.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ calendars: z.array(calendar) }) }),
  errors: [],
});

export const makeCalendar = defineCall({
  method: 'POST',
  path: '/users/calendars',
  summary:
    'Make a calendar of one’s own games, or of a search; there is one of each, which a second call answers with.',
  access: 'guest',
  input: { body: z.object({ search: followedSearch.nullable().default(null) }) },
  output: z.strictObject({ status: success, data: z.strictObject({ calendar }) }),
  errors: ['too_many_calendars'],
});

export const removeCalendar = defineCall({
  method: 'DELETE',
  path: '/users/calendars/{id}',
  summary: 'Remove a calendar: its address stops working within a minute.',
  access: 'guest',
  input: { params: z.object({ id }) },
  output: done,
  errors: ['calendar_not_found'],
});
