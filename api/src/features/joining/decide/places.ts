import { isNameTaken, placeName } from '@rondo/rules/tournaments';
import type { GameState, Hold, TeamState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';

/** The place that is kept for who named its team. */
export function keptForCaptain({ holds }: GameState, userId: string): Hold | null {
  return holds.find((hold) => hold.userId === userId && hold.kind === 'team') ?? null;
}

/** Whether a team takes players: any before the matches of its tournament are drawn, and then one that they were drawn with and that is still there. */
export function takesPlayers({ game }: Pick<GameState, 'game'>, { isDrawn, memberCount }: TeamState): boolean {
  return game.tournament?.isDrawn !== true || (isDrawn && memberCount > 0);
}

/** Whether nobody is in a team, nor has its place kept, beside this person. */
export function isFree({ holds }: GameState, { id, memberCount }: TeamState, userId: string): boolean {
  return memberCount === 0 && holds.every((hold) => hold.userId === userId || hold.teamId !== id);
}

/** Whether this person can't give a team this name. */
export function isNameGone(state: GameState, team: TeamState, name: string, userId: string): boolean {
  const places = state.teams.map((one) => ({ name: one.name, isTaken: !isFree(state, one, userId) }));
  return isNameTaken(name, numberOf(state, team), places);
}

/**
 * Somebody takes a spot in a team. In a place that was empty they find the name that they gave it, if no other team has it by now, and never that of
 * somebody whose time to pay ran out.
 */
export function takePlace(state: GameState, team: TeamState, userId: string, writes: Writes): void {
  const { game } = state;
  if (team.memberCount === 0 && team.captainId !== null && game.tournament && !game.tournament.isDrawn) {
    const isTheirs = team.captainId === userId;
    if (!isTheirs || isNameGone(state, team, team.name, userId)) emptyPlace(state, team, writes);
    if (isTheirs) writes.places.set(team.id, { captainId: userId });
  }
  team.memberCount += 1;
}

/** Somebody's spot in a team ends. A team of a tournament that nobody is in any more leaves its place, as long as no matches are drawn. */
export function leavePlace(state: GameState, team: TeamState, writes: Writes): void {
  const { tournament } = state.game;
  team.memberCount -= 1;
  if (team.memberCount === 0 && tournament && !tournament.isDrawn) emptyPlace(state, team, writes);
}

function emptyPlace(state: GameState, team: TeamState, writes: Writes): void {
  team.name = placeName(numberOf(state, team));
  team.captainId = null;
  writes.places.set(team.id, null);
}

/** Of a team's place, from 1. */
const numberOf = ({ teams }: GameState, team: TeamState): number => teams.indexOf(team) + 1;
