-- A paid game that became free, guests who have not shown that their address is theirs, and games of private communities.

-- Its game became free while they were in: what was paid is back, in full, and the spot has no price any more (3-decisions §3).
alter table registration add column free_since timestamptz;

-- A guest's free spot is theirs until then, unless the link in its mail is opened before; null: it was, or it never had to be.
-- A spot that ran out keeps the time.
alter table registration
  add column proof_until timestamptz,
  add constraint registration_unproved_is_free check (proof_until is null or paid_cents = 0);
create index registration_unproved on registration (proof_until) where proof_until is not null and status = 'active';

alter table registration drop constraint registration_refund_adds_up, drop constraint registration_left_was_free;
alter table registration
  -- Every cent paid for a spot that was given up, or that became free, is either back or kept.
  add constraint registration_refund_adds_up check (
    refunded_cents >= 0 and retained_cents >= 0
    and case when free_since is not null then refunded_cents = paid_cents and retained_cents = 0
             when status in ('refunded', 'cancelled') then refunded_cents + retained_cents = paid_cents
             else refunded_cents = 0 and retained_cents = 0 end),
  add constraint registration_left_was_free check (status <> 'left' or paid_cents = 0 or free_since is not null);

-- Spots that somebody started to take by an address, with a checkout or for free: how many of them one network leaves unfinished
-- in one game is bounded (joining/limit-unfinished.ts). Kept for two days; without references, as refused guests are gone again.
create table started_entry (
  id bigint generated always as identity primary key,
  network text not null,
  game_id uuid not null,
  user_id uuid not null,
  order_id uuid, -- of a checkout
  created_at timestamptz not null default now() -- real time
);
create index started_entry_network on started_entry (network, game_id, created_at);

-- Those of the joined who do not count for the minimum yet; kept by the trigger on registration, as joined_count is.
alter table game
  add column unproved_count smallint not null default 0,
  add constraint game_unproved_are_joined check (unproved_count between 0 and joined_count);

create or replace function count_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update game g set joined_count = g.joined_count + c.n, unproved_count = g.unproved_count + c.unproved
      from (select game_id, count(*)::int as n, (count(*) filter (where proof_until is not null))::int as unproved
            from new_rows where status in ('active', 'played') group by game_id) c
      where g.id = c.game_id;
    update team t set member_count = t.member_count + c.n
      from (select team_id, count(*)::int as n from new_rows
            where status in ('active', 'played') and team_id is not null group by team_id) c
      where t.id = c.team_id;
  else
    update game g set joined_count = g.joined_count + c.n, unproved_count = g.unproved_count + c.unproved
      from (select n.game_id,
              (count(*) filter (where n.status in ('active', 'played'))
               - count(*) filter (where o.status in ('active', 'played')))::int as n,
              (count(*) filter (where n.status in ('active', 'played') and n.proof_until is not null)
               - count(*) filter (where o.status in ('active', 'played') and o.proof_until is not null))::int as unproved
            from new_rows n join old_rows o on o.id = n.id group by n.game_id) c
      where g.id = c.game_id and (c.n <> 0 or c.unproved <> 0);
    update team t set member_count = t.member_count + c.n
      from (select team_id, sum(n)::int as n from (
              select team_id, 1 as n from new_rows where status in ('active', 'played') and team_id is not null
              union all
              select team_id, -1 from old_rows where status in ('active', 'played') and team_id is not null) m
            group by team_id) c
      where t.id = c.team_id and c.n <> 0;
  end if;
  return null;
end $$;

-- Spots whose guests have not opened the link in time; who has got a password meanwhile has shown that the address is theirs.
create function lapsed_guests(game uuid, at timestamptz) returns setof registration language sql stable as $$
  select r.* from registration r join app_user u on u.id = r.user_id
  where r.game_id = $1 and r.status = 'active' and r.proof_until <= $2 and u.role = 'guest'
$$;

-- Got in line by the game's private link: what becomes of their membership is no matter then.
alter table waiting_entry add column by_link boolean not null default false;

-- Whether a game is for the members of a private community, and this person is none of them, nor its organiser, nor an admin
-- (rules/src/visibility.ts: who may enter without its private link).
create function is_outsider(game uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from game g join community c on c.id = g.community_id
    where g.id = $1 and c.is_private and g.organiser_id <> $2
      and not exists (select from community_member m
        where m.community_id = c.id and m.user_id = $2 and m.status = 'approved')
      and not exists (select from app_user u where u.id = $2 and u.role = 'admin'))
$$;

-- As in 0027, with what is said above; and everyone who waits comes along where all of them are told.
create or replace function lock_games(entered uuid[], players uuid[], opening int[], keys text[], locking boolean) returns json
language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  at timestamptz;
  queueing boolean; -- whether anyone waits for any of the games; mostly nobody does
  first_in_line json;
  -- Who is decided on, and for which game: those who enter, then the first in line.
  everyone uuid[] := players;
  theirs uuid[] := entered;
  owners uuid[]; -- of the wallets that may move
  answer json;
begin
  if locking then -- left out only in the control of a race test
    perform from game where id = any(entered) order by id for no key update;
  end if;
  at := app_now();
  queueing := exists (select from waiting_entry w where w.game_id = any(entered) and w.status = 'waiting');
  if queueing then
    -- Who waits, where a spot is open or may become so; not those who have or had an offer. A tournament's open spot may be in a
    -- team that the first in line does not want, and in the last hours all are told: then more than the open spots come along.
    select json_agg(json_build_object('gameId', room.id, 'userId', w.user_id, 'teamId', w.team_id,
        'allowedCents', w.allowed_cents, 'told', w.told_at is not null) order by w.id),
      players || array_agg(w.user_id), entered || array_agg(room.id)
    into first_in_line, everyone, theirs
    from (
      select g.id, g.tournament or g.price_cents > 0 as many, g.capacity - g.joined_count + o.opening - (
        select count(*) from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > at) + (
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
  -- Wallets after the games, in the order of their ids (reliability.md).
  owners := everyone;
  if 0 < any(opening) then -- somebody's spot may end, and its payer be paid back
    owners := everyone || array(
      select r.payer_id from registration r
      where r.game_id = any(entered) and r.user_id = any(everyone) and r.status = 'active' and r.payer_id <> r.user_id);
  end if;
  perform from wallet where user_id = any(owners) order by user_id for no key update;
  select json_build_object(
    'now', at,
    'owners', (
      select json_agg(json_build_object('userId', w.user_id, 'balanceCents', w.balance_cents, 'isGuest', u.role = 'guest',
        'codes', (
          select json_agg(json_build_object('id', p.id, 'name', p.name, 'promoType', p.promo_type,
            'discountType', p.discount_type, 'discountValue', p.discount_value, 'isSelected', h.is_selected,
            'endsAt', p.ends_at,
            'games', case when p.match_scope = 'selected' then array(
              select game_id from promocode_game where promocode_id = p.id and game_id = any(entered)) end,
            'usedMonths', case when p.promo_type = 'periodic' then array(
              select to_char(month, 'YYYY-MM') from student_card_use where user_id = w.user_id) else array[]::text[] end)
            order by p.id)
          from promocode_holder h join promocode p on p.id = h.promocode_id
          where h.user_id = w.user_id and h.redeemed_at is null and p.discount_type <> 'topupBalance'
            and (h.is_selected or p.promo_type = 'periodic'))))
      from wallet w
      -- Each by their key: without statistics a plain join reads everybody who is not deleted.
      cross join lateral (select role, deleted_at from app_user where id = w.user_id limit 1) u
      where w.user_id = any(owners) and u.deleted_at is null),
    'answers', case when cardinality(keys) > 0 then (
      select json_agg(json_build_object('userId', user_id, 'key', key, 'bodyHash', encode(body_hash, 'hex'), 'answer', i.answer))
      from idempotency_key i where user_id = any(players) and key = any(keys)) end,
    'people', (
      select json_agg(json_build_object(
        'gameId', e.game_id, 'userId', e.user_id, 'score', s.score,
        'waiting', w.id is not null and coalesce(w.offered_until > at, true),
        'isOutsider', g.community_id is not null and not coalesce(w.by_link, false) and is_outsider(e.game_id, e.user_id),
        'spot', case when r.id is not null then json_build_object(
          'id', r.id, 'payerId', r.payer_id, 'teamId', r.team_id,
          'priceCents', case when r.free_since is null then r.price_cents else 0 end,
          'paidCents', case when r.free_since is null then r.paid_cents else 0 end,
          'joinedAt', r.joined_at, 'proofUntil', r.proof_until) end,
        'offeredSpots', (
          select json_agg(o.id) from hand_over h join registration o on o.id = h.registration_id and o.status = 'active'
          where h.to_user_id = e.user_id and h.game_id = e.game_id and h.ended_at is null)))
      from (select distinct * from unnest(theirs, everyone) as u(game_id, user_id) where user_id is not null) e
      join game g on g.id = e.game_id
      left join registration r on r.game_id = e.game_id and r.user_id = e.user_id and r.status in ('active', 'played')
      left join waiting_entry w on w.game_id = e.game_id and w.user_id = e.user_id and w.status = 'waiting'
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
        'organiserId', g.organiser_id, 'external', g.tournament_external,
        'externalMemberPriceCents', g.external_member_price_cents,
        'waitingCount', case when queueing then (
          select count(*) from waiting_entry w
          where w.game_id = g.id and w.status = 'waiting' and coalesce(w.offered_until > at, true)) else 0 end,
        'lapsed', case when queueing then (
          select json_agg(w.user_id) from waiting_entry w
          where w.game_id = g.id and w.status = 'waiting' and w.offered_until <= at) end,
        'holds', (
          select json_agg(json_build_object('userId', h.user_id, 'kind', h.kind, 'expiresAt', h.expires_at,
            'orderId', h.order_id, 'teamId', h.team_id, 'earlyBirdId', h.early_bird_id))
          from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > at),
        'earlyBirds', case when g.price_cents > 0 then (
          select json_agg(json_build_object('id', b.id, 'priority', b.priority, 'occupied', b.spots_occupied,
            'total', b.spots_total, 'discountType', b.discount_type, 'discountValue', b.discount_value) order by b.priority)
          from early_bird b where b.game_id = g.id) end,
        'teams', case when g.tournament then (
          select json_agg(json_build_object('id', m.id, 'name', m.name, 'teamSize', m.size, 'memberCount', m.member_count) order by m.position)
          from team m where m.game_id = g.id) end))
      from game g where g.id = any(entered)))
  into answer;
  return answer;
end $$;
