import {
  day,
  forYou,
  habitsOf,
  ownHome,
  pageSizes,
  preferSaid,
  type Reason,
  reasonsFor,
  type Taste,
} from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { readWeather } from '../../platform/weather/forecast-row.ts';
import type { GameCardRow } from '../games/rows/card-row.ts';
import { findAudience } from '../games/finding/find-audience.ts';
import {
  findGamesOfCommunities,
  findInvitations,
  findNext,
  findSaid,
  findWaits,
  findYear,
  type HomeCity,
  type PastRow,
} from './home-queries.ts';
import { findHosting } from './find-hosting.ts';
import { findWithinReach } from './find-within-reach.ts';
import { sql } from 'kysely';
import { partnersOf } from '../../platform/people/partners.ts';

/** What a player's home shows (pages.md#home). */
export async function findHome(db: Database, viewer: Viewer, now: Date) {
  const { id: userId } = viewer;
  const since = new Date(now.getTime() - ownHome.yearDays * day);
  const dweller = { userId, audience: await findAudience(db, userId) };
  const [next, hosted, waits, invitations, ofCommunities, past, said] = await Promise.all([
    findNext(db, userId, now),
    findHosting(db, userId, now),
    findWaits(db, userId, now),
    findInvitations(db, dweller, now),
    findGamesOfCommunities(db, dweller, now),
    findYear(db, userId, since),
    findSaid(db, userId),
  ]);
  const basis = basisOf(said, past);
  const city = said.place ?? (said.suggests_games ? cityOf(past) : null);
  const shown = new Set(invitations.map(({ id }) => id));
  const within = (await findWithinReach(db, dweller, city, now)).filter(({ id }) => !shown.has(id));
  const games =
    basis !== 'soonest'
      ? choose(
          within,
          tasteOf(said, past),
          await countPartners(
            db,
            within.map(({ id }) => id),
            userId,
          ),
          now,
        )
      : within.slice(0, pageSizes.gamesForYou).map((row) => ({ row, because: [] }));
  return {
    next: next && { ...next, weather: readWeather(next.row, now) },
    hosted,
    waits,
    invitations,
    ofCommunities,
    forYou: {
      basis,
      games,
      city: city?.name ?? null,
      asks: {
        city: city === null && past.length === 0,
        sports: said.suggests_games && said.playing.sports.length === 0 && past.length === 0,
      },
    },
  };
}

type Said = Awaited<ReturnType<typeof findSaid>>;

/** What games can be chosen by; by nothing for a player of whom nothing is known, or who doesn't want that (product.md#for-you). */
function basisOf({ suggests_games: suggests, playing, scores }: Said, past: readonly PastRow[]) {
  if (!suggests) return 'soonest';
  if (past.length > 0 || Object.keys(scores).length > 0) return 'played';
  return playing.sports.length + playing.hours.length > 0 ? 'said' : 'soonest';
}

/** How somebody plays, by what they say and which games they played. */
function tasteOf({ playing, scores }: Said, past: readonly PastRow[]): Taste {
  const played = habitsOf(past.map(({ sport, starts_at: startsAt }) => ({ sport, startsAt: new Date(startsAt) })));
  const prices = past.map(({ price_cents: cents }) => cents).toSorted((a, b) => a - b);
  return { habits: preferSaid(playing, played), scores, usualCents: prices[Math.floor(prices.length / 2)] ?? null };
}

/** The games that suit somebody best, the best first, each with the reason. */
function choose(
  rows: readonly GameCardRow[],
  taste: Taste,
  partners: ReadonlyMap<string, number>,
  now: Date,
): { row: GameCardRow; because: Reason[] }[] {
  const games = rows.map((row) => ({
    row,
    sport: row.sport,
    startsAt: new Date(row.starts_at),
    level: row.level,
    priceCents: row.price_cents,
    km: row.distance,
    playedWith: partners.get(row.id) ?? 0,
  }));
  return forYou(games, taste, { most: pageSizes.gamesForYou, now }).map((game) => ({
    row: game.row,
    because: reasonsFor(game, taste),
  }));
}

/** The city a player played in most, at the latest place they played there; null for users who have not played. */
function cityOf(past: readonly PastRow[]): HomeCity | null {
  const counts = new Map<string, number>();
  for (const { city } of past) counts.set(city, (counts.get(city) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  const latest = past.find(({ city }) => city === most?.[0]);
  return latest ? { name: latest.city, latitude: latest.latitude, longitude: latest.longitude } : null;
}

/** How many of each game's players have played with this user before. */
async function countPartners(db: Database, gameIds: readonly string[], userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ game_id: string; count: number }>`
    select r.game_id, count(*)::int as count
    from ${partnersOf(userId)} p join registration r on r.user_id = p.user_id
    join app_user u on u.id = r.user_id and u.role <> 'guest' and u.deleted_at is null
    where r.game_id = any(${gameIds}::uuid[]) and r.status = 'active' group by r.game_id`.execute(db);
  return new Map(rows.map(({ game_id: id, count }) => [id, count]));
}
