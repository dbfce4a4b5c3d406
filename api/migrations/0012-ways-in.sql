-- Every way in and out: friends, guests and external events paid through the provider, promocodes, handing over, moving.

-- Money of a payment that is under way to a spot: the provider's, until the spot is taken or it becomes credit.
alter table posting drop constraint posting_account_check, drop constraint posting_owner;
alter table posting add constraint posting_account_check check (account in (
  'wallet',            -- a user's credits; owner: the user
  'escrow',            -- entrance fees of a game not yet settled; owner: the game
  'checkout',          -- paid for a spot that is not given yet; owner: the order
  'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
  'revenue', 'provider', 'promotions', 'fees'));
alter table posting add constraint posting_owner check (
  (owner_id is not null) = (account in ('wallet', 'escrow', 'checkout', 'owed_to_guest')));

-- An order for a spot keeps what the payer saw: game and team, the price before discounts and its lines.
alter table payment_order
  add column team_id uuid references team on delete set null,
  add column early_bird_id uuid references early_bird on delete set null,
  add column price_cents integer check (price_cents >= amount_cents), -- before discounts; null for a top-up
  add column price_lines jsonb, -- how the price came about: [{kind, name?, amountCents}]
  add column details jsonb, -- of an external event: name, team, organisation, whether a member
  add column handled_at timestamptz, -- the spot was taken, given free, or the money became credit
  add column outcome text check (outcome in ('joined', 'credited', 'none')),
  add constraint payment_order_spot check (kind = 'top_up' or (game_id is not null and price_cents is not null)),
  add constraint payment_order_handled check ((handled_at is null) = (outcome is null));
-- Ended orders whose spot is still to be dealt with; a sweep finds what a lost job left.
create index payment_order_unhandled on payment_order (settled_at) where kind <> 'top_up' and status <> 'created' and handled_at is null;

-- A checkout's hold keeps the team's seat and the early-bird price too.
alter table spot_hold
  add column order_id uuid references payment_order,
  add column team_id uuid references team on delete set null,
  add column early_bird_id uuid references early_bird on delete set null;

alter table registration
  add column order_id uuid unique references payment_order, -- paid through the provider
  add column price_lines jsonb; -- how the price came about when there were discounts: [{kind, name?, amountCents}]

-- A promocode that a payment used. Given back when the game is cancelled, not when the player leaves (product.md#refunds).
create index promocode_holder_used on promocode_holder (redeemed_registration_id) where redeemed_registration_id is not null;
create index student_card_use_registration on student_card_use (registration_id);

-- A paid spot that its player has offered to somebody, who may take it over for the price of that moment. An offer lives as
-- long as the spot.
create table hand_over (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references game,
  registration_id uuid not null references registration,
  to_user_id uuid not null references app_user,
  created_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('taken', 'declined', 'withdrawn')),
  constraint hand_over_ended check ((ended_at is null) = (outcome is null))
);
create unique index hand_over_open on hand_over (registration_id) where ended_at is null;
create index hand_over_to on hand_over (to_user_id, game_id) where ended_at is null;

-- The place somebody had when they began to wait: what later ones may expect is told from it.
alter table waiting_entry add column place smallint;
create index waiting_entry_past on waiting_entry (place, status) where place is not null and status <> 'waiting';
