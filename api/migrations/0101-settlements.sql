-- What the payment provider paid to the bank, line by line (decisions/0095-settlements.md).

create table settlement (
  id uuid primary key,
  provider text not null,
  reference text not null,        -- the provider's own
  paid_at timestamptz not null,   -- when the provider sent it to the bank
  net_cents bigint not null,      -- what the bank has of it
  fetched_at timestamptz not null,
  unique (provider, reference)
);
create index settlement_paid on settlement (paid_at desc, id);

create table settlement_line (
  id uuid primary key,
  settlement_id uuid not null references settlement,
  position integer not null,
  kind text not null check (kind in ('payment', 'refund', 'charge_back', 'cost', 'other')),
  reference text not null,        -- the provider's own
  order_id uuid references payment_order, -- null: a cost, or of nothing that Rondo knows
  gross_cents bigint not null,    -- below zero: it went back
  fee_cents bigint not null,      -- kept by the provider; below zero: given back
  explained_cents bigint not null, -- how much of gross the ledger explains
  resolution text check (resolution in ('losses', 'provider_costs', 'provider')),
  resolved_reason text check (length(resolved_reason) between 3 and 500),
  resolved_by uuid references app_user,
  resolved_at timestamptz,
  unique (settlement_id, position),
  constraint settlement_line_resolved_whole check (
    (resolution is null) = (resolved_reason is null) and (resolution is null) = (resolved_at is null))
);
create index settlement_line_order on settlement_line (order_id) where order_id is not null;
create index settlement_line_open on settlement_line (settlement_id)
  where gross_cents <> explained_cents and resolution is null;

-- What moved for an order, to meet a line by.
create index journal_order on journal (order_id) where order_id is not null;

-- What the provider said that it holds for us, beside what the ledger has there.
create table provider_balance (
  provider text primary key,
  told_cents bigint not null,
  booked_cents bigint not null,
  at timestamptz not null
);

-- The sandbox's own books: it pays out each day what was paid there.
create table sandbox_settlement (
  reference text primary key,
  paid_at timestamptz not null,
  net_cents bigint not null
);
create table sandbox_settlement_line (
  reference text primary key,
  settlement text not null references sandbox_settlement,
  kind text not null check (kind in ('payment', 'refund', 'charge_back', 'cost')),
  payment text,                   -- of sandbox_payment
  gross_cents integer not null,
  fee_cents integer not null
);
create index sandbox_settlement_line_payment on sandbox_settlement_line (payment);
create index sandbox_settlement_line_of on sandbox_settlement_line (settlement);

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank', 'goodwill', 'vat',
  'provider_paid',      -- to the bank, with its costs
  'provider_explained', -- a line that met nothing at first
  'provider_resolved')); -- a line that a person decided about

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet', 'escrow', 'checkout', 'reserved', 'pass', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person', 'payout', 'bank', 'losses',
  'revenue', 'provider', 'promotions', 'fees', 'vat', 'vat_in_sales',
  'provider_costs',
  'unexplained')); -- what the provider paid, and nobody has found out for what

alter table daily_close
  add column provider_costs_cents bigint not null default 0,
  add column unexplained_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + pass_cents + owed_to_guest_cents + revenue_cents + provider_cents
    + promotions_cents + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents + owed_by_person_cents
    + vat_cents + vat_in_sales_cents + provider_costs_cents + unexplained_cents = 0);
