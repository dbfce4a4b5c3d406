-- The double-entry ledger: the only truth about money. Amounts are cents.

create table journal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'late_payment', 'forfeit', 'demo')),
  idempotency_key text not null unique, -- what happened, once: 'top_up:<order>', 'entrance_fee:<registration>'
  game_id uuid,
  user_id uuid,
  order_id uuid,
  registration_id uuid,
  created_at timestamptz not null
);
create index journal_registration on journal (registration_id) where registration_id is not null;

-- Positive adds to the account, negative takes from it; the postings of a journal sum to zero.
create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal,
  account text not null check (account in (
    'wallet',            -- a user's credits; owner: the user
    'escrow',            -- entrance fees of a game not yet settled; owner: the game
    'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
    'revenue', 'provider', 'promotions', 'fees')),
  owner_id uuid,
  amount_cents bigint not null check (amount_cents <> 0),
  constraint posting_owner check ((owner_id is not null) = (account in ('wallet', 'escrow', 'owed_to_guest')))
);
create index posting_journal on posting (journal_id);
create index posting_account on posting (account, owner_id, id);

-- Only wallets store a balance, so no system account is a hot row.
create table wallet (
  user_id uuid primary key references app_user,
  balance_cents bigint not null default 0,
  constraint wallet_never_negative check (balance_cents >= 0)
);

-- A payment through the provider: created → paid | failed | expired.
create table payment_order (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  kind text not null check (kind in ('top_up', 'guest_payment', 'external_event')),
  amount_cents integer not null check (amount_cents > 0), -- what the payer gets
  fee_cents integer not null check (fee_cents >= 0), -- added on top, never refunded
  method text not null check (method in ('ideal', 'revolut', 'card', 'applepay')),
  status text not null default 'created' check (status in ('created', 'paid', 'failed', 'expired')),
  provider text not null,
  provider_reference text, -- the provider's own id, known once it answered
  checkout_url text,
  game_id uuid references game,
  return_to text, -- path in the app to go on to
  review_note text, -- set aside for a person: wrong amount or currency, chargeback
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, provider_reference),
  constraint payment_order_settled check ((status = 'created') = (settled_at is null))
);
create index payment_order_user on payment_order (user_id, created_at);
create index payment_order_open on payment_order (expires_at) where status = 'created';

create table promocode (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  name text not null,
  promo_type text not null check (promo_type in ('periodic', 'other')),
  discount_type text not null check (discount_type in ('percentage', 'nominal', 'topupBalance')),
  discount_value integer not null check (discount_value > 0), -- percent, or cents
  match_scope text not null default 'all' check (match_scope in ('all', 'selected')),
  ends_at timestamptz,
  uses_total integer check (uses_total > 0), -- null is without limit
  uses_taken integer not null default 0,
  created_at timestamptz not null default now(),
  constraint promocode_not_overused check (uses_taken >= 0 and (uses_total is null or uses_taken <= uses_total))
);
create unique index promocode_code on promocode (lower(code));

create table promocode_game (
  promocode_id uuid not null references promocode,
  game_id uuid not null references game,
  primary key (promocode_id, game_id)
);

-- A promocode somebody activated.
create table promocode_holder (
  user_id uuid not null references app_user,
  promocode_id uuid not null references promocode,
  activated_at timestamptz not null,
  is_selected boolean not null default false,
  redeemed_at timestamptz,
  redeemed_registration_id uuid references registration,
  primary key (user_id, promocode_id)
);

-- The student card: one discounted game a calendar month, until a year after its start (product.md#student-card).
create table student_card (
  user_id uuid primary key references app_user,
  card_number text not null unique,
  valid_from date not null,
  promocode_id uuid not null references promocode,
  created_at timestamptz not null default now()
);
create table student_card_use (
  user_id uuid not null references student_card,
  month date not null check (extract(day from month) = 1),
  registration_id uuid not null references registration,
  primary key (user_id, month)
);
