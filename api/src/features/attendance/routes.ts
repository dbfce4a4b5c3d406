import * as contract from '@rondo/contract';
import { maySeeReliability } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { idOf } from '../games/access/game-id.ts';
import { answerNoShow, appealNoShow } from './answer-no-show.ts';
import { findAttended, findCheckedGame, findReliability, findSpots } from './attendance-queries.ts';
import { confirmNoShows } from './confirm-no-shows.ts';
import { decideNoShow } from './decide-no-show.ts';
import { markSpots } from './mark-spots.ts';
import { findEscalated } from './no-show-queries.ts';
import { presentCheckIn, presentListed, presentOwn } from './present.ts';
import { readTicket } from './read-ticket.ts';
import { requireCheckIn } from './require-check-in.ts';

/** Check-in at a game, no-shows and appeals (product.md#on-the-day). */
export function attendanceRoutes(context: Context): void {
  const { db, clock, config } = context;

  const showCheckIn = async (viewer: Viewer, gameId: string) => {
    const now = clock.now();
    const [game, spots] = await Promise.all([requireCheckIn(db, viewer, gameId), findSpots(db, gameId)]);
    const players = spots.map(({ user_id: userId }) => userId);
    const sees = maySeeReliability(viewer, { organiserId: game.organiser_id });
    const reliability = sees ? await findReliability(db, players, now) : null;
    const checkIn = presentCheckIn(game, spots, { secret: config.secretKey, reliability, now });
    return { status: 'success' as const, data: { checkIn } };
  };

  const showOwn = async ({ id }: Viewer) => {
    const now = clock.now();
    return { status: 'success' as const, data: presentOwn(await findAttended(db, [id], now), now) };
  };

  serve(context, contract.getCheckIn, async ({ params, viewer }) => showCheckIn(viewer, idOf(params)));

  serve(context, contract.markSpots, async (request) => {
    const { params, body, viewer } = request;
    await markSpots(context, request, idOf(params), body.marks);
    return showCheckIn(viewer, params.id);
  });

  serve(context, contract.readTicket, async ({ params, body, viewer }) => {
    const game = await requireCheckIn(db, viewer, idOf(params));
    return { status: 'success', data: { spot: await readTicket(db, config.secretKey, game.id, body.ticket) } };
  });

  serve(context, contract.confirmNoShows, async (request) => {
    const { params, body, viewer } = request;
    await confirmNoShows(context, request, { gameId: idOf(params), spots: body.spots });
    return showCheckIn(viewer, params.id);
  });

  serve(context, contract.answerNoShow, async (request) => {
    const { params, body: answer, viewer } = request;
    return showCheckIn(viewer, await answerNoShow(context, request, { id: params.id, answer }));
  });

  serve(context, contract.listReliability, async ({ params, viewer }) => {
    const game = await findCheckedGame(db, idOf(params));
    if (!game) throw new Refused('game_not_found');
    if (!maySeeReliability(viewer, { organiserId: game.organiser_id })) throw new Refused('not_allowed');
    const spots = await findSpots(db, game.id);
    const players = spots.flatMap(({ role, user_id: userId }) => (role === 'guest' ? [] : userId));
    const reliability = [...(await findReliability(db, players, clock.now()))];
    return {
      status: 'success',
      data: { players: reliability.map(([id, told]) => ({ _id: id, reliability: told })) },
    };
  });

  serve(context, contract.getAttendance, async ({ viewer }) => showOwn(viewer));

  serve(context, contract.appealNoShow, async ({ params: { id }, body: { sentence }, viewer, idempotencyKey }) => {
    await appealNoShow(context, viewer, { id, sentence }, idempotencyKey);
    return showOwn(viewer);
  });

  serve(context, contract.listNoShows, async () => ({
    status: 'success',
    data: { noShows: (await findEscalated(db)).map(presentListed) },
  }));

  serve(context, contract.decideNoShow, async (request) => {
    const { id } = request.params;
    await decideNoShow(context, request, id, request.body);
    const [row] = await findEscalated(db, id);
    if (!row) throw new Refused('no_show_not_found');
    return { status: 'success', data: { noShow: presentListed(row) } };
  });
}
