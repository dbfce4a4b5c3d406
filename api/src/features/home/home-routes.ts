import { getHome, type OwnHome } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { type Context, serve } from '../../platform/serve.ts';
import { findFaces } from '../people/find-faces.ts';
import { findHome } from './find-home.ts';
import type { Hosting } from './find-hosting.ts';
import type { InvitationRow, WaitsRow } from './home-queries.ts';
import { presentCard } from '../games/present.ts';
import type { GameCardRow } from '../games/rows/card-row.ts';
import { showLatestRecap } from '../recap/show-latest-recap.ts';

/** The home of the user who is logged in (pages.md#home). */
export function homeRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, getHome, async ({ viewer }) => {
    const now = clock.now();
    const [home, recap] = await Promise.all([findHome(db, viewer, now), showLatestRecap(db, viewer, now)]);
    const { next, hosted, waits, invitations, ofCommunities, forYou } = home;
    const [faces] = next ? await findFaces(db, [next.row.id], viewer) : [];
    return {
      status: 'success',
      data: {
        next: next && {
          ...presentCard(next.row),
          faces: faces?.faces ?? [],
          playedWith: faces?.playedWith ?? 0,
          following: next.following,
          weather: next.weather,
        },
        hosting: presentHosting(hosted),
        waits: presentWaits(waits, invitations),
        forYou: {
          basis: forYou.basis,
          asks: forYou.asks,
          games: forYou.games.map(({ row, because }) => ({ game: presentCard(row), because })),
          city: forYou.city || null,
        },
        ofCommunities: ofCommunities.map((row) => ({ community: row.short_code, game: presentCard(row) })),
        recap,
      },
    };
  });
}

/** What a person runs; null if they run nothing and Rondo owes them nothing. */
function presentHosting({ games, week, total, owedCents, hasAccount }: Hosting): OwnHome['hosting'] {
  if (total === 0 && owedCents === 0) return null;
  return {
    games: games.map(({ row, need: needs, waiting, told, rights, isOwn }) => ({
      ...presentCard(row),
      needs,
      waiting,
      told,
      mayCancel: isOwn,
      mayEdit: rights.includes('edit'),
      mayCheckIn: rights.includes('checkIn'),
    })),
    week: week.map(presentInWeek),
    total,
    owed: centsToEuros(owedCents),
    hasAccount,
  };
}

/** As much of a game as a day of the week shows. */
function presentInWeek(row: GameCardRow) {
  const card = presentCard(row);
  return {
    _id: card._id,
    name: card.name,
    game_date: card.game_date,
    status: card.status,
    players: card.players,
    placeholder_player_number: card.placeholder_player_number,
    joined_players_number: card.joined_players_number,
    unproved_players_number: card.unproved_players_number,
    minimum_players_threshold: card.minimum_players_threshold,
  };
}

/** The things that wait for a user, with the games they were invited to. */
function presentWaits(waits: WaitsRow, invitations: readonly InvitationRow[]): OwnHome['waits'] {
  return {
    offers: waits.offers.map(({ id, name, until }) => ({ _id: id, name, offeredUntil: until })),
    handOvers: waits.hand_overs.map(({ id, name, startsAt, from }) => ({ _id: id, name, game_date: startsAt, from })),
    requests: waits.requests.map(({ name, shortCode, count }) => ({ name, shortCode, count })),
    invitations: invitations.map(({ sender: { id, name, photo }, ...game }) => ({
      game: presentCard(game),
      from: { _id: id, name, photo },
    })),
  };
}
