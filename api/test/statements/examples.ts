import { type RawBuilder, sql } from 'kysely';

/** Statements with what is wrong with them, in the order of this file. */
export const examples: readonly [RawBuilder<unknown>, string[]][] = [
  [sql<{ id: string; name: string; at: string }>`select id, name, starts_at as at from game`, []],
  [sql<{ sport: string; series: unknown }>`select sport, to_jsonb(series_id) as series from game`, []],
  [
    sql<{ nickname: string }>`select nickname from game`,
    ['the database does not understand it: error: column "nickname" does not exist'],
  ],
  [sql<{ id: string; name: string }>`select id from game`, ['no column name']],
  [sql<{ id: string }>`select id, name from game`, ['column name is not in the row type']],
  [sql<{ photo: string }>`select photo from game`, ['column photo is string | null (game.photo), not string']],
  [
    sql<{ status: 'pending' | 'confirmed' }>`select status from game`,
    ['column status is "cancelled" | "confirmed" | "pending" (game.status), not "confirmed" | "pending"'],
  ],
  [sql<{ starts_at: Date }>`select starts_at from game`, ['column starts_at is string (game.starts_at), not Date']],
  [sql<{ count: string }>`select count(*) as count from game`, ['column count is int8, not string']],
  [sql<{ ids: number[] }>`select array_agg(id) as ids from game`, ['column ids is _uuid, not number[]']],
  [sql<{ id: string }>`update game set name = ${'?'} where id = ${'?'} returning id`, []],
];
