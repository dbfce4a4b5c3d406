-- What the operator books by hand where these are all of their books: the VAT return, rent, fees of others (product.md#books).
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank', 'goodwill', 'vat',
  'provider_paid', 'provider_explained', 'provider_resolved', 'top_up_back', 'gift_back', 'refund_asked', 'refund_failed', 'refund_again',
  'own_entry'));

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet', 'escrow', 'checkout', 'reserved', 'pass', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person', 'payout', 'bank', 'losses',
  'revenue', 'provider', 'promotions', 'fees', 'vat', 'vat_in_sales', 'provider_costs', 'unexplained',
  'costs')); -- rent and the like

alter table daily_close add column costs_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + pass_cents + owed_to_guest_cents + revenue_cents + provider_cents
    + promotions_cents + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents + owed_by_person_cents
    + vat_cents + vat_in_sales_cents + provider_costs_cents + unexplained_cents + costs_cents = 0);
