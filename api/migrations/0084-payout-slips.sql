-- What was said of a payment can be taken back for a day, and one that came back can have been executed after all (decisions/0077-payout-slips.md).

-- How many journals followed that of the run; each has its number in its key.
alter table payout_line add column steps integer not null default 0 check (steps >= 0);
update payout_line set steps = (executed_at is not null)::integer + (returned_at is not null)::integer;

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', -- what was said of a payment was a slip
 
  'correction', 'group_reserved', 'group_back',
  'pass_bought', 'pass_back'));
