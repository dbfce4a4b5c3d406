import * as contract from '@rondo/contract';
import { maySeePlayers } from '@rondo/rules';
import { serverSentEvent } from '../../platform/event-streams.ts';
import { isId } from '../../platform/is-id.ts';
import { paginationOf } from '../../platform/pagination.ts';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveShared, serveStream } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { sameText } from '../../platform/tokens.ts';
import { passcodeKey, privateKey } from './game-keys.ts';
import { liveGames } from './live-games.ts';
import { presentCard, presentDetails, presentLive } from './present.ts';
import {
  countArchivedConfirmed,
  findFeatured,
  findGame,
  findJoined,
  findLatest,
  findPasscode,
  findPlayers,
  findViewer,
  findAlternatives,
} from './queries.ts';
import { searchGames } from './search.ts';

/** Guesses of passcodes an hour that are looked at, from one network address and for one game. */
const passcodeGuesses = 20;

/** @throws Refused `game_not_found` for what can't be the id of a game. */
export function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw new Refused('game_not_found');
  return id;
}

/**
 * A game as the viewer may see it.
 * @param archived null: whether it is or not
 * @throws Refused `game_not_found`
 */
export async function showGame(
  { db, config, clock }: Context,
  id: string,
  viewer: Viewer | null,
  archived: boolean | null = null,
) {
  const now = clock.now();
  const [game, players] = await Promise.all([findGame(db, idOf({ id }), now), findPlayers(db, id, now)]);
  if (!game || (archived !== null && game.archived !== archived)) throw new Refused('game_not_found');
  const known = viewer && { ...viewer, known: await findViewer(db, game, viewer.id) };
  const secretKey = privateKey(config.secretKey, { id: game.id, keyVersion: game.key_version });
  const match = presentDetails(game, players, { viewer: known, now, secretKey });
  return { status: 'success' as const, data: { match } };
}

/** Games as everybody reads them, and as they change meanwhile. */
export function gameRoutes(context: Context): void {
  const { db, config, clock } = context;

  serveShared(context, contract.listGames, async ({ query }) => {
    const { rows, totalCount } = await searchGames(db, query, clock.now());
    return { status: 'success', data: { matches: rows.map(presentCard), ...paginationOf(totalCount, query.limit) } };
  });

  serveShared(context, contract.latestGames, async ({ query }) => {
    const sequence = [...(query.priority ? [query.priority] : []), ...(query.prioritySequence ?? [])];
    const rows = await findLatest(db, query.limit, sequence, clock.now());
    return { status: 'success', data: { matches: rows.map(presentCard) } };
  });

  serveShared(context, contract.featuredGames, async ({ query }) => {
    const rows = await findFeatured(db, query.limit, query.prioritySequence ?? [], clock.now());
    return { status: 'success', data: { matches: rows.map(presentCard) } };
  });

  serve(context, contract.myJoinedGames, async ({ query, viewer }) => {
    const { rows, totalCount } = await findJoined(db, viewer.id, query, clock.now());
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', matches: rows.map(presentCard), pagination };
  });

  serve(context, contract.getGame, async ({ params, viewer }) => showGame(context, params.id, viewer, false));
  serve(context, contract.getArchivedGame, async ({ params, viewer }) => showGame(context, params.id, viewer, true));

  serve(context, contract.moveAlternatives, async ({ params, viewer }) => {
    const rows = await findAlternatives(db, idOf(params), viewer.id, clock.now());
    return { status: 'success', data: { matches: rows.map(presentCard) } };
  });

  serveShared(context, contract.archivedGamesCount, async () => ({
    status: 'success',
    count: await countArchivedConfirmed(db),
  }));

  const readLive = async (id: string) => {
    const [game, players] = await Promise.all([findGame(db, id, clock.now()), findPlayers(db, id, clock.now())]);
    if (!game) return null;
    const event = (seesPlayers: boolean) => serverSentEvent('match', presentLive(game, players, seesPlayers));
    return { players: event(true), visitors: event(false) };
  };
  const live = liveGames(context, readLive, (error) => context.app.log.error(error, 'live games'));
  serveStream(context, contract.watchGames, ({ query, viewer }, stream) => {
    const frame = maySeePlayers(viewer) ? 'players' : 'visitors';
    const stops = query.matches.map((id) => live.watch(id, ({ frames }) => stream.send(frames[frame])));
    return () => stops.forEach((stop) => stop());
  });

  serve(context, contract.checkPasscode, async ({ params, body, http }) => {
    const game = await findPasscode(db, params.id);
    if (!game) throw new Refused('game_not_found');
    await limitAttempts(db, `passcode:${params.id}:${http.request.ip}`, passcodeGuesses, 60);
    if (game.passcode !== null && !sameText(game.passcode, body.passcode)) throw new Refused('wrong_passcode');
    return {
      status: 'success',
      message: 'Right password!',
      secret_key: passcodeKey(config.secretKey, game, clock.now()),
    };
  });
}
