import * as contract from '@rondo/contract';
import { type Sight, sightOf } from '@rondo/rules';
import { serverSentEvent } from '../../platform/live/event-streams.ts';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { seldom } from '../../platform/load/seldom.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveCached, serveCachedByAudience, serveStream } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { checkPasscode } from './access/check-passcode.ts';
import { idOf } from './access/game-id.ts';
import { findAudience } from './finding/find-audience.ts';
import { passcodeKey } from './access/game-keys.ts';
import { liveGames } from './live-games.ts';
import { requireGameAccess, hasGameAccess } from './access/require-game-access.ts';
import { findJoined, findOwnOfMonth, findWaiting } from './own/own-games-queries.ts';
import { presentCard, presentCards, presentJoined, presentLive, presentOwnDay, presentWaiting } from './present.ts';
import {
  countArchivedConfirmed,
  findFeatured,
  findGame,
  findLatest,
  findPasscode,
  findPlayers,
  findAlternatives,
} from './queries.ts';
import { searchGames } from './finding/search.ts';
import { showGame } from './show-game.ts';
import { findRights, findStandings } from './access/standing-queries.ts';

/** Reading games, and following their changes. */
export function gameRoutes(context: Context): void {
  const { db, standbys, config, clock } = context;
  const ofViewer = (viewer: Viewer) => findAudience(db, viewer.id);

  serveCachedByAudience(context, contract.listGames, ofViewer, async ({ query, audience }) => {
    const { rows, totalCount, more } = await standbys.read(null, (db) => searchGames(db, query, audience, clock.now()));
    return {
      status: 'success',
      data: { matches: presentCards(rows, presentCard), ...paginationOf(totalCount, query.limit), more },
    };
  });

  serveCachedByAudience(context, contract.latestGames, ofViewer, async ({ query, audience }) => {
    const sequence = [...(query.priority ? [query.priority] : []), ...(query.prioritySequence ?? [])];
    const wanted = { limit: query.limit, sequence, audience };
    const rows = await standbys.read(null, (db) => findLatest(db, wanted, clock.now()));
    return { status: 'success', data: { matches: presentCards(rows, presentCard) } };
  });

  serveCachedByAudience(context, contract.featuredGames, ofViewer, async ({ query, audience }) => {
    const { limit, prioritySequence: sequence = [] } = query;
    const rows = await standbys.read(null, (db) => findFeatured(db, { limit, sequence, audience }, clock.now()));
    return { status: 'success', data: { matches: presentCards(rows, presentCard) } };
  });

  serve(context, contract.myJoinedGames, async ({ query, viewer }) => {
    const { rows, totalCount } = await findJoined(db, viewer.id, query, clock.now());
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', matches: presentCards(rows, presentJoined), pagination };
  });

  serve(context, contract.myWaitingGames, async ({ query, viewer }) => {
    const { rows, totalCount } = await findWaiting(db, viewer.id, query, clock.now());
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', matches: presentCards(rows, presentWaiting), pagination };
  });

  serve(context, contract.myGamesOfMonth, async ({ query, viewer }) => {
    const rows = await findOwnOfMonth(db, viewer.id, query.month, clock.now());
    return { status: 'success', matches: presentCards(rows, presentOwnDay) };
  });

  serve(context, contract.getGame, async ({ params, query, viewer }) =>
    standbys.read(viewer, (db) =>
      showGame({ ...context, db }, params.id, viewer, { archived: false, linkKey: query.secret_key }),
    ),
  );
  serve(context, contract.getArchivedGame, async ({ params, query, viewer }) =>
    standbys.read(viewer, (db) =>
      showGame({ ...context, db }, params.id, viewer, { archived: true, linkKey: query.secret_key }),
    ),
  );

  serve(context, contract.moveAlternatives, async ({ params, viewer }) => {
    const now = clock.now();
    const [audience, [standing]] = await Promise.all([ofViewer(viewer), findStandings(db, [idOf(params)], viewer.id)]);
    // The organiser's other games would reveal who organises this one.
    requireGameAccess(config.secretKey, standing, { viewer, secretKey: undefined, now });
    const rows = await findAlternatives(db, { gameId: params.id, userId: viewer.id, audience }, now);
    return { status: 'success', data: { matches: presentCards(rows, presentCard) } };
  });

  const countPlayed = seldom(() => standbys.read(null, countArchivedConfirmed));
  serveCached(context, contract.archivedGamesCount, async () => ({
    status: 'success',
    count: await countPlayed(),
  }));

  const readLive = async (id: string) => {
    const [game, players] = await Promise.all([findGame(db, id, clock.now()), findPlayers(db, id, clock.now())]);
    if (!game) return null;
    const event = (sight: Sight) => serverSentEvent('match', presentLive(game, players, sight));
    const frames = { visitors: event('visitors'), players: event('players'), organisers: event('organisers') };
    return { frames, organiserId: game.organiser.id, coOrganisers: await findRights(db, id) };
  };
  const live = liveGames(context, readLive, (error) => context.app.log.error(error, 'live games'));
  serveStream(context, contract.watchGames, async ({ query: { matches, secret_key: secretKey }, viewer }) => {
    const seeing = { viewer, secretKey, now: clock.now() };
    const standings = await findStandings(db, matches, viewer?.id ?? null);
    const seen = standings.filter((row) => hasGameAccess(config.secretKey, row, seeing));
    return (stream) => {
      // A game's leaders may change while its page is open.
      const stops = seen.map(({ id }) =>
        live.watch(id, ({ frames, organiserId, coOrganisers }) => {
          const rights = coOrganisers.get(viewer?.id ?? '') ?? [];
          stream.send(frames[sightOf(viewer, { organiserId, rights })]);
        }),
      );
      return () => stops.forEach((stop) => stop());
    };
  });

  serve(context, contract.checkPasscode, async ({ params, body, viewer, http }) => {
    const [game, [standing]] = await Promise.all([
      findPasscode(db, params.id),
      findStandings(db, [params.id], viewer?.id ?? null),
    ]);
    requireGameAccess(config.secretKey, standing, { viewer, secretKey: undefined, now: clock.now() });
    if (!game) throw new Refused('game_not_found');
    await checkPasscode(db, game, { typed: body.passcode, viewer, ip: http.request.ip });
    return {
      status: 'success',
      message: 'Right password!',
      secret_key: passcodeKey(config.secretKey, game, clock.now()),
    };
  });
}
