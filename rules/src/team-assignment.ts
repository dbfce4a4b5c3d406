import { snakeTeam } from './balance-search.ts';
import { balancedSplit } from './balanced-split.ts';
import { prior } from './score.ts';

/** A player to assign. `elo` is their score in the game's sport; null (nobody graded them) counts as the prior of 3.0. */
export interface AssignablePlayer {
  id: string;
  elo: number | null;
}

/** Teams, each strongest player first, and those left over. Everyone given is in exactly one place. */
export interface TeamAssignment<Player extends AssignablePlayer> {
  teams: Player[][];
  unassigned: Player[];
}

/** The panel's default (1-games §9). */
export const defaultTeamSize = 2;

/** The top mode fills at most this many teams (1-games §9). */
const topTeams = 2;

/**
 * Random but fair (1-games §9): by ELO into blocks of max(2, ceil(n / 4)), shuffled within each block, then dealt out
 * over the teams as a snake. The last block may be smaller.
 * @param teamSize - players a team, a whole number of at least 1
 * @param random - 0 (included) to 1, as Math.random; the same numbers give the same teams
 * @throws RangeError when teamSize is anything else
 */
export function assignRandomBalanced<Player extends AssignablePlayer>(
  players: readonly Player[],
  teamSize: number,
  random: () => number,
): TeamAssignment<Player> {
  const count = teamCount(players.length, teamSize);
  const blockSize = Math.max(2, Math.ceil(players.length / 4));
  const ranked = byElo(players);
  const shuffled: Player[] = [];
  for (let start = 0; start < ranked.length; start += blockSize)
    shuffled.push(...shuffle(ranked.slice(start, start + blockSize), random));
  return { teams: deal(shuffled, count), unassigned: [] };
}

/**
 * The best 2 x teamSize players into up to two teams as a snake; the others are left over (1-games §9). One team only
 * when everybody fits in it.
 * @throws RangeError when teamSize is not a whole number of at least 1
 */
export function assignTopPlayers<Player extends AssignablePlayer>(
  players: readonly Player[],
  teamSize: number,
): TeamAssignment<Player> {
  const count = Math.min(topTeams, teamCount(players.length, teamSize));
  const ranked = byElo(players);
  const chosen = topTeams * teamSize;
  return { teams: deal(ranked.slice(0, chosen), count), unassigned: ranked.slice(chosen) };
}

/**
 * The split with the smallest difference in ELO sums between the strongest and the weakest team (3-decisions §5): the
 * least possible for up to 12 players, very near it for more. Sums, not averages: where one team has a player more,
 * its players are weaker, so that numbers make up for skill. Strongest team first; the order of `players` doesn't matter.
 * @throws RangeError when teamSize is not a whole number of at least 1
 */
export function assignBalanced<Player extends AssignablePlayer>(
  players: readonly Player[],
  teamSize: number,
): TeamAssignment<Player> {
  const count = teamCount(players.length, teamSize);
  const ranked = byElo(players);
  const split = balancedSplit(ranked.map(scoreOf), count);
  const teams = Array.from({ length: count }, (_, team) => ranked.filter((_player, index) => split[index] === team));
  return { teams: teams.sort((a, b) => sumOf(b) - sumOf(a) || compareTeams(a, b)), unassigned: [] };
}

/** Sum of the scores of each team, in their order. */
export function eloSums(teams: readonly (readonly AssignablePlayer[])[]): number[] {
  return teams.map(sumOf);
}

/**
 * As many teams as everybody needs, so the last ones are smaller rather than somebody without a team. At least one: with
 * nobody to assign that is an empty team, so a page needs no other shape ('No players to assign to teams' is its to say).
 */
function teamCount(players: number, teamSize: number): number {
  if (!Number.isInteger(teamSize) || teamSize < 1)
    throw new RangeError('The team size is a whole number of at least 1.');
  return Math.max(1, Math.ceil(players / teamSize));
}

function scoreOf({ elo }: AssignablePlayer): number {
  return elo ?? prior.score;
}

function sumOf(team: readonly AssignablePlayer[]): number {
  return team.reduce((sum, player) => sum + scoreOf(player), 0);
}

/** Strongest first; equals by id, so that the order they came in changes nothing. */
function byElo<Player extends AssignablePlayer>(players: readonly Player[]): Player[] {
  return [...players].sort((a, b) => scoreOf(b) - scoreOf(a) || compareIds(a, b));
}

function deal<Player extends AssignablePlayer>(players: readonly Player[], count: number): Player[][] {
  const teams = Array.from({ length: count }, (): Player[] => []);
  for (const [index, player] of players.entries()) teams[snakeTeam(index, count)]?.push(player);
  return teams.map(byElo);
}

/** Fisher and Yates. */
function shuffle<Item>(items: Item[], random: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

function compareTeams(a: readonly AssignablePlayer[], b: readonly AssignablePlayer[]): number {
  return a.length - b.length || (a[0] && b[0] ? compareIds(a[0], b[0]) : 0);
}

function compareIds(a: AssignablePlayer, b: AssignablePlayer): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
