-- What was sold, with its VAT and a number of its own (decisions/0092-documents.md).

-- The rate of each kind of sale from a day on, in hundredths of a percent.
create table vat_rate (
  kind text not null check (kind in ('game', 'pass', 'fee', 'correction')),
  from_day date not null,
  rate smallint not null check (rate between 0 and 10000),
  exempt_reason text check (length(exempt_reason) between 3 and 200), -- as documents say it
  primary key (kind, from_day),
  constraint vat_rate_none_has_reason check ((rate = 0) = (exempt_reason is not null))
);
insert into vat_rate (kind, from_day, rate) values
  ('game', '2000-01-01', 900), ('pass', '2000-01-01', 900), ('correction', '2000-01-01', 900), ('fee', '2000-01-01', 2100);

-- Who sold, as each document says it: a row whenever the settings changed.
create table seller (
  id integer generated always as identity primary key,
  contents jsonb not null unique
);

-- The last number of each series in each year. Only the writer of documents has it, for as long as it writes.
create table document_series (
  series text not null check (series in ('R', 'C')), -- receipts, credit notes
  year smallint not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

-- A receipt of what somebody paid, or a credit note of what they had back.
create table document (
  id uuid primary key,
  series text not null,
  year smallint not null,
  number integer not null,
  journal_id bigint not null references journal,     -- the sale
  vat_journal_id bigint references journal,          -- where its VAT is booked, with that of others; null without any
  user_id uuid not null references app_user,         -- who paid
  day date not null,                                 -- of the sale, in Amsterdam
  issued_at timestamptz not null,
  seller_id integer references seller,               -- null where nobody is set, as on a trial
  about_name text,                                   -- what the game was called then
  about_at timestamptz,                              -- and when it was to begin
  game_id uuid references game,
  pass_id uuid references pass,
  order_id uuid references payment_order,
  registration_id uuid references registration,
  unique (series, year, number)
);
create index document_journal on document (journal_id);
create index document_user on document (user_id, day);
create index document_day on document (day);

create table document_line (
  document_id uuid not null references document,
  position smallint not null,
  kind text not null check (kind in ('game', 'pass', 'fee', 'correction')),
  rate smallint not null,
  exempt_reason text,
  cents integer not null,     -- with VAT; below zero on a credit note
  vat_cents integer not null, -- of that
  of_document uuid,           -- the line that this takes back, in whole or in part
  of_position smallint,
  primary key (document_id, position),
  foreign key (of_document, of_position) references document_line,
  constraint document_line_vat_within check (vat_cents between least(cents, 0) and greatest(cents, 0))
);
create index document_line_of on document_line (of_document, of_position) where of_document is not null;

-- Sales between these have their documents. What was sold before there were any has none, and bears no VAT here.
create table document_cursor (
  singleton boolean primary key default true check (singleton),
  since timestamptz not null,
  until timestamptz not null
);
insert into document_cursor (since, until)
  select at, at from (
    select case when exists (select from journal) then clock_timestamp() else '2000-01-01'::timestamptz end as at) began;

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank', 'goodwill',
  'vat')); -- the VAT of some documents of a day

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet', 'escrow', 'checkout', 'reserved', 'pass', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person', 'payout', 'bank', 'losses',
  'revenue', 'provider', 'promotions', 'fees',
  'vat',            -- owed to the tax office
  'vat_in_sales')); -- below zero: how much of escrows, passes, revenue and fees that is

alter table daily_close
  add column vat_cents bigint not null default 0,
  add column vat_in_sales_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + pass_cents + owed_to_guest_cents + revenue_cents + provider_cents
    + promotions_cents + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents + owed_by_person_cents
    + vat_cents + vat_in_sales_cents = 0);
