import { day, weekPartOf } from '@rondo/rules';
import { isWanted, type NotificationCategory, notificationChannels } from '@rondo/rules/notifications';
import { rescueLimits, rescueWeights } from '@rondo/rules/rescue';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { squaredKm } from '../../platform/database/geometry.ts';
import type { LockedGame } from '../games/life/lock-games.ts';
import { mayHearOf } from '../games/rows/joinable-rows.ts';
import { tilesAround } from '../games/finding/search-conditions.ts';
import { fitting } from '../wishes/write-matches.ts';

export interface Rescued extends LockedGame {
  level: Parameters<typeof fitting>[0]['level'];
}

const category = 'rescues' satisfies NotificationCategory;
/** Whether news of this category reaches somebody, by what they chose (`c`) or else by its defaults. */
const onAnyChannel = sql.join(
  notificationChannels.map(
    (channel) =>
      sql`coalesce(bool_or(c.is_on) filter (where c.channel = ${sql.lit(channel)}), ${sql.lit(isWanted(category, channel, undefined))})`,
  ),
  sql` or `,
);

/** Games of the same sport near a game. The other conditions of the query must not name a place. */
export const alike = ({ sport, ...point }: Rescued) => sql`
  o.tile = any(${tilesAround(point, rescueLimits.nearKm)}) and o.sport = ${sport}
  and ${squaredKm(point)} <= ${rescueLimits.nearKm ** 2}`;

/**
 * Writes down the people a wave tells, and returns them, the best fitting first. Left out are people who are in the game, wait for it, lead it, may
 * not see or join it, play elsewhere at that time, were told of it before or of any game that day, or have switched this kind off everywhere.
 */
export async function writeTold(
  trx: Transaction,
  game: Rescued,
  { wave, most, today }: { wave: number; most: number; today: string },
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - rescueLimits.pastDays * day);
  const part = weekPartOf(new Date(game.starts_at));
  const { rows } = await sql<{ user_id: string }>`
    with reason as (
      select user_id, ${rescueWeights.wished}::int as weight from (${fitting(game, part)}) w
      union all
      select distinct w.user_id, ${rescueWeights.waits}::int
      from game o join waiting_entry w on w.game_id = o.id and w.status = 'waiting'
      where not o.archived and o.status <> 'cancelled' and o.starts_at > ${now} and ${alike(game)}
      union all
      select distinct r.user_id, ${rescueWeights.host}::int from game o join registration r on r.game_id = o.id and r.status = 'played'
      where o.starts_at > ${since} and o.archived and o.sport = ${game.sport}
        and (o.organiser_id = ${game.organiser_id} or o.community_id = ${game.community_id})
      union all
      select distinct r.user_id, ${rescueWeights.played}::int from game o join registration r on r.game_id = o.id and r.status = 'played'
      where o.archived and o.status = 'confirmed' and o.ends_at > ${since} and ${alike(game)}
    ),
    -- Among equals chance decides, differently for each game.
    fit as materialized (
      select user_id, sum(weight) as weight, md5(${game.id} || user_id::text) as chance
      from reason group by user_id order by weight desc, chance
    ),
    -- Read in that order, and only as far as needed, because each of these conditions looks into a table.
    chosen as (
      select u.id from fit f join app_user u on u.id = f.user_id join game g on g.id = ${game.id}
      where ${mayHearOf()}
        and not exists (select from registration r join game o on o.id = r.game_id
          where r.user_id = u.id and r.status = 'active' and o.status <> 'cancelled'
            and o.starts_at < g.ends_at and o.ends_at > g.starts_at)
        and not exists (select from rescue_told t where t.user_id = u.id and (t.game_id = g.id or t.told_on = ${today}::date))
        and not exists (select from wish_match m where m.user_id = u.id and m.game_id = g.id and m.told_at > ${now}::timestamptz - interval '1 day')
        and (select ${onAnyChannel} from notification_choice c where c.user_id = u.id and c.category = ${category})
      order by f.weight desc, f.chance limit ${most}
    )
    insert into rescue_told (game_id, user_id, wave, told_on)
    select ${game.id}, id, ${wave}, ${today}::date from chosen order by id
    on conflict do nothing returning user_id`.execute(trx);
  return rows.map(({ user_id: id }) => id);
}
