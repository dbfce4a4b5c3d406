import type { Notification } from '@rondo/contract';
import { listNotifications } from '@rondo/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { byGame } from './by-game.ts';
import { notificationsKey } from './key.ts';

export const shelves = ['active', 'archived'] as const;

export type Shelf = (typeof shelves)[number];

export interface Part {
  notifications: Notification[];
  totalCount: number;
}

/** How many games, and notifications about none, a part has. */
const limit = 12;

export const notificationsQuery = (shelf: Shelf) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, shelf],
    queryFn: async ({ pageParam: skip }): Promise<Part> => {
      const { data, pagination } = await call(listNotifications, { query: { status: shelf, skip, limit, by: 'game' } });
      return { notifications: data, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    getNextPageParam: (last: Part, parts: Part[]) => {
      // Archived notifications are on the server's other list by now, so the next part doesn't skip them.
      const here = parts.flatMap(({ notifications }) => notifications).filter((one) => shelfOf(one) === shelf);
      const have = byGame(here).length;
      return byGame(last.notifications).length === limit && have < last.totalCount ? have : undefined;
    },
  });

export const shelfOf = ({ status }: Notification): Shelf => (status === 'archived' ? 'archived' : 'active');
