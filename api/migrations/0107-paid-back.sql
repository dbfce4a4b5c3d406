-- Top-ups that are paid back through the provider, why money moved, promocodes that end with their gifts, and communities that close.

alter table payment_order
  add column back_fee_cents integer not null default 0, -- of back_cents, what is of the fee
  drop constraint payment_order_back,
  add constraint payment_order_back check (
    back_cents is null or (back_cents - back_fee_cents between 1 and amount_cents and status = 'paid' and coalesce(resolution = 'dismiss', true) and outcome is distinct from 'returned')),
  add constraint payment_order_back_fee check (
    back_fee_cents between 0 and fee_cents and (back_fee_cents = 0 or back_cents is not null));

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank', 'goodwill', 'vat',
  'provider_paid', 'provider_explained', 'provider_resolved',
  'top_up_back', -- what a wallet holds of a top-up waits at its order until the provider has sent it back
  'gift_back')); -- what is left of a promocode's gift goes back when the code ends

-- Why an admin moved somebody's money, as their statement says it. Beside the journals, which never change, because it goes with the person.
create table journal_reason (
  journal_id bigint primary key references journal,
  user_id uuid not null references app_user,
  reason text not null
);
create index journal_reason_user on journal_reason (user_id);
insert into journal_reason (journal_id, user_id, reason)
select j.id, c.user_id, c.reason from correction c
join journal j on j.idempotency_key = 'correction:' || c.id
join app_user u on u.id = c.user_id and u.deleted_at is null
where c.account <> 'losses';

-- An ended promocode gives its word free for another.
alter table promocode add column word_freed_at timestamptz;
drop index promocode_code;
create unique index promocode_code on promocode (lower(code)) where word_freed_at is null;

-- A closed community keeps its page, which says so, and has neither members nor games.
alter table community
  add column closed_at timestamptz,
  add column closed_note text, -- what its people are told
  add constraint community_closed_says_why check ((closed_at is null) = (closed_note is null));
