import type { listUsers as ListUsers } from '@rondo/contract';
import { listUsers } from '@rondo/contract/calls';
import type { QueryOf, RowOf } from './description.ts';
import { listQuery } from './list-query.ts';

export type ListedUser = RowOf<typeof ListUsers>;

/** Some of the users, to choose from. */
export const usersQuery = (query: QueryOf<typeof ListUsers>) =>
  listQuery('people', { call: listUsers, rows: 'users' }, query);
