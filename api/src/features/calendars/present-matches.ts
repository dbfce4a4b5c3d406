import { phrasesIn } from '@rondo/phrases';
import { type CalendarEntry, calendarSequence, calendarStanding, type Language, placeLine } from '@rondo/rules';
import type { CalendarGameRow } from '../../platform/time/calendar-entries.ts';
import type { TournamentRow } from '../tournaments/find-tournament.ts';
import { ownMatches } from '../tournaments/own-matches.ts';

/** The matches of somebody's team in a tournament as entries of their calendar, each with its court and who plays (product.md#calendars). */
export function presentMatches(
  game: CalendarGameRow,
  tournament: TournamentRow,
  { userId, language, now, origin }: { userId: string; language: Language; now: Date; origin: string },
): CalendarEntry[] {
  const words = phrasesIn[language].calendars.feed;
  const { status, latitude, longitude } = game;
  const url = `${origin}/tournaments/${game.id}`;
  const createdAt = new Date(game.created_at);
  const changedAt = tournament.changed_at === null ? null : new Date(tournament.changed_at);
  const revision = {
    ...calendarStanding('joined', status),
    sequence: calendarSequence({ createdAt, changedAt, status }),
    changedAt: changedAt ?? createdAt,
    latitude,
    longitude,
  };
  const place = placeLine({ name: game.place_description, address: game.address });
  return ownMatches(tournament, userId, now).map(({ id, startsAt, endsAt, court, own, other }) => ({
    uid: `${id}.${game.id}@${new URL(origin).host}`,
    title: `${status === 'cancelled' ? words.marks.cancelled : ''}${own} – ${other ?? words.nobodyYet}`,
    description: `${game.name}\n${url}`,
    place: [court, place].filter(Boolean).join(', '),
    url,
    startsAt,
    endsAt,
    revision,
  }));
}
