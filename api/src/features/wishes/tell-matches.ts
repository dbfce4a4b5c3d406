import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Rows } from '../../platform/schema.ts';
import { events } from '../notifications/events.ts';
import { type Message, ofGame } from '../notifications/messages.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { hasRoom, notIn } from '../games/rows/joinable-rows.ts';

interface TellContext {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: { publicUrl: string };
}

/** A game that somebody is to be told of; times are ISO text. */
interface ToldRow
  extends
    Pick<Rows['game'], 'id' | 'name' | 'sport' | 'starts_at' | 'address' | 'city'>,
    Pick<Rows['wish_match'], 'user_id' | 'is_digest' | 'more'>,
    Pick<Rows['app_user'], 'email' | 'language'> {
  user_name: string;
}

/** People told in a transaction. */
const atOnce = 100;
/** An arbitrary number; its lock lets one process tell at a time, so that nobody's digest is sent in two parts. */
const tellLock = 740_062;

/** Tells people about the games that are due: about each by itself, or about all together in a digest. */
export async function tellMatches(context: TellContext, signal?: AbortSignal): Promise<void> {
  for (;;) if (signal?.aborted || !(await tellSome(context))) return;
}

/** @returns false if nobody is left to tell */
function tellSome({ db, jobs, clock, config: { publicUrl } }: TellContext): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${tellLock})`.execute(trx);
    const now = clock.now();
    const { rows } = await sql<{ user_id: string; game_id: string }>`
      update wish_match set told_at = ${now}
      where told_at is null and due_at <= ${now} and user_id in (
        select user_id from wish_match where told_at is null and due_at <= ${now} order by due_at limit ${atOnce})
      returning user_id, game_id`.execute(trx);
    if (rows.length === 0) return false;
    const told = await findTold(trx, rows, now);
    await sendMessages(trx, { jobs, publicUrl }, messagesOf(told, publicUrl), now);
    return true;
  });
}

/** The matches still worth telling: the game has room, the person is not in it and may see it, and their wish is on. */
async function findTold(
  trx: Transaction,
  due: readonly { user_id: string; game_id: string }[],
  now: Date,
): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select m.user_id, m.is_digest, m.more, u.email, u.language, u.name as user_name,
      g.id, g.name, g.sport, g.starts_at, g.address, g.city
    from unnest(${due.map(({ user_id: id }) => id)}::uuid[], ${due.map(({ game_id: id }) => id)}::uuid[]) as d(user_id, game_id)
    join wish_match m on m.user_id = d.user_id and m.game_id = d.game_id
    join wish w on w.id = m.wish_id and w.is_on
    join app_user u on u.id = m.user_id and u.deleted_at is null and u.banned_at is null
    join game g on g.id = m.game_id and not g.archived and g.status <> 'cancelled' and g.cutoff_at > ${now}
    where ${hasRoom('g', now)} and ${notIn(sql.ref('m.user_id'))}
      and (g.private_community_id is null or exists (select from community_member c
        where c.community_id = g.private_community_id and c.user_id = m.user_id and c.status = 'approved'))
    order by m.user_id, g.starts_at, g.id`.execute(trx);
  return rows;
}

function messagesOf(told: readonly ToldRow[], publicUrl: string): Message[] {
  const digests = Map.groupBy(
    told.filter(({ is_digest: isDigest }) => isDigest),
    ({ user_id: userId }) => userId,
  );
  return [
    ...told.flatMap((game) => {
      const heard = game.more > 0 ? { params: { count: game.more } } : {};
      return game.is_digest ? [] : ofGame(game.user_id, 'wishFits', game, heard);
    }),
    ...[...digests].flatMap(([id, games]) => {
      const [first] = games;
      if (!first) return [];
      const { email, language, user_name: name } = first;
      return events.wishDigest({ id, email, language, name }, { games, publicUrl });
    }),
  ];
}
