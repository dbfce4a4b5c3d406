import { bestFitting, day, type Habits, habitsOf, ownHome, pageSizes, preferSaid, weeksInARow } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { findAudience } from './find-audience.ts';
import {
  countPeople,
  findGamesOfCommunities,
  findInvitations,
  findNext,
  findSaid,
  findWaits,
  findYear,
  type HomeCity,
  type PastRow,
} from './home-queries.ts';
import { findWithinReach } from './find-within-reach.ts';

/** What somebody's home shows (pages.md#home). */
export async function findHome(db: Database, viewer: Viewer, now: Date) {
  const { id: userId } = viewer;
  const since = new Date(now.getTime() - ownHome.yearDays * day);
  const dweller = { userId, audience: await findAudience(db, userId) };
  const [next, waits, invitations, ofCommunities, past, people, said] = await Promise.all([
    findNext(db, userId, now),
    findWaits(db, userId, now),
    findInvitations(db, dweller, now),
    findGamesOfCommunities(db, dweller, now),
    findYear(db, userId, since),
    countPeople(db, userId, since),
    findSaid(db, userId),
  ]);
  const city = said.place ?? cityOf(past);
  const shown = new Set([...ofCommunities, ...invitations].map(({ id }) => id));
  const within = (await findWithinReach(db, dweller, city, now)).filter(({ id }) => !shown.has(id));
  const played = habitsOf(past.map(({ sport, starts_at: startsAt }) => ({ sport, startsAt: new Date(startsAt) })));
  const habits = preferSaid(said.playing, played);
  return {
    next,
    waits,
    invitations,
    ofCommunities,
    near: { rows: choose(within, habits), city: city?.name ?? null },
    year: {
      games: past.length,
      venues: new Set(past.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size,
      people,
      weeksInARow: weeksInARow(
        past.map((game) => game.day),
        now,
      ),
    },
  };
}

/** The games that fit somebody best, the soonest first. */
function choose<Row extends { sport: PastRow['sport']; starts_at: string }>(rows: readonly Row[], habits: Habits) {
  const games = rows.map((row) => ({ row, sport: row.sport, startsAt: new Date(row.starts_at) }));
  return bestFitting(games, habits, pageSizes.nearGames)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ row }) => row);
}

/** The city somebody played in most, at the latest place they played there; null for who has not played. */
function cityOf(past: readonly PastRow[]): HomeCity | null {
  const counts = new Map<string, number>();
  for (const { city } of past) counts.set(city, (counts.get(city) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  const latest = past.find(({ city }) => city === most?.[0]);
  return latest ? { name: latest.city, latitude: latest.latitude, longitude: latest.longitude } : null;
}
