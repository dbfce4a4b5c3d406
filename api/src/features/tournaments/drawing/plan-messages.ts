import type { Transaction } from '../../../platform/db.ts';
import type { DomainEvent, EventName } from '../../../platform/events/event-names.ts';
import { type Message, ofGame } from '../../notifications/messages.ts';
import { type EventFacts, idsIn, isOn } from '../../notifications/tell-people.ts';
import { findTournament, type TournamentRow } from '../find-tournament.ts';
import { startOf } from '../present-tournament.ts';
import { readDay } from '../read-day.ts';

export const toldPlans = ['tournament.planned'] as const satisfies readonly EventName[];

type Told = DomainEvent<(typeof toldPlans)[number]>;

interface Tournaments {
  tournaments: ReadonlyMap<string, TournamentRow>;
}

/** Tells everybody in these teams when they play next, and where. */
export function planMessages(
  { data: { gameId, isFirst, teamIds } }: Told,
  { games, tournaments }: EventFacts & Tournaments,
): Message[] {
  const [game, row] = [games.get(gameId), tournaments.get(gameId)];
  if (!game || !row || !isOn(game)) return [];
  const next = nextMatches(row);
  return row.teams
    .filter(({ id }) => teamIds.includes(id))
    .flatMap(({ id, players }) => {
      const params = { ...next.get(id), ...(isFirst && { first: 1 }) };
      return players.map((player) => ofGame(player._id, 'tournamentPlan', game, { params }));
    });
}

export async function findTournaments(trx: Transaction, happened: readonly Told[]): Promise<Tournaments> {
  const ids = [...new Set(idsIn(happened, ['gameId']))];
  const rows = await Promise.all(ids.map((id) => findTournament(trx, id, null)));
  return { tournaments: new Map(rows.flatMap((row) => (row ? [[row.id, row]] : []))) };
}

/** When and where each team plays next, by its id; ISO text. */
function nextMatches(row: TournamentRow): Map<string, { begins: string; court: string }> {
  const { standing } = readDay(row);
  const next = new Map<string, { begins: string; court: string }>();
  const planned = row.matches
    .flatMap(({ id, court, startMinute }) =>
      court === null || startMinute === null ? [] : [{ id, court, startMinute }],
    )
    .filter(({ id }) => !standing.results.has(id) && !standing.notNeeded.has(id))
    .toSorted((a, b) => a.startMinute - b.startMinute);
  for (const { id, court, startMinute } of planned)
    for (const team of standing.teams.get(id) ?? [])
      if (team !== null && !next.has(team)) next.set(team, { begins: startOf(startMinute, row).toISOString(), court });
  return next;
}
