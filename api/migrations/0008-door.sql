-- The game's door: one statement that wins the locks of a game and then reads what deciding needs. A function, because each of
-- its statements sees what was committed before the lock was won, which one plain statement would not (docs/decisions/door.md).
-- It decides nothing: rules are in rules/.
create function lock_game(wanted uuid, player_ids uuid[], keys text[], locking boolean) returns json language plpgsql as $$
declare
  g game;
  answer json;
begin
  if locking then
    select * into g from game where id = wanted for no key update;
  else -- only in the control of a race test
    select * into g from game where id = wanted;
  end if;
  if not found then
    return null;
  end if;
  -- Wallets after the game, in the order of their ids (reliability.md).
  perform from wallet where user_id = any(player_ids) order by user_id for no key update;
  select json_build_object(
    'now', t.now,
    'game', json_build_object(
      'id', g.id, 'name', g.name, 'sport', g.sport, 'status', g.status, 'archived', g.archived, 'startsAt', g.starts_at,
      'createdAt', g.created_at, 'priceCents', g.price_cents, 'capacity', g.capacity, 'minimumPlayers', g.minimum_players,
      'joinedCount', g.joined_count, 'levelLimit', g.level_limit, 'eloDisabled', g.elo_disabled,
      'hasPasscode', g.passcode is not null, 'signupOpensInDays', g.signup_opens_in_days,
      'refundWindowUntil', g.refund_window_until, 'address', g.address, 'organiserId', g.organiser_id),
    'people', (
      select json_agg(json_build_object(
        'userId', w.user_id, 'balanceCents', w.balance_cents, 'score', s.score, 'waiting', e.id is not null,
        'spot', case when r.id is not null then json_build_object(
          'id', r.id, 'payerId', r.payer_id, 'teamId', r.team_id, 'paidCents', r.paid_cents) end))
      from wallet w
      left join registration r on r.game_id = wanted and r.user_id = w.user_id and r.status in ('active', 'played')
      left join waiting_entry e on e.game_id = wanted and e.user_id = w.user_id and e.status = 'waiting'
      left join score s on s.user_id = w.user_id and s.sport = g.sport
      where w.user_id = any(player_ids)),
    'earlyBirds', case when g.price_cents > 0 then (
      select json_agg(json_build_object('id', id, 'priority', priority, 'occupied', spots_occupied, 'total', spots_total,
        'discountType', discount_type, 'discountValue', discount_value) order by priority)
      from early_bird where game_id = wanted) end,
    'teams', case when g.tournament then (
      select json_agg(json_build_object('id', id, 'teamSize', size, 'memberCount', member_count))
      from team where game_id = wanted) end,
    'holds', (
      select json_agg(user_id) from spot_hold where game_id = wanted and released_at is null and expires_at > t.now),
    'waitingCount', (select count(*) from waiting_entry where game_id = wanted and status = 'waiting'),
    'answers', case when cardinality(keys) > 0 then (
      select json_agg(json_build_object('userId', user_id, 'key', key, 'bodyHash', encode(body_hash, 'hex'), 'answer', i.answer))
      from idempotency_key i where user_id = any(player_ids) and key = any(keys)) end)
  into answer from (select app_now() as now offset 0) t;
  return answer;
end $$;
