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
    where g.id = $1 and c.is_private
      and not exists (select from community_member m
        where m.community_id = c.id and m.user_id = $2 and m.status = 'approved')
      and not exists (select from app_user u
        where u.id = $2 and (u.role = 'admin' or u.role = 'organiser' and u.id = g.organiser_id)))
$$;
