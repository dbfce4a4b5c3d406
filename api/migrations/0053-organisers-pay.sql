-- Organisers' pay (product.md#organisers): earned when a game is settled, paid by a run through the bank.

alter table app_user add column organiser_kind text check (organiser_kind in ('freelance', 'volunteer')); -- null for who is no organiser

-- An admin gave this paid game into its organiser's hands.
alter table game add column organiser_paid boolean not null default false;
-- Where nothing may be earned any more once a game was reopened.
create index game_pay_open on game (id) where organiser_paid and not (archived and status = 'confirmed');

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo',
  'organiser_pay',          -- a game's organiser earned something
  'organiser_pay_reversal', -- a game was reopened, or had fewer players after all
  'payout', 'payout_executed', 'payout_returned'));
create index journal_organiser_pay on journal (game_id) where kind in ('organiser_pay', 'organiser_pay_reversal');

alter table posting drop constraint posting_account_check, drop constraint posting_owner;
alter table posting add constraint posting_account_check check (account in (
  'wallet',            -- a user's credits; owner: the user
  'escrow',            -- entrance fees of a game not yet settled; owner: the game
  'checkout',          -- paid for a spot that is not given yet; owner: the order
  'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
  'owed_to_organiser', -- earned and in no payout yet; owner: the user
  'payout',            -- on its way to an organiser; owner: the line of the run
  'bank',              -- left by the bank
  'revenue', 'provider', 'promotions', 'fees'));
alter table posting add constraint posting_owner check (
  (owner_id is not null)
    = (account in ('wallet', 'escrow', 'checkout', 'owed_to_guest', 'owed_to_organiser', 'payout')));

alter table daily_close
  add column owed_to_organiser_cents bigint not null default 0,
  add column payout_cents bigint not null default 0,
  add column bank_cents bigint not null default 0;
alter table daily_close
  alter column owed_to_organiser_cents drop default,
  alter column payout_cents drop default,
  alter column bank_cents drop default,
  drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + owed_to_guest_cents + revenue_cents + provider_cents + promotions_cents
    + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents = 0);

-- Where an organiser is paid. The number is sealed with the secret key; only its end is ever shown.
create table bank_details (
  user_id uuid primary key references app_user,
  holder text not null check (char_length(holder) between 1 and 70),
  iban_sealed bytea not null,
  iban_masked text not null,
  changed_at timestamptz not null
);

create table payout_run (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  created_by uuid not null references app_user,
  created_at timestamptz not null
);

-- What a run pays one organiser, to the account they had then: proposed, then in the bank's file, then executed or returned.
create table payout_line (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references payout_run,
  user_id uuid not null references app_user,
  amount_cents integer not null check (amount_cents > 0),
  holder text not null,
  iban_sealed bytea not null,
  iban_masked text not null,
  filed_at timestamptz,
  executed_at timestamptz check (executed_at is null or filed_at is not null),
  returned_at timestamptz, -- money that left can still come back
  reason text not null default '' check (char_length(reason) <= 200), -- why it came back
  state text not null generated always as (
    case when returned_at is not null then 'returned' when executed_at is not null then 'executed'
      when filed_at is not null then 'filed' else 'proposed' end) stored
    check (state in ('proposed', 'filed', 'executed', 'returned')),
  constraint payout_once_a_run unique (run_id, user_id)
);
create index payout_line_user on payout_line (user_id);
