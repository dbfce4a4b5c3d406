import { cutoffAt } from '@rondo/rules';
import { nextStart } from '@rondo/rules/recap';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import { earlyBirdColumns, gameColumnsWith, teamColumnsWith } from '../../platform/database/game-columns.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { instantLater } from '../../platform/time/amsterdam.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { inviteWithin, lockPeople } from '../people/invite-partners.ts';
import { scheduleSweeps } from '../games/life/schedule-sweeps.ts';
import { checkCommunity, lockCommunity, timesOf } from '../games/making/read-form.ts';
import { findPlayedIds } from './recap-queries.ts';
import { requireAgain } from './require-again.ts';

const copied = gameColumnsWith('again', true);
const copiedOfTeam = teamColumnsWith('again', true);

/**
 * Opens a game like an earlier one of its host, a week or two later, and invites its players (product.md#after-a-game). The earlier game is locked,
 * so that pressing twice makes one game.
 * @throws Refused as `requireAgain` says; `local_time_missing`, `community_not_yours`
 */
export function openAgain(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  gameId: string,
): Promise<{ match: string; invited: number }> {
  const { viewer } = call;
  const command = { action: 'game.create', subject: { kind: 'game', id: null } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const players = await findPlayedIds(trx, gameId, viewer.id);
    await lockPeople(trx, [...players, viewer.id]);
    const communityId = await lockGame(trx, gameId);
    const now = await timeAfterLock(trx);
    const game = await requireAgain(trx, 'open', { gameId, viewer }, now);
    await checkCommunity(trx, viewer, communityId);
    const match = await copyGame(trx, context, game, now);
    const outcomes =
      players.length === 0
        ? []
        : await inviteWithin(
            trx,
            context,
            { gameId: match, senderId: viewer.id, userIds: players, playedForSender: true },
            now,
          );
    const invited = outcomes.filter(({ outcome }) => outcome === 'sent').length;
    return {
      answer: { match, invited },
      logged: async () => ({ subject: { kind: 'game', id: match }, after: { gameIds: [match], like: gameId } }),
    };
  });
}

/** Locks the game's community first, as every command does. @returns the community's id */
async function lockGame(trx: Transaction, gameId: string): Promise<string | null> {
  const { rows } = await sql<Pick<Rows['game'], 'community_id'>>`
    select community_id from game where id = ${gameId}`.execute(trx);
  const communityId = rows[0]?.community_id ?? null;
  await lockCommunity(trx, communityId);
  await sql`select from game where id = ${gameId} for no key update`.execute(trx);
  return communityId;
}

async function copyGame(
  trx: Transaction,
  { jobs }: Pick<MessageContext, 'jobs'>,
  game: Pick<Rows['game'], 'id' | 'starts_at' | 'ends_at' | 'price_cents'>,
  now: Date,
): Promise<string> {
  const played = new Date(game.starts_at);
  const startsAt = nextStart(
    [1, 2].map((weeks) => instantLater(played, { weeks })),
    now,
  );
  if (!startsAt) throw new Refused('local_time_missing');
  const minutes = (Date.parse(game.ends_at) - played.getTime()) / 60_000;
  const cutoff = cutoffAt({ startsAt, createdAt: now, priceCents: game.price_cents });
  const next = { id: randomUUID(), ...timesOf(startsAt, minutes, cutoff) };
  await sql`
    insert into game (id, starts_at, ends_at, cutoff_at, again_of_id, created_at, ${sql.raw(copied.join(', '))})
    select ${next.id}, ${next.starts_at}, ${next.ends_at}, ${next.cutoff_at}, g.id, ${now}, ${columnsOf('g', copied)}
    from game g where g.id = ${game.id}`.execute(trx);
  await sql`
    insert into early_bird (game_id, ${sql.raw(earlyBirdColumns.join(', '))})
    select ${next.id}, ${columnsOf('e', earlyBirdColumns)} from early_bird e where e.game_id = ${game.id}`.execute(trx);
  await sql`
    insert into team (game_id, ${sql.raw(copiedOfTeam.join(', '))})
    select ${next.id}, ${columnsOf('t', copiedOfTeam)} from team t join game g on g.id = t.game_id
    where t.game_id = ${game.id} and g.tournament`.execute(trx);
  await scheduleSweeps(trx, jobs, next);
  await jobs.enqueue(trx, 'match-wishes', { gameIds: [next.id], fromDemand: false });
  return next.id;
}
