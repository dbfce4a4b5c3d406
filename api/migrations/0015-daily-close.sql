-- The daily close (decisions/0012-daily-close.md): each ended day of the ledger sealed, and chained on the day before.

-- No journal is dated before this instant any more: what is booked late counts as the first of the day that is still open.
create table ledger_cut (
  singleton boolean primary key default true check (singleton),
  until timestamptz not null
);
insert into ledger_cut (until) values ('-infinity');

-- Journals are written in the order of their instants, nearly: this finds those of a day, and costs a booking next to nothing.
create index journal_created on journal using brin (created_at) with (pages_per_range = 16, autosummarize = on);

-- The hash of each journal with its postings, as it was when its day was closed.
create table journal_hash (
  day date not null,
  journal_id bigint not null, -- no reference: it must outlive a journal that was deleted
  hash bytea not null check (length(hash) = 32),
  primary key (day, journal_id)
);

-- A closed day of Amsterdam. The first one also holds everything before it.
create table daily_close (
  day date primary key,
  first_journal bigint, -- null on a day without journals
  last_journal bigint,
  journals bigint not null check (journals >= 0),
  postings bigint not null check (postings >= 0),
  -- What each kind of account held at the end of the day.
  wallet_cents bigint not null,
  escrow_cents bigint not null,
  owed_to_guest_cents bigint not null,
  revenue_cents bigint not null,
  provider_cents bigint not null,
  promotions_cents bigint not null,
  fees_cents bigint not null,
  wallets_cents bigint not null, -- by the balances that the wallets store
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32),
  closed_at timestamptz(3) not null,
  constraint daily_close_balanced check (
    wallet_cents + escrow_cents + owed_to_guest_cents + revenue_cents + provider_cents + promotions_cents + fees_cents = 0),
  constraint daily_close_wallets check (wallets_cents = wallet_cents),
  constraint daily_close_journals check ((first_journal is null) = (journals = 0) and (last_journal is null) = (journals = 0))
);
