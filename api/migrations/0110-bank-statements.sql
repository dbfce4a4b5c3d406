-- What the operator's bank says of its account (decisions/0102-bank-statements.md).

create table bank_statement (
  id uuid primary key,
  place bigint generated always as identity, -- in the order in which they were added, as their file has them
  iban text not null,            -- the operator's own
  number text not null,          -- the bank's
  from_day date not null,
  until_day date not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  entries integer not null,      -- those that an earlier statement has too among them
  print bytea not null unique,   -- SHA-256 of all that it says, by which the same is known again
  added_by uuid not null references app_user,
  added_at timestamptz not null,
  constraint bank_statement_days check (from_day <= until_day)
);
create index bank_statement_until on bank_statement (iban, until_day);

create table bank_entry (
  id uuid primary key,
  statement_id uuid not null references bank_statement, -- the first that had it
  booked_on date not null,
  amount_cents bigint not null,  -- below zero: it left the account
  bank_reference text not null,
  our_references text[] not null, -- what we may have called it
  name text not null,            -- of the other party; emptied where a line of a payout says whom it is about
  iban_masked text not null,
  words text not null,
  print bytea not null unique,   -- by which it is known again in another statement
  reason text check (length(reason) between 3 and 500), -- why nothing of Rondo's explains it
  reason_by uuid references app_user,
  reason_at timestamptz,
  constraint bank_entry_reason_whole check (num_nulls(reason, reason_by, reason_at) in (0, 3))
);
create index bank_entry_statement on bank_entry (statement_id);

-- What an entry is: a payout of the provider, or lines of ours that left, or came back.
create table bank_match (
  entry_id uuid not null references bank_entry,
  kind text not null check (kind in ('settlement', 'payout', 'return')),
  settlement_id uuid unique references settlement,
  payout_line_id uuid references payout_line,
  unique (payout_line_id, kind), -- a line leaves once and comes back once
  constraint bank_match_of_one check (
    (kind = 'settlement') = (settlement_id is not null) and (kind = 'settlement') = (payout_line_id is null))
);
create index bank_match_entry on bank_match (entry_id);
