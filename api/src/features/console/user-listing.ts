import { type CallRequest, listUsers, usersFile } from '@rondo/contract';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import { listing } from '../../platform/admins/console-list.ts';
import { onDay } from '../../platform/time/on-day.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { presentListedUser } from './present.ts';
import { listedFields, type ListedUserRow } from './user-queries.ts';

type Search = CallRequest<typeof listUsers>['query'];

/** Filters in the place of a role that aren't roles. */
const roles: Partial<Record<NonNullable<Search['role']>, ReturnType<typeof sql>>> = {
  banned: sql`u.banned_at is not null`,
  credit: sql`exists (select from wallet w where w.user_id = u.id and w.balance_cents > 0)`,
  unused: sql`exists (select from dormant_account d where d.user_id = u.id and d.held_at is not null)`,
  owing: sql`exists (select from wallet w where w.user_id = u.id and w.owed_cents > 0)`,
};

/** People, in the console. */
export const userList = listing({
  list: listUsers,
  file: usersFile,
  rows: ({ query, role, day }) => {
    const where = [
      sql`u.deleted_at is null`,
      ...wordConditions(sql`u.search_text`, query),
      ...(role ? [roles[role] ?? sql`u.role = ${role}`] : []),
      ...(day ? [sql`u.role <> 'guest' and ${onDay(sql`u.created_at`, day)}`] : []),
    ];
    return sql<ListedUserRow>`
      select ${columnsOf('u', listedFields)} from app_user u where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    newest: sql`u.created_at desc, u.id`,
    oldest: sql`u.created_at, u.id desc`,
    name: sql`lower(u.name), u.id`,
  },
  present: presentListedUser,
});
