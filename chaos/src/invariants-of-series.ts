import { passEndReasons, passTerms, percentBack } from '@rondo/rules/passes';

/** How much of a pass's rides is refunded, by how it ended; nothing for other endings. */
const backOfPasses = Object.entries(passEndReasons)
  .map(([end]) => `('${end}', ${percentBack(end as keyof typeof passEndReasons)})`)
  .join(', ');

/** Invariants of passes and regulars: each query returns the rows that break one. */
export const invariantsOfSeries: Record<string, string> = {
  'what is on a pass is what its rides cost, and nothing once it has ended': `
    select coalesce(p.id, b.owner_id) as id, p.rides_left, p.ride_cents, p.outcome, b.cents from pass p
    full join (select owner_id, sum(amount_cents) as cents from posting where account = 'pass' group by owner_id) b
      on b.owner_id = p.id
    where p.id is null
      or coalesce(b.cents, 0) <> (case when p.ended_at is null then p.rides_left * p.ride_cents else 0 end)`,
  'a ride is on its pass, or has one spot that was not given back': `
    select p.id, p.rides_left, p.outcome, count(r.id) as used from pass p
    left join registration r on r.pass_id = p.id and r.refunded_cents < r.paid_cents
    group by p.id having p.rides_left < 0 or p.rides_left + count(r.id) > ${passTerms.rides}
      or (p.ended_at is null and p.rides_left + count(r.id) <> ${passTerms.rides})`,
  'a ride is used in its own series, at its own price': `
    select r.id, r.paid_cents, p.ride_cents from registration r join pass p on p.id = r.pass_id join game g on g.id = r.game_id
    where g.series_id is distinct from p.series_id or r.paid_cents <> p.ride_cents`,
  'a pass was paid for once, with what its rides cost': `
    select p.id, j.n, j.cents from pass p left join lateral (
      select count(*) as n, sum(o.amount_cents) as cents from posting o join journal j on j.id = o.journal_id
      where o.account = 'pass' and o.owner_id = p.id and j.kind in ('pass_bought', 'demo')) j on true
    where j.n <> 1 or j.cents <> ${passTerms.rides} * p.ride_cents`,
  'a pass that has ended gave back what the policy says of what was on it, once': `
    select p.id, p.outcome, p.rides_left, p.ride_cents, p.refunded_cents, j.refunded, j.retained from pass p
    left join (values ${backOfPasses}) as b(outcome, percent) on b.outcome = p.outcome
    cross join lateral (
      select coalesce(sum(o.amount_cents) filter (where o.account = 'wallet' and o.owner_id = p.user_id), 0) as refunded,
        coalesce(sum(o.amount_cents) filter (where o.account = 'revenue'), 0) as retained
      from journal j join posting o on o.journal_id = j.id
      where j.idempotency_key in ('pass_back:' || p.id, 'forfeit:pass:' || p.id)) j
    where p.ended_at is not null and (
      p.refunded_cents <> floor((p.rides_left * p.ride_cents * coalesce(b.percent, 0) + 50) / 100.0)
      or p.refunded_cents <> j.refunded or p.retained_cents <> j.retained)`,
  'a game keeps a spot for its regulars alone, one each': `
    select h.game_id, h.user_id, count(*) from spot_hold h join game g on g.id = h.game_id
    left join regular l on l.series_id = g.series_id and l.user_id = h.user_id
    where h.kind = 'regular' and h.released_at is null and h.expires_at > app_now()
    group by h.game_id, h.user_id having count(*) > 1 or count(l.user_id) = 0`,
  'a spot is kept for a regular until its day, or while they pay': `
    select h.game_id, h.user_id, h.expires_at, d.until from spot_hold h
    join game g on g.id = h.game_id join game_series s on s.id = g.series_id
    cross join lateral (
      select date_trunc('milliseconds', g.starts_at - make_interval(hours => 24 * s.regular_days)) as until) d
    where h.kind = 'regular' and h.released_at is null and h.expires_at > app_now() and h.expires_at < 'infinity' and (
      h.expires_at < d.until or (h.expires_at >= d.until + interval '1 millisecond' and not exists (
        select from payment_order o where o.game_id = h.game_id and o.user_id = h.user_id and o.expires_at >= h.expires_at)))`,
  'no spot is kept for a regular who is in, or in a cancelled game': `
    select h.game_id, h.user_id from spot_hold h join game g on g.id = h.game_id
    where h.kind = 'regular' and h.released_at is null and h.expires_at > app_now() and (g.status = 'cancelled'
      or exists (select from registration r where r.game_id = h.game_id and r.user_id = h.user_id and r.status = 'active'))`,
};
