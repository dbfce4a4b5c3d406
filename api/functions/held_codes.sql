-- Codes that somebody's orders and groups hold: unpaid orders until their time, paid ones until their spot is taken. Nothing has to give the codes
-- back, because an order that ended unpaid holds nothing.
create or replace function held_codes(holder uuid, at timestamptz)
returns table (promocode_id uuid, order_id uuid, game_id uuid, month text) language sql stable as $$
  select c.id, o.id, o.game_id, c.month
  from payment_order o
  cross join lateral (values (o.promocode_id, null), (o.periodic_id, to_char(o.periodic_month, 'YYYY-MM'))) c(id, month)
  where o.user_id = $1 and c.id is not null and o.handled_at is null
    and (o.promocode_id is not null or o.periodic_id is not null)
    and (o.status = 'created' and o.expires_at > $2 or o.status = 'paid')
  union all -- and the code that somebody in a group pays with once all are there
  select c.id, g.id, g.game_id, c.month
  from join_group_member m join join_group g on g.id = m.group_id
  cross join lateral (values (m.promocode_id, null), (m.periodic_id, to_char(m.periodic_month, 'YYYY-MM'))) c(id, month)
  where m.user_id = $1 and c.id is not null and m.status = 'reserved' and g.ended_at is null and g.expires_at > $2
$$;
