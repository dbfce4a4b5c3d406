/**
 * The bare transaction: what a paid join writes, in one plpgsql call and nothing around it. Its notification is marked as delivered, as a join's is;
 * otherwise the server measured beside it would process each.
 */
export const bareJoin = `
create function bare_join(player uuid, wanted uuid) returns text language plpgsql as $$
declare g record; w bigint; r uuid := gen_random_uuid(); j bigint; t timestamptz;
begin
  select * into g from game where id = wanted for no key update;
  t := clock_timestamp();
  if g.status = 'cancelled' or g.archived or t >= g.starts_at then return 'closed'; end if;
  if g.joined_count >= g.capacity then return 'full'; end if;
  if exists (select 1 from registration where game_id = wanted and user_id = player and status in ('active', 'played')) then return 'joined'; end if;
  select balance_cents into w from wallet where user_id = player for no key update;
  if w < g.price_cents then return 'short'; end if;
  insert into registration (id, game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
    values (r, wanted, player, player, g.price_cents, g.price_cents, t);
  insert into journal (kind, idempotency_key, game_id, user_id, registration_id, created_at)
    values ('entrance_fee', 'entrance_fee:' || r, wanted, player, r, t) returning id into j;
  insert into posting (journal_id, account, owner_id, amount_cents)
    values (j, 'wallet', player, -g.price_cents), (j, 'escrow', wanted, g.price_cents);
  insert into notification (user_id, kind, game_id, params, redirect_path, created_at, delivered_at)
    values (player, 'signedUp', wanted, jsonb_build_object('gameName', g.name), '/match/' || wanted, t, t);
  return 'in';
end $$`;

/** The same with a selected promocode of 30 cents, which the join uses up. */
export const barePromoJoin = `
create function bare_promo_join(player uuid, wanted uuid) returns text language plpgsql as $$
declare g record; w bigint; r uuid := gen_random_uuid(); j bigint; t timestamptz; code record; cost int;
begin
  select * into g from game where id = wanted for no key update;
  t := clock_timestamp();
  if g.status = 'cancelled' or g.archived or t >= g.starts_at then return 'closed'; end if;
  if g.joined_count >= g.capacity then return 'full'; end if;
  if exists (select 1 from registration where game_id = wanted and user_id = player and status in ('active', 'played')) then return 'joined'; end if;
  select balance_cents into w from wallet where user_id = player for no key update;
  select p.id, p.name, p.discount_value into code from promocode_holder h join promocode p on p.id = h.promocode_id
    where h.user_id = player and h.is_selected and h.redeemed_at is null and (p.ends_at is null or p.ends_at > t);
  cost := greatest(0, g.price_cents - coalesce(code.discount_value, 0));
  if w < cost then return 'short'; end if;
  insert into registration (id, game_id, user_id, payer_id, price_cents, paid_cents, price_lines, joined_at)
    values (r, wanted, player, player, g.price_cents, cost, jsonb_build_array(
      jsonb_build_object('kind', 'base', 'amountCents', g.price_cents),
      jsonb_build_object('kind', 'promocode', 'name', code.name, 'amountCents', -code.discount_value)), t);
  insert into journal (kind, idempotency_key, game_id, user_id, registration_id, created_at)
    values ('entrance_fee', 'entrance_fee:' || r, wanted, player, r, t) returning id into j;
  insert into posting (journal_id, account, owner_id, amount_cents)
    values (j, 'wallet', player, -cost), (j, 'escrow', wanted, cost);
  update promocode_holder set redeemed_at = t, redeemed_registration_id = r, is_selected = false
    where user_id = player and promocode_id = code.id and redeemed_at is null;
  insert into notification (user_id, kind, game_id, params, redirect_path, created_at, delivered_at)
    values (player, 'signedUp', wanted, jsonb_build_object('gameName', g.name), '/match/' || wanted, t, t);
  return 'in';
end $$`;
