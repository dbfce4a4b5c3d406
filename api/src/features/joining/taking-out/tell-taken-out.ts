import type { TakenOutBy } from '@rondo/rules/taking-out';
import { sql } from 'kysely';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db.ts';
import { events } from '../../notifications/events.ts';
import { findReceivers } from '../../notifications/find-receivers.ts';
import type { MessageGame } from '../../notifications/messages.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { bookingToken, findBookingLink } from '../announce/booking-links.ts';
import type { JoiningContext } from '../batch/decide-batch.ts';
import type { PutOut } from '../decide/put-out.ts';

type GameTold = MessageGame & { organiser_id: string };

/** Tells the player why, their payer what comes back, and the organiser, if somebody else did it. */
export async function tellTakenOut(
  trx: Transaction,
  { jobs, config }: JoiningContext,
  { game, playerId, out }: { game: GameTold; playerId: string; out: PutOut },
  { by, actorId, reason }: { by: TakenOutBy; actorId: string; reason: string },
): Promise<void> {
  const { spot, to } = out;
  const people = await findReceivers(trx, [playerId, ...(spot ? [spot.payerId] : [])]);
  const find = (id: string | undefined) => people.find((person) => person.id === id);
  const [player, payer] = [find(playerId), find(spot?.payerId)];
  if (!player) return;
  const refundedCents = spot?.paidCents ?? 0;
  const { publicUrl } = config;
  // A guest reads at their booking what comes back, and how to have it.
  const path =
    player.is_guest && spot ? `/booking/${bookingToken(config.secretKey, await findBookingLink(trx, spot.id))}` : null;
  const told = [
    events.takenOut(player, game, { by, reason, to, refundedCents, payer: payer ?? player, path, publicUrl }),
    ...(payer && to === 'payer' ? [events.friendTakenOut(payer, game, { player, refundedCents })] : []),
    ...(actorId === game.organiser_id ? [] : [events.playerTakenOut(game.organiser_id, game, { player, by, reason })]),
  ];
  await sendMessages(trx, { jobs, publicUrl }, told, await timeAfterLock(trx));
}

/** Tells the organisers of the games that a banned player is out of, and the payers of their spots. */
export async function tellOrganisers(
  trx: Transaction,
  { jobs, config }: JoiningContext,
  playerId: string,
  outs: ReadonlyMap<string, PutOut>,
): Promise<void> {
  if (outs.size === 0) return;
  const { rows: games } = await sql<GameTold>`
    select id, name, starts_at, sport, address, organiser_id from game where id = any(${[...outs.keys()]}::uuid[])
    order by starts_at, id`.execute(trx);
  const payers = [...outs.values()].flatMap(({ spot, to }) => (spot && to === 'payer' ? [spot.payerId] : []));
  const people = await findReceivers(trx, [playerId, ...payers]);
  const player = people.find(({ id }) => id === playerId);
  if (!player) return;
  const told = games.flatMap((game) => {
    const out = outs.get(game.id);
    const spot = out?.spot;
    // An organiser doesn't count on people who only wait.
    if (!out || !spot) return [];
    const payer = out.to === 'payer' && people.find(({ id }) => id === spot.payerId);
    return [
      ...(game.organiser_id === playerId
        ? []
        : [events.playerTakenOut(game.organiser_id, game, { player, by: 'rondo', reason: null })]),
      ...(payer ? [events.friendTakenOut(payer, game, { player, refundedCents: spot.paidCents })] : []),
    ];
  });
  await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, told, await timeAfterLock(trx));
}
