-- One statement that wins the locks of games and wallets and then reads what deciding needs. A function, because each of its statements sees what was
-- committed before the locks were won, which one plain statement would not (decisions/0003-joins-decided-together.md). It decides nothing: rules are
-- in rules/. The n-th player (null for the house itself) enters the n-th game, and may open a number of its spots, so the first people in line for
-- these come along. Their wallets are locked, and those of the payers of their spots. Because the games are locked meanwhile, everything is found by
-- its key, whatever the statistics say; and plans are made once for each connection, because making them took longer than the work. The `set` clauses
-- ensure both.
create or replace function lock_games(entered uuid[], players uuid[], opening int[], keys text[], locking boolean) returns json
language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  at timestamptz;
  queueing boolean; -- whether anyone waits for any of the games; usually nobody does
  releasing boolean; -- whether any spot of the games is released to the queue
  grouping boolean; -- whether any of the games has an open group
  passing boolean; -- whether anyone has a pass for the series of any of the games
  challenging boolean; -- whether any of the games is a challenge
  first_in_line json;
  -- The people to decide about, and for which game: those who enter, then the first in line.
  everyone uuid[] := players;
  theirs uuid[] := entered;
  owners uuid[]; -- owners of wallets that may change
  answer json;
begin
  if locking then -- left out only in the control of a race test
    perform from game where id = any(entered) order by id for no key update;
  end if;
  at := app_now();
  queueing := exists (select from waiting_entry w where w.game_id = any(entered) and w.status = 'waiting');
  releasing := exists (select from hand_over h where h.game_id = any(entered) and h.to_queue and h.ended_at is null);
  grouping := exists (select from join_group g where g.game_id = any(entered) and g.ended_at is null);
  passing := exists (
    select from game g join pass p on p.series_id = g.series_id and p.ended_at is null where g.id = any(entered));
  challenging := exists (select from challenge h where h.game_id = any(entered));
  if queueing then
    -- People who wait for a game with a spot that is open or may open, without those who have or had an offer. In a tournament or challenge, the open
    -- spot may be in a team that the first in line doesn't want, and in the last hours everyone is told: then more people than open spots come along.
    select json_agg(json_build_object('gameId', room.id, 'userId', w.user_id, 'teamId', w.team_id,
        'allowedCents', w.allowed_cents, 'told', w.told_at is not null) order by w.id),
      players || array_agg(w.user_id), entered || array_agg(room.id)
    into first_in_line, everyone, theirs
    from (
      select g.id, g.tournament or g.price_cents > 0 or challenging as many, g.capacity - g.joined_count + o.opening - (
        select count(*) from spot_hold h
        -- Spots that a group keeps or has reserved may be free before this batch ends.
        where h.game_id = g.id and h.released_at is null and h.expires_at > at and h.registration_id is null and h.group_id is null) + (
        case when releasing then (select count(*) from released_spots(g.id, at) r where not r.is_kept) else 0 end) + (
        case when g.unproved_count > 0 then (
          select count(*) from lapsed_guests(g.id, at)) else 0 end) as spots
      from (select game_id, sum(n) as opening from unnest(entered, opening) as u(game_id, n) group by game_id) o
      join game g on g.id = o.game_id
    ) room
    cross join lateral (
      select * from waiting_entry w where w.game_id = room.id and w.status = 'waiting' and w.offered_until is null
        and (w.by_link or not is_outsider(room.id, w.user_id))
      order by w.id limit case when room.spots <= 0 then 0 when not room.many then room.spots end
    ) w;
  end if;
  if releasing then -- the person who gives up a spot comes along with the one who takes it
    everyone := everyone || array(select r.user_id from unnest(entered) with ordinality as e(id, n), released_spots(e.id, at) r order by e.n, r.place);
    theirs := theirs || array(select e.id from unnest(entered) with ordinality as e(id, n), released_spots(e.id, at) r order by e.n, r.place);
  end if;
  if grouping then -- everybody in a group joins at once, or gets back the money set apart for them
    select everyone || array_agg(m.user_id order by m.group_id, m.user_id), theirs || array_agg(g.game_id order by m.group_id, m.user_id)
    into everyone, theirs
    from join_group g join join_group_member m on m.group_id = g.id
    where g.game_id = any(entered) and g.ended_at is null;
  end if;
  -- Locks wallets after the games, in the order of their ids (reliability.md#locks).
  owners := everyone;
  if releasing or 0 < any(opening) then -- a player's spot may end, and its payer be refunded
    owners := everyone || array(
      select r.payer_id from registration r
      where r.game_id = any(entered) and r.user_id = any(everyone) and r.status = 'active' and r.payer_id <> r.user_id);
  end if;
  perform from wallet where user_id = any(owners) order by user_id for no key update;
  select json_build_object(
    'now', at,
    'owners', (
      select json_agg(json_build_object('userId', w.user_id, 'balanceCents', w.balance_cents, 'owedCents', w.owed_cents,
        'isGuest', u.role = 'guest', 'guestEmail', case when u.role = 'guest' then u.email end, 'isBanned', u.banned_at is not null,
        'passes', case when passing then (
          select json_agg(json_build_object('id', p.id, 'seriesId', p.series_id, 'rideCents', p.ride_cents, 'ridesLeft', p.rides_left))
          from pass p where p.user_id = w.user_id and p.ended_at is null) end,
        'codes', (
          select json_agg(json_build_object('id', p.id, 'name', p.name, 'promoType', p.promo_type,
            'discountType', p.discount_type, 'discountValue', p.discount_value, 'isSelected', h.is_selected,
            'endsAt', p.ends_at,
            'games', case when p.match_scope = 'selected' then array(
              select game_id from promocode_game where promocode_id = p.id and game_id = any(entered)) end,
            'usedMonths', case when p.promo_type = 'periodic' then array(
              select to_char(month, 'YYYY-MM') from student_card_use where user_id = w.user_id) else array[]::text[] end,
            'heldFor', (
              select json_agg(json_build_object('orderId', c.order_id, 'gameId', c.game_id, 'month', c.month))
              from held_codes(w.user_id, at) c where c.promocode_id = p.id))
            order by p.id)
          from promocode_holder h join promocode p on p.id = h.promocode_id
          where h.user_id = w.user_id and h.redeemed_at is null and p.discount_type <> 'topupBalance'
            and (h.is_selected or p.promo_type = 'periodic'
              or exists (select from held_codes(w.user_id, at) c where c.promocode_id = p.id)))))
      from wallet w
      -- Looks each up by key: without statistics, a plain join reads everybody who is not deleted.
      cross join lateral (select role, email, banned_at, deleted_at from app_user where id = w.user_id limit 1) u
      where w.user_id = any(owners) and u.deleted_at is null),
    'answers', case when cardinality(keys) > 0 then (
      select json_agg(json_build_object('userId', user_id, 'key', key, 'bodyHash', encode(body_hash, 'hex'), 'answer', i.answer))
      from idempotency_key i where user_id = any(players) and key = any(keys)) end,
    'people', (
      select json_agg(json_build_object(
        'gameId', e.game_id, 'userId', e.user_id, 'score', s.score,
        'waiting', w.id is not null and coalesce(w.offered_until > at, true),
        'isTakenOut', exists (
          select from taken_out t where t.game_id = e.game_id and t.user_id = e.user_id and t.let_in_at is null),
        'isOutsider', g.community_id is not null and not coalesce(w.by_link, false) and is_outsider(e.game_id, e.user_id),
        'sides', case when challenging then (
          select json_agg(case when m.community_id = g.community_id then 'home' else 'away' end order by m.community_id <> g.community_id)
          from challenge h join community_member m on m.community_id in (g.community_id, h.away_community_id)
          where h.game_id = e.game_id and m.user_id = e.user_id and m.status = 'approved') end,
        'groupsEnded', (
          select json_agg(json_build_object('startedAt', l.created_at, 'endedAt', l.ended_at)) from join_group l
          where l.starter_id = e.user_id and l.game_id = e.game_id and l.outcome <> 'complete' and l.ended_at > at - interval '2 hours'),
        'spot', case when r.id is not null then json_build_object(
          'id', r.id, 'payerId', r.payer_id, 'teamId', r.team_id, 'passId', r.pass_id,
          'priceCents', case when r.free_since is null then r.price_cents else 0 end,
          -- The part that hasn't been refunded yet.
          'paidCents', r.paid_cents - r.refunded_cents,
          'joinedAt', r.joined_at, 'proofUntil', r.proof_until) end,
        'openOrderIds', array(
          select o.id from payment_order o where o.game_id = e.game_id and o.user_id = e.user_id
            and o.kind <> 'top_up' and o.status = 'created' and o.review_note is null),
        'offeredSpots', (
          select json_agg(o.id) from hand_over h join registration o on o.id = h.registration_id and o.status = 'active'
          where h.to_user_id = e.user_id and h.game_id = e.game_id and h.ended_at is null)))
      from (select distinct * from unnest(theirs, everyone) as u(game_id, user_id) where user_id is not null) e
      join game g on g.id = e.game_id
      -- Looks each up by key, as above: planned while few had joined, a plain join reads all spots of all games at each call.
      left join lateral (
        select * from registration where game_id = e.game_id and user_id = e.user_id and status in ('active', 'played') limit 1) r on true
      left join lateral (
        select * from waiting_entry where game_id = e.game_id and user_id = e.user_id and status = 'waiting' limit 1) w on true
      left join score s on s.user_id = e.user_id and s.sport = g.sport),
    'firstInLine', first_in_line,
    'games', (
      select json_agg(json_build_object(
        'id', g.id, 'name', g.name, 'sport', g.sport, 'status', g.status, 'archived', g.archived, 'startsAt', g.starts_at,
        'createdAt', coalesce(g.rescheduled_at, g.created_at), 'priceCents', g.price_cents, 'capacity', g.capacity,
        'minimumPlayers', g.minimum_players, 'joinedCount', g.joined_count, 'unprovedCount', g.unproved_count,
        'lapsedGuests', case when g.unproved_count > 0 then (
          select json_agg(json_build_object('id', r.id, 'userId', r.user_id, 'teamId', r.team_id))
          from lapsed_guests(g.id, at) r) end, 'levelLimit', g.level_limit,
        'eloDisabled', g.elo_disabled, 'hasPasscode', g.passcode is not null, 'keyVersion', g.key_version,
        'signupOpensInDays', g.signup_opens_in_days, 'changedAt', g.changed_at, 'address', g.address,
        'organiserId', g.organiser_id, 'seriesId', g.series_id,
        'closedTo', (select json_build_object('community', c.name, 'shortCode', c.short_code, 'sport', g.sport, 'city', g.city)
          from community c where c.id = g.community_id and c.is_private),
        'external', g.tournament_external,
        'tournament', case when g.tournament then (
          select json_build_object('entry', o.entry, 'isDrawn', o.drawn_at is not null) from tournament o where o.game_id = g.id) end,
        'challenge', case when challenging then (
          select json_build_object('teams', json_build_object('home', h.home_team_id, 'away', h.away_team_id),
            'isAccepted', coalesce(h.accepted, false)) from challenge h where h.game_id = g.id) end,
        'externalMemberPriceCents', g.external_member_price_cents,
        'waitingCount', case when queueing then (
          select count(*) from waiting_entry w
          where w.game_id = g.id and w.status = 'waiting' and coalesce(w.offered_until > at, true)) else 0 end,
        'lapsed', case when queueing then (
          select json_agg(w.user_id) from waiting_entry w
          where w.game_id = g.id and w.status = 'waiting' and w.offered_until <= at) end,
        'holds', (
          select json_agg(json_build_object('userId', h.user_id, 'kind', h.kind, 'expiresAt', h.expires_at,
            'orderId', h.order_id, 'teamId', h.team_id, 'earlyBirdId', h.early_bird_id, 'releasedId', h.registration_id, 'groupId', h.group_id))
          from spot_hold h where h.game_id = g.id and h.released_at is null and h.user_id is not null and h.expires_at > at),
        'groups', case when grouping then (
          select json_agg(json_build_object('id', l.id, 'starterId', l.starter_id, 'way', l.way, 'places', l.places,
            'expiresAt', l.expires_at, 'createdAt', l.created_at,
            'kept', (select count(*) from spot_hold h
              where h.group_id = l.id and h.user_id is null and h.released_at is null and h.expires_at > at),
            'members', (select json_agg(json_build_object('userId', m.user_id, 'status', m.status, 'priceCents', m.price_cents,
              'paidCents', m.paid_cents, 'lines', m.price_lines, 'teamId', m.team_id, 'earlyBirdId', m.early_bird_id,
              'promocodeId', m.promocode_id, 'periodicId', m.periodic_id, 'periodicMonth', to_char(m.periodic_month, 'YYYY-MM'))
              order by m.created_at, m.user_id)
              from join_group_member m where m.group_id = l.id)) order by l.created_at, l.id)
          from join_group l where l.game_id = g.id and l.ended_at is null) end,
        'released', case when releasing then (
          select json_agg(json_build_object('id', r.registration_id, 'userId', r.user_id) order by r.place)
          from released_spots(g.id, at) r) end,
        'earlyBirds', case when g.price_cents > 0 then (
          select json_agg(json_build_object('id', b.id, 'priority', b.priority, 'occupied', b.spots_occupied,
            'total', b.spots_total, 'discountType', b.discount_type, 'discountValue', b.discount_value) order by b.priority)
          from early_bird b where b.game_id = g.id) end,
        'teams', case when g.tournament or challenging and exists (select from challenge h where h.game_id = g.id) then (
          select json_agg(json_build_object('id', m.id, 'name', m.name, 'teamSize', m.size, 'memberCount', m.member_count,
            'captainId', e.captain_id, 'isDrawn', e.seed is not null and e.withdrawn_at is null) order by m.position)
          from team m left join tournament_team e on e.team_id = m.id where m.game_id = g.id) end))
      from game g where g.id = any(entered)))
  into answer;
  return answer;
end $$;
