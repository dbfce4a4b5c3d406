import { actsAs, refuseTakingOut, type TakenOutBy } from '@rondo/rules/taking-out';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import { requireLed } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';
import type { JoiningContext } from '../joining/batch/decide-batch.ts';
import { decideInGames } from '../joining/batch/decide-in-games.ts';
import { endOffers } from '../joining/batch/end-offers.ts';
import { hasPart, type PutOut, putOut } from '../joining/decide/put-out.ts';

/** Who takes a player out of a game, and why; without a reason if their account was banned. */
interface Cause {
  by: TakenOutBy;
  actorId: string;
  reason: string | null;
}

/**
 * Takes a player out of a game that has not begun, on behalf of its leaders or of Rondo (product.md#taking-a-player-out,
 * decisions/0080-taking-out.md): everything that was paid is refunded, and they can't join it again unless they are let in.
 * @throws Refused `game_not_found`, `reason_needed`, `player_not_in`, or as `refuseTakingOut` says
 */
export async function takeOut(
  context: JoiningContext,
  call: AdminCall,
  { gameId, playerId, reason }: { gameId: string; playerId: string; reason: string | undefined },
): Promise<void> {
  const { viewer } = call;
  const command = { action: 'game.take_out', subject: { kind: 'game', id: gameId }, reason } as const;
  await commandOfAnyone(context, call, command, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    const { rights } = await requireLed(trx, viewer, gameId);
    const led = { ...game, startsAt: new Date(game.starts_at), organiserId: game.organiser_id, rights };
    const refusal = refuseTakingOut(viewer, led, playerId, await timeAfterLock(trx));
    if (refusal) throw new Refused(refusal);
    if (reason === undefined) throw new Refused('reason_needed', undefined, [{ path: 'reason', message: 'say why' }]);
    const cause = { by: actsAs(viewer, led), actorId: viewer.id, reason };
    const outs = await takeOutOf(trx, context, { playerId, gameIds: [gameId] }, cause, (_, isIn) => {
      if (!isIn) throw new Refused('player_not_in');
    });
    const out = outs.get(gameId);
    if (!out) throw new Refused('player_not_in');
    const before = { userId: playerId, ...loggedOf(out) };
    return { answer: true, logged: async () => ({ about: playerId, movedCents: before.paidCents, before }) };
  });
}

/** The facts that the log keeps. */
const loggedOf = ({ spot, to }: PutOut) => ({ paidCents: spot?.paidCents ?? 0, backTo: to });

/**
 * Takes somebody out of these games, notes this and tells people, as part of the caller's transaction. It locks the games and then the wallets
 * concerned.
 * @param check may refuse before anything is written
 * @returns what they had in each
 */
export async function takeOutOf(
  trx: Transaction,
  context: JoiningContext,
  { playerId, gameIds }: { playerId: string; gameIds: readonly string[] },
  { by, actorId, reason }: Cause,
  check: (gameId: string, isIn: boolean) => void = () => undefined,
): Promise<ReadonlyMap<string, PutOut>> {
  const outs = new Map<string, PutOut>();
  await decideInGames(trx, context, { userId: playerId, gameIds }, (state, person, writes) => {
    check(state.game.id, hasPart(state, person));
    const wasOut = person.isTakenOut;
    const out = putOut(state, person, writes);
    // A player who was taken out before can still be offered somebody's spot, but nothing else.
    if (!wasOut) outs.set(state.game.id, out);
  });
  const now = await timeAfterLock(trx);
  const rows = [...outs].map(([gameId, { spot }]) => ({
    game_id: gameId,
    user_id: playerId,
    registration_id: spot?.id ?? null,
    taken_by: by,
    actor_id: actorId,
    reason,
    created_at: now,
  }));
  await insertRows(trx, 'taken_out', rows);
  const happened = [...outs].map(([gameId, { spot, to }]) => {
    const { id: registrationId = null, payerId = null, paidCents: refundedCents = 0 } = spot ?? {};
    const data = { gameId, userId: playerId, registrationId, payerId, refundedCents, to };
    return { name: 'player.takenOut', data } as const;
  });
  await recordEvents(trx, happened, now);
  await endOffers(trx, playerId, gameIds);
  // Their group may have kept more spots than were considered for the waiting list.
  for (const gameId of outs.keys()) await context.jobs.enqueue(trx, 'open-spots', { gameId });
  return outs;
}
