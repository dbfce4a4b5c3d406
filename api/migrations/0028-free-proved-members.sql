-- A paid game that became free, guests who have not shown that their address is theirs, and games of private communities.

-- Its game became free while they were in: what was paid is back, in full, and the spot has no price any more (product.md#editing-games).
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

-- Got in line by the game's private link: what becomes of their membership is no matter then.
alter table waiting_entry add column by_link boolean not null default false;
