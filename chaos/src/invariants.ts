import { organiserPayTerms } from '@rondo/rules';
import { Client } from 'pg';
import { invariantsOfBooks } from './invariants-of-books.ts';
import { invariantsOfCorrections } from './invariants-of-corrections.ts';
import { invariantsOfRefunds } from './invariants-of-refunds.ts';
import { invariantsOfSeries } from './invariants-of-series.ts';
import { invariantsOfTournaments } from './invariants-of-tournaments.ts';

export interface Violation {
  invariant: string;
  /** Ids and figures of some of the rows that break it. */
  examples: unknown[];
  count: number;
}

/** Each query returns the rows that break an invariant (reliability.md#invariants); all must return none. */
export const invariants: Readonly<Record<string, string>> = {
  ...invariantsOfBooks,
  ...invariantsOfCorrections,
  ...invariantsOfRefunds,
  ...invariantsOfSeries,
  ...invariantsOfTournaments,
  'every journal sums to zero': `
    select journal_id, sum(amount_cents) as sum from posting group by journal_id having sum(amount_cents) <> 0`,
  'every journal has postings': `
    select j.id, j.kind from journal j where not exists (select 1 from posting p where p.journal_id = j.id)`,
  'a wallet equals the sum of its postings': `
    select w.user_id, w.balance_cents, coalesce(p.sum, 0) as postings
    from wallet w full join (
      select owner_id, sum(amount_cents) as sum from posting where account = 'wallet' group by owner_id) p on p.owner_id = w.user_id
    where w.balance_cents is distinct from coalesce(p.sum, 0)`,
  'what somebody owes is what is booked as owed by them': `
    select w.user_id, w.owed_cents, coalesce(p.sum, 0) as postings
    from wallet w full join (
      select owner_id, sum(amount_cents) as sum from posting where account = 'owed_by_person' group by owner_id) p on p.owner_id = w.user_id
    where w.owed_cents is distinct from -coalesce(p.sum, 0)`,
  'nobody owes something while there is money of theirs': `
    select w.user_id, w.owed_cents, w.balance_cents, p.sum as kept from wallet w left join (
      select owner_id, sum(amount_cents) as sum from posting where account = 'owed_to_guest' group by owner_id) p on p.owner_id = w.user_id
    where w.owed_cents > 0 and (w.balance_cents > 0
      or (p.sum > 0 and exists (select from app_user u where u.id = w.user_id and u.role = 'guest')))`,
  'the wallets hold together what is booked on them': `
    select w.sum as wallets, p.sum as postings
    from (select coalesce(sum(balance_cents), 0) as sum from wallet) w,
      (select coalesce(sum(amount_cents), 0) as sum from posting where account = 'wallet') p
    where w.sum <> p.sum`,
  'the books balance: what is owed is what was taken in': `
    select sum(amount_cents) as sum, sum(amount_cents) filter (where account = 'wallet') as wallets from posting
    having sum(amount_cents) <> 0`,
  'every posting has its journal': `
    select p.id, p.journal_id from posting p where not exists (select 1 from journal j where j.id = p.journal_id)`,
  'no wallet is negative': `select user_id, balance_cents from wallet where balance_cents < 0`,
  'joined players are the active registrations': `
    select g.id, g.joined_count, coalesce(r.n, 0) as registrations
    from game g left join (
      select game_id, count(*) as n from registration where status in ('active', 'played') group by game_id) r on r.game_id = g.id
    where g.joined_count <> coalesce(r.n, 0)`,
  'games that were played are counted': `
    select p.part, p.games, coalesce(g.n, 0) as played from played_games p left join (
      select abs(hashtext(id::text) % 16) as part, count(*) as n from game where archived and status = 'confirmed' group by 1) g on g.part = p.part
    where p.games <> coalesce(g.n, 0)`,
  'live games are counted by cell': `
    with changes as (
      select cell, sport, private_community_id, games, id_high, latitude_sum + longitude_sum as middle from game_cell
      union all
      select floor((latitude + 90) * 32)::int * 10000 + floor((longitude + 180) * 20)::int, sport, private_community_id, -1,
        ('x' || left(replace(id::text, '-', ''), 16))::bit(64)::bigint, -round(latitude * 1e6)::bigint - round(longitude * 1e6)::bigint
      from game where not archived)
    select cell, sport, private_community_id, sum(games) as games, sum(middle) as middle from changes
    group by 1, 2, 3 having sum(games) <> 0 or sum(middle) <> 0 or bit_xor(id_high) <> 0`,
  'the members of a community are counted': `
    select c.id, c.member_count, coalesce(m.n, 0) as members
    from community c left join (
      select community_id, count(*) as n from community_member where status = 'approved' group by community_id) m
      on m.community_id = c.id
    where c.member_count <> coalesce(m.n, 0)`,
  'the last size of a community is its members': `
    select c.id, c.member_count, s.members from community c
    join lateral (select members from community_size where community_id = c.id order by day desc limit 1) s on true
    where s.members <> c.member_count`,
  'the players in each part of the scale are counted': `
    select k.sport, k.width, k.part, k.players, s.n from (select * from rank_count where players <> 0) k full join (
      select r.sport, p.width, p.part, count(*) as n from score r cross join lateral rank_parts(r.score) p
      where r.is_ranked group by 1, 2, 3) s
      on s.sport = k.sport and s.width = k.width and s.part = k.part
    where k.players is distinct from s.n`,
  'nobody who left Rondo is ranked, and the others in their own city': `
    select s.user_id, s.sport from score s join app_user u on u.id = s.user_id
    where s.has_left <> (u.deleted_at is not null) or s.home_city is distinct from u.home_city`,
  'joined players are within the capacity': `
    select g.id, g.capacity, count(*) as joined from game g join registration r on r.game_id = g.id
    where r.status in ('active', 'played') group by g.id having count(*) > g.capacity`,
  'one active registration a player and game': `
    select game_id, user_id, count(*) from registration where status in ('active', 'played')
    group by game_id, user_id having count(*) > 1`,
  'nobody waits for a game they are in': `
    select w.game_id, w.user_id from waiting_entry w
    join registration r on r.game_id = w.game_id and r.user_id = w.user_id and r.status = 'active'
    where w.status = 'waiting'`,
  'the escrow of a game is what its active registrations paid': `
    select coalesce(e.owner_id, r.game_id) as game_id, e.cents as escrow, r.cents as paid
    from (select owner_id, sum(amount_cents) as cents from posting where account = 'escrow' group by owner_id) e
    full join (select game_id, sum(paid_cents - refunded_cents) as cents from registration where status = 'active' group by game_id) r
      on r.game_id = e.owner_id
    where coalesce(e.cents, 0) <> coalesce(r.cents, 0)`,
  'a cancelled or archived game has no active registration': `
    select g.id, g.status from game g join registration r on r.game_id = g.id
    where r.status = 'active' and (g.status = 'cancelled' or g.archived)`,
  'each paid registration has its journal once': `
    select r.id, count(j.id) from registration r
    left join journal j on j.registration_id = r.id and j.kind in ('entrance_fee', 'demo')
    where r.paid_cents > 0 group by r.id having count(j.id) <> 1`,
  'each paid order is credited once': `
    select o.id, o.status, count(j.id) from payment_order o
    left join journal j on j.order_id = o.id and j.idempotency_key = 'payment:' || o.id
    group by o.id having count(j.id) <> (case when o.status = 'paid' then 1 else 0 end)`,
  'one open checkout a person and game': `
    select game_id, user_id, count(*) from payment_order
    where kind <> 'top_up' and status = 'created' and review_note is null group by game_id, user_id having count(*) > 1`,
  'a spot that was paid through the provider is of its order': `
    select o.id, o.outcome, o.amount_cents, r.paid_cents from payment_order o
    left join registration r on r.order_id = o.id
    where (o.outcome is not distinct from 'joined') <> (r.id is not null)
      or r.paid_cents <> o.amount_cents or r.user_id <> o.user_id`,
  'what is owed to a guest is theirs alone and never negative': `
    select p.owner_id, sum(p.amount_cents) from posting p join app_user u on u.id = p.owner_id
    where p.account = 'owed_to_guest' group by p.owner_id, u.role
    -- A failed refund that goes to a member's bank waits there for the next run.
    having sum(p.amount_cents) < 0 or (u.role <> 'guest' and sum(p.amount_cents) <> 0 and not exists (
      select from refund f join payment_order o on o.id = f.order_id where o.user_id = p.owner_id and f.resolution = 'bank'))`,
  'what is set aside for groups is what their members have reserved': `
    select coalesce(p.owner_id, m.user_id) as user_id, p.cents as set_aside, m.cents as reserved
    from (select owner_id, sum(amount_cents) as cents from posting where account = 'reserved' group by owner_id) p
    full join (select user_id, sum(paid_cents) as cents from join_group_member where status = 'reserved' group by user_id) m
      on m.user_id = p.owner_id
    where coalesce(p.cents, 0) <> coalesce(m.cents, 0)`,
  'nothing is reserved in a group that has ended': `
    select m.group_id, m.user_id from join_group_member m join join_group l on l.id = m.group_id
    where m.status = 'reserved' and l.ended_at is not null`,
  'nobody has a spot and another one reserved': `
    select m.group_id, m.user_id from join_group_member m join join_group l on l.id = m.group_id
    join registration r on r.game_id = l.game_id and r.user_id = m.user_id and r.status = 'active'
    where m.status = 'reserved'`,
  'an ended group keeps no spots, an open one no more than people may still come': `
    select l.id, l.places, h.kept from join_group l
    join (select group_id, count(*) as kept from spot_hold
      where group_id is not null and user_id is null and released_at is null and expires_at > app_now() group by group_id) h on h.group_id = l.id
    where l.ended_at is not null
      or h.kept > l.places - (select count(*) from join_group_member m where m.group_id = l.id and m.status <> 'invited')`,
  'spots taken and kept are within the capacity': `
    select g.id, g.capacity, g.joined_count, h.kept from game g join (
      select game_id, count(*) as kept from spot_hold
      where released_at is null and expires_at > app_now() and registration_id is null group by game_id) h
      on h.game_id = g.id
    where g.joined_count + h.kept > g.capacity`,
  'a promocode takes something off one spot': `
    select h.user_id, h.promocode_id from promocode_holder h
    left join registration r on r.id = h.redeemed_registration_id
    where h.redeemed_registration_id is not null
      and (r.payer_id <> h.user_id or r.price_lines is null or r.status = 'cancelled')`,
  'a code is held for one game at a time': `
    select o.user_id, c.promocode_id, c.month, count(distinct c.game_id) as games
    from (select distinct user_id from payment_order where promocode_id is not null or periodic_id is not null) o
    cross join lateral held_codes(o.user_id, app_now()) c
    group by o.user_id, c.promocode_id, c.month having count(distinct c.game_id) > 1`,
  'a spot that an order paid for has used its codes, and no other has': `
    select r.id, o.id as order_id, o.promocode_id, o.periodic_id from payment_order o join registration r on r.order_id = o.id
    where r.status <> 'cancelled' and r.free_since is null and not exists (select from taken_out t where t.registration_id = r.id) and (
      (o.promocode_id is not null and not exists (
        select from promocode_holder h where h.promocode_id = o.promocode_id and h.redeemed_registration_id = r.id))
      or (o.periodic_id is not null and not exists (
        select from student_card_use u where u.registration_id = r.id and u.month = o.periodic_month)))`,
  'a spot costs what its lines say': `
    select id, price_cents, paid_cents, price_lines from registration
    where price_lines is not null
      and paid_cents <> (select sum((line ->> 'amountCents')::int) from jsonb_array_elements(price_lines) line)`,
  'what was paid for a spot that became free is back, once': `
    select r.id, r.paid_cents, r.refunded_cents, j.cents from registration r cross join lateral (
      select coalesce(-sum(p.amount_cents), 0) as cents from journal j join posting p on p.journal_id = j.id
      where j.registration_id = r.id and j.kind in ('refund', 'goodwill') and p.account = 'escrow') j
    where r.free_since is not null and (r.refunded_cents <> r.paid_cents or j.cents <> r.paid_cents)`,
  'of what was paid for a spot that its player keeps, an admin paid back what is back': `
    select r.id, r.status, r.refunded_cents, j.cents from registration r cross join lateral (
      select coalesce(-sum(p.amount_cents), 0) as cents from journal j join posting p on p.journal_id = j.id
      where j.registration_id = r.id and j.kind = 'goodwill' and p.amount_cents < 0) j
    where r.free_since is null and (case when r.status in ('active', 'played') then r.refunded_cents <> j.cents else j.cents > r.refunded_cents end)`,
  'nobody is in a game that they were taken out of, nor waits for it': `
    select t.game_id, t.user_id from taken_out t where t.let_in_at is null and (
      exists (select from registration r where r.game_id = t.game_id and r.user_id = t.user_id and r.status in ('active', 'played'))
      or exists (select from waiting_entry w where w.game_id = t.game_id and w.user_id = t.user_id and w.status = 'waiting')
      or exists (select from spot_hold h where h.game_id = t.game_id and h.user_id = t.user_id and h.released_at is null and h.expires_at > app_now()))`,
  'a spot has no price in a game that became free': `
    select r.id, r.price_cents from registration r join game g on g.id = r.game_id
    where g.price_cents = 0 and not g.tournament_external and r.status = 'active' and r.price_cents > 0 and r.free_since is null`,
  'guests who have not opened their link are counted, and do not confirm a game': `
    select g.id, g.unproved_count, count(r.id) as unproved from game g
    left join registration r on r.game_id = g.id and r.status in ('active', 'played') and r.proof_until is not null
    group by g.id having count(r.id) <> g.unproved_count`,
  'refund and retained add up to what was paid': `
    select id, paid_cents, refunded_cents, retained_cents from registration
    where status in ('refunded', 'cancelled') and refunded_cents + retained_cents <> paid_cents`,
  'early-bird spots are within their total': `
    select id, spots_occupied, spots_total from early_bird where spots_occupied > spots_total`,
  'team seats are within their size': `
    select t.id, t.size, count(r.id) as members from team t
    left join registration r on r.team_id = t.id and r.status in ('active', 'played')
    group by t.id having count(r.id) > t.size or count(r.id) <> t.member_count`,
  'early-bird prices that are given and kept are within their total': `
    select e.id, e.spots_total, e.spots_occupied, r.given, h.kept from early_bird e join game g on g.id = e.game_id
    cross join lateral (
      select count(*) as given from registration where early_bird_id = e.id and status in ('active', 'played')) r
    cross join lateral (
      select count(*) as kept from spot_hold
      where early_bird_id = e.id and released_at is null and expires_at > app_now()) h
    where g.status <> 'cancelled' and (e.spots_occupied < r.given or e.spots_occupied + h.kept > e.spots_total)`,
  'team seats taken and kept are within their size': `
    select t.id, t.size, t.member_count, h.kept from team t join (
      select team_id, count(*) as kept from spot_hold
      where team_id is not null and released_at is null and expires_at > app_now() group by team_id) h on h.team_id = t.id
    where t.member_count + h.kept > t.size`,
  'a spot is kept for who is not in, of a game that is on': `
    select h.id, h.game_id, h.user_id, g.status, g.archived from spot_hold h join game g on g.id = h.game_id
    where h.released_at is null and h.expires_at > app_now() and (
      g.status = 'cancelled' or g.archived or exists (
        select from registration r where r.game_id = h.game_id and r.user_id = h.user_id and r.status = 'active'))`,
  'a released spot is kept for one at a time, while its player is in': `
    select h.registration_id, r.status, count(h.id) as kept from spot_hold h join registration r on r.id = h.registration_id
    where h.released_at is null and h.expires_at > app_now()
    group by h.registration_id, r.status having count(h.id) > 1 or r.status <> 'active' or not exists (
      select from hand_over o where o.registration_id = h.registration_id and o.to_queue and o.ended_at is null)`,
  'a spot that was taken over is its player’s no more': `
    select h.id, r.status from hand_over h join registration r on r.id = h.registration_id
    where h.outcome = 'taken' and (r.status not in ('refunded', 'left') or r.refunded_cents <> r.paid_cents)`,
  'a month of a student card is used by a spot of its holder': `
    select u.user_id, u.month, r.id from student_card_use u join registration r on r.id = u.registration_id
    where r.payer_id <> u.user_id or r.status = 'cancelled'`,
  'a settled game earns its organiser what its players make, or nothing': `
    select e.game_id, e.cents, r.players from (
      select j.game_id, sum(p.amount_cents) as cents from journal j
      join posting p on p.journal_id = j.id and p.account = 'owed_to_organiser'
      where j.kind in ('organiser_pay', 'organiser_pay_reversal') group by j.game_id) e
    join game g on g.id = e.game_id and g.archived and g.status = 'confirmed'
    cross join lateral (select count(*) as players from registration where game_id = g.id and status = 'played') r
    where e.cents <> 0 and e.cents <> ${organiserPayTerms.baseCents}
      + (r.players - ${organiserPayTerms.fromPlayers}) * ${organiserPayTerms.perPlayerCents}`,
  'what is on its way through the bank is in a line that it has not settled': `
    select l.id, l.state, l.amount_cents, p.cents from payout_line l
    full join (select owner_id, sum(amount_cents) as cents from posting where account = 'payout' group by owner_id) p
      on p.owner_id = l.id
    where coalesce(p.cents, 0) <> (case when l.state in ('proposed', 'filed') then l.amount_cents else 0 end)`,
  'each step of a payout is booked once': `
    select l.id, l.state, l.steps, array_agg(j.kind order by j.id) as kinds from payout_line l
    left join journal j on j.kind like 'payout%' and split_part(j.idempotency_key, ':', 2) = l.id::text
    group by l.id having count(*) filter (where j.kind = 'payout') <> 1
      or count(*) filter (where j.kind <> 'payout') <> l.steps`,
  'what organisers are owed is what they earned and no payout has': `
    select u.id, o.cents as owed, e.cents as earned, l.cents as paid from app_user u
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from posting where account = 'owed_to_organiser' and owner_id = u.id) o
    cross join lateral (
      select coalesce(sum(p.amount_cents), 0) as cents from posting p join journal j on j.id = p.journal_id
      where p.account = 'owed_to_organiser' and p.owner_id = u.id and j.kind not like 'payout%') e
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from payout_line where user_id = u.id and kind = 'organiser' and state <> 'returned') l
    where o.cents <> e.cents - l.cents`,
  'what lines took of what is kept for a guest is what they pay and did not come back': `
    select l.user_id, l.cents as paid, p.cents as booked from (
      select user_id, sum(amount_cents) filter (where state <> 'returned') as cents from payout_line where kind = 'guest' group by user_id) l
    full join (
      select p.owner_id, sum(p.amount_cents) as cents from posting p join journal j on j.id = p.journal_id
      where p.account = 'owed_to_guest' and j.kind like 'payout%' group by p.owner_id) p on p.owner_id = l.user_id
    where coalesce(l.cents, 0) <> -coalesce(p.cents, 0)`,
  'what left by the bank is what was executed and did not come back': `
    select p.cents as booked, l.cents as executed
    from (
      select coalesce(sum(p.amount_cents), 0) as cents from posting p join journal j on j.id = p.journal_id
      where p.account = 'bank' and j.kind not in ('correction', 'owed_ended', 'guest_back_by_bank', 'provider_paid', 'own_entry')) p,
      (select coalesce(sum(amount_cents), 0) as cents from payout_line where state = 'executed') l
    where p.cents <> l.cents`,
  'everybody has a wallet': `
    select u.id from app_user u where not exists (select from wallet w where w.user_id = u.id)`,
  'promocodes are used within their total': `
    select id, uses_taken, uses_total from promocode where uses_taken > uses_total`,
  'no event that happened fails to be heard': `select id, name, tries from event where heard_at is null and tries > 0`,
};

/** Checks all invariants in one snapshot of the database. */
export async function checkInvariants(databaseUrl: string): Promise<Violation[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await findViolations(client);
  } finally {
    await client.end();
  }
}

/** Does the same as `checkInvariants` over a connection that the caller keeps, which plans each query only once. */
export async function findViolations(client: Client): Promise<Violation[]> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const violations: Violation[] = [];
    for (const [index, [invariant, text]] of Object.entries(invariants).entries()) {
      const { rows } = await client.query<Record<string, unknown>>({ name: `invariant-${index}`, text });
      if (rows.length > 0) violations.push({ invariant, examples: rows.slice(0, 3), count: rows.length });
    }
    return violations;
  } finally {
    // After a failed query, this also ends the transaction.
    await client.query('commit');
  }
}

/** How many invariants `checkInvariants` checks. */
export const invariantCount = Object.keys(invariants).length;
