import { goodwillTerms, timeZone } from '@rondo/rules';

/** The start of a month in Amsterdam. */
const month = (instant: string) => `date_trunc('month', ${instant} at time zone '${timeZone}')`;

/** Invariants of admins' corrections: each query returns the rows that break one. */
export const invariantsOfCorrections: Record<string, string> = {
  'a correction that was agreed on is booked once, as it was, and no other': `
    select c.id, c.decision, j.id as journal, p.n, p.cents, p.against from correction c
    full join (select * from journal where kind = 'correction') j on j.idempotency_key = 'correction:' || c.id
    left join lateral (
      select count(*) as n,
        sum(amount_cents) filter (where account = c.account
          and owner_id is not distinct from (case when c.account <> 'losses' then c.user_id end)) as cents,
        sum(amount_cents) filter (where account = c.against and owner_id is null) as against
      from posting where journal_id = j.id) p on true
    where (c.decision is not distinct from 'approved') <> (j.id is not null)
      or (j.id is not null
        and (p.n <> 2 or p.cents is distinct from c.amount_cents or p.against is distinct from -c.amount_cents))`,
  'one admin alone gives a person, and corrects for them, no more than the bound of a month': `
    select user_id, month, sum(cents) as cents from (
      select user_id, ${month('decided_at')} as month, abs(amount_cents) as cents from correction where decided_by = proposed_by
      union all
      select j.user_id, ${month('j.created_at')}, p.amount_cents from journal j
        join posting p on p.journal_id = j.id and p.account in ('wallet', 'owed_to_guest')
        where j.kind = 'goodwill'
      union all
      select j.user_id, ${month('j.created_at')}, -p.amount_cents from journal j
        join posting p on p.journal_id = j.id and p.account = 'fees'
        where j.kind = 'top_up_back'
      union all
      select h.user_id, ${month('h.redeemed_at')}, g.discount_value from promocode_holder h
        join promocode g on g.id = h.promocode_id
        where g.discount_type = 'topupBalance' and h.redeemed_at is not null and g.made_by is not null and g.agreed_at is null) done
    group by user_id, month having sum(cents) > ${goodwillTerms.maxCents}`,
};
