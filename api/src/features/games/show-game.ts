import { mayLead } from '@rondo/rules';
import { onConnection } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { ticketOf } from '../../platform/sessions/tickets.ts';
import { walletsSetUp } from '../../platform/settings/phone-ticket-settings.ts';
import { readWeather } from '../../platform/weather/forecast-row.ts';
import { idOf } from './access/game-id.ts';
import { privateKey } from './access/game-keys.ts';
import { requireGameAccess } from './access/require-game-access.ts';
import { findStandings } from './access/standing-queries.ts';
import { findRegistrants } from './people-queries.ts';
import { presentDetails } from './present.ts';
import { presentViewer } from './present-viewer.ts';
import { findGame, findPlayers } from './queries.ts';
import { findViewer } from './viewer-queries.ts';

/**
 * A game as the viewer may see it.
 * @param archived null for either
 * @throws Refused `game_not_found` or `members_only`
 */
export async function showGame(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  id: string,
  viewer: Viewer | null,
  { archived = null, linkKey }: { archived?: boolean | null; linkKey?: string } = {},
) {
  const now = clock.now();
  const gameId = idOf({ id });
  const [found, standing, game, players] = await onConnection(db, (connection) =>
    Promise.all([
      viewer ? findViewer(connection, gameId, viewer.id, now) : null,
      viewer ? null : findStandings(connection, [gameId], null).then(([row]) => row),
      findGame(connection, gameId, now),
      findPlayers(connection, gameId, now),
    ]),
  );
  requireGameAccess(config.secretKey, found ?? standing ?? undefined, { viewer, secretKey: linkKey, now });
  if (!game || (archived !== null && game.archived !== archived)) throw new Refused('game_not_found');
  const rights = found?.rights ?? [];
  const known = viewer && found ? { ...viewer, rights, known: found } : null;
  const isTold = game.tournament_external && mayLead(viewer, { organiserId: game.organiser.id, rights }, 'players');
  const registrants = isTold ? await findRegistrants(db, game.id) : [];
  const secretKey = privateKey(config.secretKey, game);
  const spotId = known?.known.registration_id;
  const ticket = spotId ? ticketOf(config.secretKey, spotId) : null;
  const weather = readWeather(game, now);
  const phoneWallets = walletsSetUp(config.phoneTickets);
  const shown = known && presentViewer(game, players, { viewer: known, now, secretKey, ticket, phoneWallets });
  const match = presentDetails(game, players, { viewer: known, shown, registrants, weather });
  return { status: 'success' as const, data: { match } };
}
