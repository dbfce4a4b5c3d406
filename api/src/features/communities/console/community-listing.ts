import {
  type CallRequest,
  type CallResponse,
  type getConsoleCommunity,
  listConsoleCommunities,
  consoleCommunitiesFile,
} from '@rondo/contract';
import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import { listing } from '../../../platform/admins/console-list.ts';
import type { Database } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { wordConditions } from '../../../platform/wording/search-words.ts';

const fields = [
  'id',
  'name',
  'short_code',
  'city',
  'sport',
  'member_count',
  'is_private',
  'created_at',
  'closed_at',
] as const satisfies readonly (keyof Rows['community'])[];

interface ConsoleCommunityRow extends Pick<Rows['community'], (typeof fields)[number]> {
  is_featured: boolean;
  pending: number;
  admins: number;
  games: number;
}

const columns = sql`
  ${columnsOf('c', fields)}, c.featured_position is not null as is_featured,
  (select count(*) from community_member m where m.community_id = c.id and m.status = 'pending') as pending,
  (select count(*) from community_member m where m.community_id = c.id and m.is_admin) as admins,
  (select count(*) from game g
    where g.community_id = c.id and g.starts_at > app_now() and g.status <> 'cancelled') as games`;

type Search = CallRequest<typeof listConsoleCommunities>['query'];

const kinds: Record<NonNullable<Search['kind']>, ReturnType<typeof sql>> = {
  public: sql`not c.is_private`,
  private: sql`c.is_private`,
  featured: sql`c.featured_position is not null`,
  closed: sql`c.closed_at is not null`,
};
/** Communities, in the console. */
export const communityList = listing({
  list: listConsoleCommunities,
  file: consoleCommunitiesFile,
  rows: ({ query, sport, kind }) => {
    const where = [
      sql`true`,
      ...wordConditions(sql`c.search_text`, query),
      ...(sport ? [sql`c.sport = ${sport}`] : []),
      ...(kind ? [kinds[kind]] : []),
    ];
    return sql<ConsoleCommunityRow>`select ${columns} from community c where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    members: sql`c.member_count desc, c.id`,
    name: sql`lower(c.name), c.id`,
    newest: sql`c.created_at desc, c.id`,
    oldest: sql`c.created_at, c.id desc`,
  },
  present: presentConsoleCommunity,
});

type Details = CallResponse<typeof getConsoleCommunity>['data']['community'];

/** How many of its admins are shown. */
const shown = 100;

export async function findConsoleCommunity(db: Database, id: string): Promise<Details | null> {
  const [{ rows }, { rows: ledBy }, { rows: codes }] = await Promise.all([
    sql<ConsoleCommunityRow & Pick<Rows['community'], 'description'>>`
      select ${columns}, c.description from community c where c.id = ${id}`.execute(db),
    sql<{ _id: string; name: string }>`
      select u.id as _id, u.name from community_member m join app_user u on u.id = m.user_id
      where m.community_id = ${id} and m.is_admin order by lower(u.name), u.id limit ${shown}`.execute(db),
    sql<{ code: string }>`
      select code from community_former_code where community_id = ${id} order by code`.execute(db),
  ]);
  const [row] = rows;
  return row
    ? {
        ...presentConsoleCommunity(row),
        description: row.description,
        ledBy,
        formerCodes: codes.map(({ code }) => code),
      }
    : null;
}

function presentConsoleCommunity(
  row: ConsoleCommunityRow,
): CallResponse<typeof listConsoleCommunities>['data']['communities'][number] {
  return {
    _id: row.id,
    name: row.name,
    shortCode: row.short_code,
    city: row.city,
    sport: row.sport,
    members: row.member_count,
    pending: row.pending,
    admins: row.admins,
    isPrivate: row.is_private,
    isFeatured: row.is_featured,
    games: row.games,
    isClosed: row.closed_at !== null,
    createdAt: row.created_at,
  };
}
