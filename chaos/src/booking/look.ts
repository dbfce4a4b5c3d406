import type { Client } from 'pg';
import type { Stored } from './beside-oracle.ts';

/** The stored state of a game, its series and everybody's money; and, at the provider, the payments begun since then. */
export async function lookAt(
  database: Client,
  gameId: string,
  people: readonly { id: string }[],
  { since, now }: { since: Date; now: Date },
): Promise<Stored> {
  const { rows } = await database.query<Stored>(
    `select g.status, g.archived,
      coalesce((select jsonb_agg(user_id order by place) from registration
        where game_id = g.id and status in ('active', 'played')), '[]') as inside,
      coalesce((select jsonb_agg(jsonb_build_object('id', user_id, 'until', offered_until) order by id) from waiting_entry
        where game_id = g.id and status = 'waiting' and coalesce(offered_until > $2, true)), '[]') as queue,
      (select jsonb_object_agg(w.user_id, w.balance_cents + coalesce((
        select sum(amount_cents) from posting where account = 'owed_to_guest' and owner_id = w.user_id), 0))
        from wallet w where w.user_id = any($3::uuid[])) as balances,
      (select jsonb_object_agg(user_id, owed_cents) from wallet where user_id = any($3::uuid[])) as owed,
      coalesce((select jsonb_object_agg(user_id, payments) from (
        select o.user_id, jsonb_agg(jsonb_build_array(s.total_cents,
          case s.status when 'reversed' then s.total_cents else (
            select coalesce(sum(cents), 0) from sandbox_refund
            where payment = s.reference and (fails_at is null or fails_at > app_now())) end) order by o.settled_at) as payments
        from payment_order o join sandbox_payment s on s.order_id = o.id
        where o.user_id = any($3::uuid[]) and o.created_at >= $4 and s.status in ('paid', 'reversed') group by o.user_id) p), '{}')
        as "atProvider",
      coalesce((select jsonb_object_agg(user_id, n) from (select user_id, count(*) as n from promocode_holder
        where redeemed_at is null and user_id = any($3::uuid[]) group by user_id) c), '{}') as codes,
      coalesce((select jsonb_object_agg(user_id, rides_left) from pass
        where series_id = g.series_id and ended_at is null), '{}') as passes,
      array(select user_id from regular where series_id = g.series_id) as regulars,
      array(select user_id from spot_hold where game_id = g.id and kind in ('regular', 'team') and released_at is null and expires_at > $2) as kept,
      array(select h.user_id from spot_hold h join game o on o.id = h.game_id
        where o.series_id = g.series_id and o.id <> g.id and h.kind = 'regular' and h.released_at is null and h.expires_at > $2)
        as "keptLater"
    from game g where g.id = $1`,
    [gameId, now, people.map(({ id }) => id), since],
  );
  const [stored] = rows;
  if (!stored) throw new Error('no game');
  return stored;
}
