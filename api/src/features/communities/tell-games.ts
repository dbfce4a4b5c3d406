import { newGamesWaitMinutes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { ofCommunity } from '../notifications/messages.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { findListeners } from './member-queries.ts';

interface TellContext {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: { publicUrl: string };
}

interface ToldCommunity {
  id: string;
  name: string;
  short_code: string;
  games: { name: string }[];
}

/** If telling has stood still, games made longer ago than this are not told any more: only the newest are looked through. */
const lateMostHours = 48;
/** How many new games a message names; further ones are only counted. */
const namedMax = 3;

/**
 * Tells members of their new games together: an hour after the first game, once for all games made until then. The told games are written down in the
 * same transaction, so that nobody hears of a game twice, however many processes tell (decisions/0034-communities.md).
 */
export async function tellNewGames(context: TellContext): Promise<void> {
  while (await tellNext(context));
}

/** Tells one community's members, so that no other community is locked meanwhile. @returns false if none is left to tell */
function tellNext({ db, jobs, clock, config }: TellContext): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const { rows } = await sql<ToldCommunity>`
      with made as materialized (
        select community_id, created_at from game
        where not archived and community_id is not null
          and created_at > ${now}::timestamptz - make_interval(hours => ${lateMostHours})
          and created_at <= ${now}::timestamptz - make_interval(mins => ${newGamesWaitMinutes})
      ), due as (
        select c.id, c.name, c.short_code, c.games_told_until from community c
        where c.id in (select m.community_id from made m where m.created_at > c.games_told_until)
        order by c.id limit 1 for no key update skip locked
      ), told as (
        update community set games_told_until = ${now} where id in (select id from due))
      select d.id, d.name, d.short_code, coalesce(json_agg(json_build_object('name', g.name) order by g.starts_at)
        filter (where g.id is not null), '[]') as games
      from due d left join game g on g.community_id = d.id and g.created_at > d.games_told_until
        and not g.archived and g.status <> 'cancelled' and g.starts_at > ${now}
      group by d.id, d.name, d.short_code`.execute(trx);
    const [community] = rows;
    if (!community) return false;
    const { games } = community;
    if (games.length === 0) return true;
    const names = [...new Set(games.map(({ name }) => name))];
    const more = games.length > namedMax ? ` (+${games.length - namedMax})` : '';
    const said = names.slice(0, namedMax).join(', ') + more;
    const listeners = await findListeners(trx, community.id);
    const told = listeners.map((userId) =>
      ofCommunity(userId, 'communityGames', community, { params: { games: said } }),
    );
    await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, told, now);
    return true;
  });
}
