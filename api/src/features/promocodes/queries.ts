import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import type { Rows } from '../../platform/schema.ts';

export interface PromocodeRow
  extends
    Pick<
      Rows['promocode'],
      'id' | 'code' | 'name' | 'promo_type' | 'discount_type' | 'discount_value' | 'match_scope' | 'ends_at'
    >,
    Pick<Rows['promocode_holder'], 'activated_at' | 'is_selected' | 'redeemed_at'> {
  game_ids: string[];
  /** `2026-11` */
  used_months: string[];
  held_for: { matchId: string; month: string | null }[];
}

const columns = sql`
  p.id, p.code, p.name, p.promo_type, p.discount_type, p.discount_value, p.match_scope, h.activated_at, p.ends_at,
  h.is_selected, h.redeemed_at,
  coalesce((select jsonb_agg(g.game_id order by g.game_id) from promocode_game g where g.promocode_id = p.id), '[]') as game_ids,
  coalesce((select jsonb_agg(to_char(u.month, 'YYYY-MM') order by u.month)
            from student_card c join student_card_use u on u.user_id = c.user_id
            where c.promocode_id = p.id and c.user_id = h.user_id and u.month >= date_trunc('month', c.valid_from)), '[]')
    as used_months,
  coalesce((select jsonb_agg(distinct jsonb_build_object('matchId', c.game_id, 'month', c.month))
            from held_codes(h.user_id, app_now()) c where c.promocode_id = p.id), '[]') as held_for`;

/** The promocodes a person activated, the latest first. */
export async function findPromocodes(db: Database, userId: string): Promise<PromocodeRow[]> {
  const { rows } = await sql<PromocodeRow>`
    select ${columns} from promocode_holder h join promocode p on p.id = h.promocode_id
    where h.user_id = ${userId} order by h.activated_at desc, p.id`.execute(db);
  return rows;
}

/** One promocode of a person; null if they haven't activated it. */
export async function findPromocode(db: Database, userId: string, id: string): Promise<PromocodeRow | null> {
  const { rows } = await sql<PromocodeRow>`
    select ${columns} from promocode_holder h join promocode p on p.id = h.promocode_id
    where h.user_id = ${userId} and h.promocode_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface ListedRow extends PromocodeRow {
  games: { id: string; name: string; starts_at: string }[];
}

/** A page of a person's promocodes, with upcoming games that they are valid for. */
export async function findPromocodePage(
  db: Database,
  userId: string,
  page: { order: 'latest' | 'earliest'; skip: number; limit: number },
  now: Date,
): Promise<{ rows: ListedRow[]; totalCount: number }> {
  const list = sql<ListedRow>`
    select ${columns},
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name,
                  'starts_at', to_char(g.starts_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by g.starts_at, g.id)
                from promocode_game s join game g on g.id = s.game_id
                where s.promocode_id = p.id and g.starts_at > ${now} and g.status <> 'cancelled'), '[]') as games
    from promocode_holder h join promocode p on p.id = h.promocode_id
    where h.user_id = ${userId}`;
  return findPage(db, list, {
    ...page,
    order: sql`activated_at ${page.order === 'latest' ? sql`desc` : sql`asc`}, id`,
  });
}
