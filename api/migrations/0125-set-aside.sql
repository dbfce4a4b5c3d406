-- Why a payment was set aside is the name of a reason and its facts, said in the reader's language; known sentences of before become these, others stay.
alter table payment_order add column review_facts jsonb;

update payment_order o set review_note = r.why, review_facts = r.facts
from payment_order p
cross join lateral (
  select regexp_match(p.review_note, '^the provider reports (\d+) ([A-Z]{3}), the order is over (\d+) EUR$') as amount,
    regexp_match(p.review_note, '^the order is paid, the provider says (open|failed|expired)$') as unpaid,
    regexp_match(p.review_note, '^the order is (created|failed|expired), the provider was paid and it was taken back$') as back,
    regexp_match(p.review_note, '^started at (\w+), which is no longer set up: look there$') as other,
    regexp_match(p.review_note, '^cancelled by its payer; started at (\w+), which is no longer set up: look there$') as cancelled) m
cross join lateral (
  values (case
    when m.amount is not null then 'otherAmount'
    when m.unpaid is not null then 'notPaidThere'
    when m.back is not null then 'takenBackUnpaid'
    when m.other is not null then 'otherProvider'
    when m.cancelled is not null then 'cancelledAtOtherProvider'
    when p.review_note = 'the order is paid, the provider does not know it' then 'unknownThere'
    when p.review_note = 'paid by somebody whose account was deleted' then 'payerLeft'
    end,
  case
    when m.amount is not null then
      jsonb_build_object('reportedCents', (m.amount[1])::bigint, 'currency', m.amount[2], 'owedCents', (m.amount[3])::bigint)
    when m.unpaid is not null then jsonb_build_object('status', m.unpaid[1])
    when m.back is not null then jsonb_build_object('status', m.back[1])
    when m.other is not null then jsonb_build_object('provider', m.other[1])
    when m.cancelled is not null then jsonb_build_object('provider', m.cancelled[1])
    when p.review_note in ('the order is paid, the provider does not know it', 'paid by somebody whose account was deleted') then '{}'::jsonb
    end)) r (why, facts)
where p.id = o.id and p.review_note is not null and r.why is not null;
