import type { TournamentRow } from './find-tournament.ts';
import { presentTournament } from './present-tournament.ts';

/** A match of somebody's own team that has a time. */
export interface OwnMatch {
  id: string;
  startsAt: Date;
  endsAt: Date;
  court: string | null;
  /** The names of their team and of the other; null while nobody knows who that is. */
  own: string;
  other: string | null;
}

/** The matches of a person's team, in the order of the draw; none before it, or once their team has withdrawn. */
export function ownMatches(row: TournamentRow, userId: string, now: Date): OwnMatch[] {
  const team = row.teams.find(({ players, withdrawn }) => !withdrawn && players.some(({ _id }) => _id === userId));
  if (!team) return [];
  const nameOf = new Map(row.teams.map(({ id, name }) => [id, name]));
  return presentTournament(row, null, now).matches.flatMap(({ id, sides, status, court, startsAt }): OwnMatch[] => {
    const at = sides.findIndex((side) => side.team === team.id);
    const other = sides[1 - at]?.team;
    if (at < 0 || startsAt === null || status === 'notNeeded') return [];
    const begins = new Date(startsAt);
    const endsAt = new Date(begins.getTime() + row.terms.matchMinutes * 60_000);
    return [{ id, startsAt: begins, endsAt, court, own: team.name, other: other ? (nameOf.get(other) ?? null) : null }];
  });
}
