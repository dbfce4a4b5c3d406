-- The door: one statement that wins the locks of games and wallets and then reads what deciding needs. A function, because each
-- of its statements sees what was committed before the locks were won, which one plain statement would not
-- (docs/decisions/door.md). It decides nothing: rules are in rules/. The n-th player enters the n-th game.
create function lock_games(entered uuid[], players uuid[], keys text[], locking boolean) returns json language plpgsql as $$
declare
  answer json;
begin
  if locking then -- left out only in the control of a race test
    perform from game where id = any(entered) order by id for no key update;
  end if;
  -- Wallets after the games, in the order of their ids (reliability.md).
  perform from wallet where user_id = any(players) order by user_id for no key update;
  select json_build_object(
    'now', t.now,
    'wallets', (
      select json_agg(json_build_object('userId', user_id, 'balanceCents', balance_cents))
      from wallet where user_id = any(players)),
    'answers', case when cardinality(keys) > 0 then (
      select json_agg(json_build_object('userId', user_id, 'key', key, 'bodyHash', encode(body_hash, 'hex'), 'answer', i.answer))
      from idempotency_key i where user_id = any(players) and key = any(keys)) end,
    'people', (
      select json_agg(json_build_object(
        'gameId', e.game_id, 'userId', e.user_id, 'score', s.score, 'waiting', w.id is not null,
        'spot', case when r.id is not null then json_build_object(
          'id', r.id, 'payerId', r.payer_id, 'teamId', r.team_id, 'priceCents', r.price_cents, 'paidCents', r.paid_cents,
          'joinedAt', r.joined_at) end))
      from (select distinct * from unnest(entered, players) as u(game_id, user_id)) e
      join game g on g.id = e.game_id
      left join registration r on r.game_id = e.game_id and r.user_id = e.user_id and r.status in ('active', 'played')
      left join waiting_entry w on w.game_id = e.game_id and w.user_id = e.user_id and w.status = 'waiting'
      left join score s on s.user_id = e.user_id and s.sport = g.sport),
    'games', (
      select json_agg(json_build_object(
        'id', g.id, 'name', g.name, 'sport', g.sport, 'status', g.status, 'archived', g.archived, 'startsAt', g.starts_at,
        'createdAt', coalesce(g.rescheduled_at, g.created_at), 'priceCents', g.price_cents, 'capacity', g.capacity, 'minimumPlayers', g.minimum_players,
        'joinedCount', g.joined_count, 'levelLimit', g.level_limit, 'eloDisabled', g.elo_disabled,
        'hasPasscode', g.passcode is not null, 'signupOpensInDays', g.signup_opens_in_days,
        'changedAt', g.changed_at, 'address', g.address, 'organiserId', g.organiser_id,
        'waitingCount', (select count(*) from waiting_entry w where w.game_id = g.id and w.status = 'waiting'),
        'holds', (
          select json_agg(h.user_id) from spot_hold h
          where h.game_id = g.id and h.released_at is null and h.expires_at > t.now),
        'earlyBirds', case when g.price_cents > 0 then (
          select json_agg(json_build_object('id', b.id, 'priority', b.priority, 'occupied', b.spots_occupied,
            'total', b.spots_total, 'discountType', b.discount_type, 'discountValue', b.discount_value) order by b.priority)
          from early_bird b where b.game_id = g.id) end,
        'teams', case when g.tournament then (
          select json_agg(json_build_object('id', m.id, 'teamSize', m.size, 'memberCount', m.member_count))
          from team m where m.game_id = g.id) end))
      from game g where g.id = any(entered)))
  into answer from (select app_now() as now offset 0) t;
  return answer;
end $$;
