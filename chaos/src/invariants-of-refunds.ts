/** Invariants of refunds through the provider (product.md#money-that-is-sent-back). */
export const invariantsOfRefunds: Record<string, string> = {
  'what was taken back of a payment is booked, once each time': `
    select o.id, o.taken_back_cents, o.take_backs, count(distinct j.id) as journals, sum(p.amount_cents) as cents from payment_order o
    left join journal j on j.order_id = o.id and j.kind in ('charge_back', 'charge_back_won')
    left join posting p on p.journal_id = j.id and p.account = 'provider'
    group by o.id having o.take_backs <> count(distinct j.id) or o.taken_back_cents <> coalesce(sum(p.amount_cents), 0)`,
  'what is paid for a spot waits at its order until the spot is dealt with': `
    select o.id, o.status, o.outcome, coalesce(p.cents, 0) as cents from payment_order o
    full join (select owner_id, sum(amount_cents) as cents from posting where account = 'checkout' group by owner_id) p
      on p.owner_id = o.id
    left join (select order_id, sum(cents) as cents from refund where state = 'asked' and currency = 'EUR' group by order_id) f
      on f.order_id = o.id
    where coalesce(p.cents, 0) <> (case when o.kind <> 'top_up' and o.status = 'paid' and o.handled_at is null then o.amount_cents else 0 end)
      + coalesce(f.cents, 0)`,
  'what went back through the provider is booked, once, and once more where it failed': `
    select f.id, f.state, f.cents, count(distinct s.id) as sent, count(distinct b.id) as failed from refund f
    left join journal s on s.idempotency_key = 'order_refund:' || f.id
    left join journal b on b.idempotency_key = 'refund_failed:' || f.id
    where not f.at_provider and f.currency = 'EUR' group by f.id
    having count(distinct s.id) <> (case when f.state = 'asked' then 0 else 1 end)
      or count(distinct b.id) <> (case when f.state = 'failed' then 1 else 0 end)`,
  'a failed refund came back whole to whom it is owed': `
    select f.id, f.cents, p.account, p.amount_cents from refund f
    join journal j on j.idempotency_key = 'refund_failed:' || f.id join posting p on p.journal_id = j.id
    where p.amount_cents <> (case when p.account = 'provider' then -f.cents else f.cents end)
      or p.account not in ('provider', 'wallet', 'owed_to_guest', 'losses')`,
  'a failed refund leaves again at most once, and no more than it was': `
    select f.id, f.cents, f.resolution, sum(p.amount_cents) as again from refund f
    left join journal j on j.idempotency_key = 'refund_again:' || f.id
    left join posting p on p.journal_id = j.id and p.amount_cents > 0
    group by f.id having coalesce(sum(p.amount_cents), 0) > f.cents or exists (
      select from refund a where a.again_of = f.id
        and (f.resolution is distinct from 'again' or (a.currency = 'EUR' and a.cents is distinct from sum(p.amount_cents))))`,
};
