import { phrasesIn } from '@rondo/phrases';
import { joiningClosesAt } from '@rondo/rules';
import { decideAnswer } from '@rondo/rules/challenges';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { requireLeadLocked } from '../communities/require-standing.ts';
import { cancelGame } from '../games/life/cancel-game.ts';
import { type LockedGame, lockGames } from '../games/life/lock-games.ts';
import { touchGames } from '../games/life/touch-games.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { ofCommunity, ofGame } from '../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';

type Challenge = Pick<Rows['challenge'], 'accepted' | 'home_team_id'>;
type Community = Pick<Rows['community'], 'id' | 'name' | 'short_code'>;

/**
 * The away community's answer. Accepting opens its side, and its members who hear of new games hear of this one; declining cancels the game as its
 * organiser would (decisions/0151-a-challenge-is-a-game.md). The community is locked before the game, as by every command.
 * @throws Refused `game_not_found`, `not_allowed`, `challenge_answered`, `challenge_over`
 */
export async function answerChallenge(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  gameId: string,
  accept: boolean,
): Promise<boolean> {
  const command = { action: 'game.challenge_answer', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { rows } = await sql<Pick<Rows['challenge'], 'away_community_id'>>`
      select away_community_id from challenge where game_id = ${gameId}`.execute(trx);
    if (!rows[0]) throw new Refused('game_not_found');
    const { community } = await requireLeadLocked(trx, rows[0].away_community_id, call.viewer);
    const [game] = await lockGames(trx, gameId, 'one');
    const challenge = await sql<Challenge>`
      select accepted, home_team_id from challenge where game_id = ${gameId}`.execute(trx);
    const now = await timeAfterLock(trx);
    const [before] = challenge.rows;
    if (!before) throw new Refused('game_not_found');
    const decision = decideAnswer(before.accepted, accept, isOn(game, now));
    if (decision === 'challenge_answered' || decision === 'challenge_over') throw new Refused(decision);
    if (decision === 'answer') {
      await sql`
        update challenge set accepted = ${accept}, answered_at = ${now}, answered_by = ${call.viewer.id}
        where game_id = ${gameId}`.execute(trx);
      if (accept) await acceptedBy(trx, context, { community, game, challenge: before }, now);
      else await declinedBy(trx, context, { community, game, byId: call.viewer.id }, now);
    }
    return { answer: true, logged: async () => ({ after: { accepted: accept } }) };
  });
}

function isOn({ starts_at, created_at, price_cents, ...game }: LockedGame, now: Date): boolean {
  const facts = { ...game, startsAt: new Date(starts_at), createdAt: new Date(created_at), priceCents: price_cents };
  return game.status !== 'cancelled' && !game.archived && now < joiningClosesAt(facts);
}

async function acceptedBy(
  trx: Transaction,
  context: MessageContext,
  { community, game, challenge }: { community: Community; game: LockedGame; challenge: Challenge },
  now: Date,
): Promise<void> {
  await touchGames(trx, [game.id]);
  const { rows } = await sql<{ user_id: string }>`
    select user_id from registration
    where game_id = ${game.id} and team_id = ${challenge.home_team_id} and status = 'active'
    union select organiser_id from game where id = ${game.id} order by user_id`.execute(trx);
  const answered = rows.map(({ user_id: userId }) =>
    ofGame(userId, 'challengeAnswered', game, { params: { title: community.name } }),
  );
  const listeners = await sql<{ user_id: string }>`
    select user_id from community_member where community_id = ${community.id} and notifications order by user_id`.execute(
    trx,
  );
  const heard = listeners.rows.map(({ user_id: userId }) =>
    ofCommunity(userId, 'communityGames', community, { params: { games: game.name } }),
  );
  await sendMessages(trx, context, [...answered, ...heard], now);
}

/** Who plays hears of the cancellation, with what comes back. */
async function declinedBy(
  trx: Transaction,
  context: MessageContext,
  { community, game, byId }: { community: Community; game: LockedGame; byId: string },
  now: Date,
): Promise<void> {
  const { organiser_id: organiserId } = game;
  const [organiser] = await findReceivers(trx, [organiserId]);
  const say = organiser && phrasesIn[organiser.language].mail.challengeDeclined;
  const note = say?.replace('{{name}}', () => community.name) ?? '';
  const told = ofGame(organiserId, 'challengeAnswered', game, { params: { title: community.name, declined: 1 } });
  await sendMessages(trx, context, [told], now);
  await cancelGame(trx, context.jobs, game.id, { by: 'organiser', id: byId, note }, now);
}
