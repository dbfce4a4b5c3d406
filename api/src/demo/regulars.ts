import { sql } from 'kysely';
import type { Transaction } from '../platform/db.ts';
import { demoAccounts } from './people.ts';

const [player, other, organiser] = demoAccounts;
const spots = 6;
const days = 2;

/**
 * The organiser's weekly series has regulars: the first player, for whom a spot is kept in each of its games, and some players of the first game. The
 * second player, also in the first game, may become one.
 */
export async function makeRegulars(trx: Transaction): Promise<void> {
  const series = sql`
    select s.id from game_series s join app_user u on u.id = s.organiser_id where u.email = ${organiser.email} limit 1`;
  await sql`
    update game_series set regular_spots = ${spots}, regular_days = ${days} where id = (${series})`.execute(trx);
  await sql`
    insert into regular (series_id, user_id, since)
    select (${series}), u.id, app_now() - interval '6 days' from app_user u
    where u.email = ${player.email} or u.role = 'player' and u.email <> ${other.email} and exists (
      select from registration r join game g on g.id = r.game_id
      where g.series_id = (${series}) and r.user_id = u.id and r.status = 'active')`.execute(trx);
  await sql`
    insert into spot_hold (game_id, user_id, kind, expires_at, created_at)
    select g.id, l.user_id, 'regular', g.starts_at - make_interval(hours => ${24 * days}), app_now() - interval '6 days'
    from regular l join game g on g.series_id = l.series_id
    where not exists (select from registration r where r.game_id = g.id and r.user_id = l.user_id)`.execute(trx);
}
