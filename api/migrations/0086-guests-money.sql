-- A guest has what is kept for them back the way they paid, or to their bank (decisions/0079-guests-money.md).

alter table payment_order
  add column back_cents integer, -- what of its amount goes back to a guest who asked for it, through the provider; once an order
  add column back_asked_at timestamptz,
  add constraint payment_order_back check (
    back_cents is null or (back_cents between 1 and amount_cents and status = 'paid' and resolution is null and outcome is distinct from 'returned')),
  add constraint payment_order_back_asked check ((back_cents is null) = (back_asked_at is null)),
  drop constraint payment_order_refunded,
  add constraint payment_order_refunded check (
    refunded_at is null or resolution is not distinct from 'refund' or outcome is not distinct from 'returned' or back_cents is not null);
create index payment_order_back_due on payment_order (back_asked_at) where back_cents is not null and refunded_at is null;

alter table sandbox_payment add column refunded_cents integer not null default 0 check (refunded_cents >= 0);

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended',
  'guest_back',           -- what was kept for a guest waits at their order until the provider has sent it back
  'guest_back_by_bank')); -- or was paid to their bank
