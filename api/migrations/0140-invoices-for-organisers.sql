-- Invoices that Rondo writes in the name of organisers who charge VAT, which is deducted (decisions/0145-invoices-for-organisers.md).
alter table tax_details
  add column invoiced_since timestamptz, -- since they agreed that Rondo writes their invoices; null if they send their own
  add constraint tax_details_invoiced check (invoiced_since is null or vat like 'NL%');

create table pay_invoice (
  id uuid primary key,
  user_id uuid not null references app_user,     -- whose invoice it is
  year smallint not null,
  number integer not null check (number > 0),    -- of their invoices and credit notes in the year, without gaps
  journal_id bigint not null references journal, -- their pay, or what was taken back of it
  vat_journal_id bigint not null references journal,
  of_id uuid references pay_invoice,             -- what a credit note takes back, in whole or in part
  day date not null,                             -- in Amsterdam
  issued_at timestamptz not null,
  game_id uuid not null references game,
  about_name text not null,                      -- what the game was called then
  about_at timestamptz not null,                 -- and when it began
  rate smallint not null,
  cents integer not null,                        -- with VAT; below zero on a credit note
  vat_cents integer not null,
  supplier_name text not null,
  supplier_address text not null,
  supplier_vat text not null,
  buyer_id integer not null references seller,   -- Rondo's operator as they were called then
  constraint pay_invoice_number unique (user_id, year, number),
  constraint pay_invoice_sign check ((cents < 0) = (of_id is not null) and cents <> 0),
  constraint pay_invoice_vat_within check (vat_cents between least(cents, 0) and greatest(cents, 0))
);
create unique index pay_invoice_journal on pay_invoice (journal_id, of_id) nulls not distinct;
create index pay_invoice_vat_journal on pay_invoice (vat_journal_id);
create index pay_invoice_game on pay_invoice (game_id, user_id);
create index pay_invoice_day on pay_invoice (day);
create index pay_invoice_of on pay_invoice (of_id) where of_id is not null;

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank', 'goodwill', 'vat',
  'provider_paid', 'provider_explained', 'provider_resolved', 'top_up_back', 'gift_back', 'refund_asked', 'refund_failed', 'refund_again',
  'own_entry', 'pay_vat'));

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet', 'escrow', 'checkout', 'reserved', 'pass', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person', 'payout', 'bank', 'losses',
  'revenue', 'provider', 'promotions', 'fees', 'vat', 'vat_in_sales', 'provider_costs', 'unexplained', 'costs',
  'input_vat')); -- the tax office owes it

alter table daily_close add column input_vat_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + pass_cents + owed_to_guest_cents + revenue_cents + provider_cents
    + promotions_cents + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents + owed_by_person_cents
    + vat_cents + vat_in_sales_cents + provider_costs_cents + unexplained_cents + costs_cents + input_vat_cents = 0);
