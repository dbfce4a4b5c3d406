import {
  type CallResponse,
  type getConsolePromocode,
  listConsolePromocodes,
  consolePromocodesFile,
} from '@rondo/contract';
import { centsToEuros, type DiscountKind } from '@rondo/rules';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

interface ConsolePromocodeRow extends Pick<
  Rows['promocode'],
  | 'id'
  | 'code'
  | 'name'
  | 'discount_type'
  | 'discount_value'
  | 'starts_at'
  | 'ends_at'
  | 'uses_total'
  | 'uses_taken'
  | 'created_at'
> {
  is_expired: boolean;
  waits_for_second: boolean;
  redeemed: number;
  cost_cents: number;
}

/** What a code cost: gifts on balances less what was taken back, and discounts on the spots it was used for. */
const columns = sql`
  p.id, p.code, p.name, p.discount_type, p.discount_value, p.starts_at, p.ends_at, p.uses_total, p.uses_taken, p.created_at,
  coalesce(p.ends_at <= app_now(), false) as is_expired,
  p.needs_second and p.agreed_at is null as waits_for_second,
  (select count(*) from promocode_holder h where h.promocode_id = p.id and h.redeemed_at is not null) as redeemed,
  case when p.discount_type = 'topupBalance' then p.uses_taken::bigint * p.discount_value - (
    select coalesce(sum(b.amount_cents), 0) from promocode_holder h
    join journal j on j.idempotency_key = 'gift_back:' || h.promocode_id || ':' || h.user_id
    join posting b on b.journal_id = j.id and b.account = 'promotions'
    where h.promocode_id = p.id) else (
    select coalesce(-sum((l ->> 'amountCents')::int), 0) from promocode_holder h
    join registration r on r.id = h.redeemed_registration_id
    cross join lateral jsonb_array_elements(r.price_lines) l
    where h.promocode_id = p.id and l ->> 'kind' = ${'promocode' satisfies DiscountKind}) end as cost_cents`;

/** Promocodes, in the console. */
export const promocodeList = listing({
  list: listConsolePromocodes,
  file: consolePromocodesFile,
  rows: ({ query, state }) => {
    const wanted = query.trim().toLowerCase();
    const ended = sql`coalesce(p.ends_at <= app_now(), false)`;
    const where = [
      sql`p.promo_type <> 'periodic'`,
      ...(wanted ? [sql`strpos(lower(p.code || ' ' || p.name), ${wanted}) > 0`] : []),
      ...(state === undefined ? [] : [state === 'expired' ? ended : sql`not ${ended}`]),
    ];
    return sql<ConsolePromocodeRow>`select ${columns} from promocode p where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    newest: sql`created_at desc, id`,
    oldest: sql`created_at, id`,
    code: sql`lower(code), id`,
  },
  present: presentConsolePromocode,
});

type Details = CallResponse<typeof getConsolePromocode>['data']['promocode'];

/** How many holders are shown. */
const shown = 200;

export async function findConsolePromocode(db: Database, id: string): Promise<Details | null> {
  const [{ rows }, { rows: games }, { rows: holders }] = await Promise.all([
    sql<ConsolePromocodeRow>`
      select ${columns} from promocode p where p.id = ${id} and p.promo_type <> 'periodic'`.execute(db),
    sql<{ _id: string; name: string }>`
      select g.id as _id, g.name from promocode_game s join game g on g.id = s.game_id
      where s.promocode_id = ${id} order by g.starts_at, g.id`.execute(db),
    sql<
      Pick<Rows['promocode_holder'], 'user_id' | 'activated_at' | 'redeemed_at'> & {
        name: string;
        game_id: string | null;
        game_name: string | null;
      }
    >`
      select h.user_id, h.activated_at, h.redeemed_at, u.name, r.game_id,
        (select g.name from game g where g.id = r.game_id) as game_name
      from promocode_holder h join app_user u on u.id = h.user_id
      left join registration r on r.id = h.redeemed_registration_id
      where h.promocode_id = ${id} order by h.activated_at desc, h.user_id limit ${shown}`.execute(db),
  ]);
  const [row] = rows;
  return row === undefined
    ? null
    : {
        ...presentConsolePromocode(row),
        games,
        holders: holders.map((holder) => ({
          _id: holder.user_id,
          name: holder.name,
          activatedAt: holder.activated_at,
          redeemedAt: holder.redeemed_at,
          game:
            holder.game_id !== null && holder.game_name !== null
              ? { _id: holder.game_id, name: holder.game_name }
              : null,
        })),
      };
}

function presentConsolePromocode(
  row: ConsolePromocodeRow,
): CallResponse<typeof listConsolePromocodes>['data']['promocodes'][number] {
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    discountType: row.discount_type,
    discountValue: row.discount_type === 'percentage' ? row.discount_value : centsToEuros(row.discount_value),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isExpired: row.is_expired,
    waitsForSecond: row.waits_for_second,
    usesTotal: row.uses_total,
    activated: row.uses_taken,
    redeemed: row.redeemed,
    cost: centsToEuros(row.cost_cents),
    createdAt: row.created_at,
  };
}
