import { sql } from 'kysely';
import type { Transaction } from '../platform/db.ts';
import { demoAccounts } from './people.ts';

const [player, , organiser, , leader] = demoAccounts;
const idOf = (email: string) => sql`(select id from app_user where email = ${email})`;

/**
 * Games that are led together: the first player is co-organiser of the organiser's next ones, which have messages to everyone; one of them
 * is later today, if one is soon. And a message from a community's admin to all members.
 */
export async function leadTogether(trx: Transaction): Promise<void> {
  const theirs = sql`
    select id, organiser_id, starts_at from game
    where organiser_id = ${idOf(organiser.email)} and not archived and status <> 'cancelled' and starts_at > app_now()`;
  await sql`
    insert into co_organiser (game_id, user_id, rights, created_at)
    select id, ${idOf(player.email)}, array['players', 'checkIn', 'message'], app_now() - interval '2 days'
    from (${theirs}) g order by starts_at limit 3`.execute(trx);
  await sql`
    insert into group_message (game_id, author_id, words, number, reached, created_at)
    select g.id, g.organiser_id, 'The car park is closed for works. Come by bike, or park at the station.', 1, g.joined_count,
      app_now() - interval '5 hours'
    from game g join registration r on r.game_id = g.id and r.status = 'active'
    where r.user_id = ${idOf(player.email)} and not g.archived and g.status <> 'cancelled' and g.starts_at > app_now()
      and g.joined_count > 1
    order by g.starts_at limit 2`.execute(trx);
  await sql`
    insert into late_change (game_id, number, made_by, minutes_later, note, started_at, created_at)
    select g.id, 1, g.organiser_id, 0, 'We play on court 3', g.starts_at, app_now() - interval '20 minutes'
    from game g where not g.archived and g.status = 'confirmed' and g.starts_at > app_now()
      and g.starts_at < app_now() + interval '6 hours'
    order by g.starts_at limit 3`.execute(trx);
  await sql`
    insert into group_message (community_id, author_id, words, reached, created_at)
    select m.community_id, m.user_id, 'The hall is closed on Thursday evening. See you on Sunday!', c.member_count - 1,
      app_now() - interval '1 day'
    from community_member m join community c on c.id = m.community_id
    where m.user_id = ${idOf(leader.email)} and m.is_admin and c.member_count > 1`.execute(trx);
}
