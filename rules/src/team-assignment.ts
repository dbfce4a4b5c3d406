import { snakeTeam } from './balance-search.ts';
import { balancedSplit } from './balanced-split.ts';
import { type Sport, sportTable } from './sports.ts';
import { prior } from './score.ts';

/** A player to assign. `elo` is their score in the game's sport; null (never graded) counts as 3.0. */
export interface AssignablePlayer {
  id: string;
  elo: number | null;
}

/** The teams, each with its strongest player first, and those left over. Every player given is in exactly one of them. */
export interface TeamAssignment<Player extends AssignablePlayer> {
  teams: Player[][];
  unassigned: Player[];
}

/** The panel's default (product.md#team-assignment) for a sport without a team size of its own. */
const defaultTeamSize = 2;

/**
 * The team size that the panel proposes: the sport's own, so that twelve volleyball players make two teams of six. There are at least two teams;
 * players left over after whole teams are substitutes in them, rather than a team that is too small (decisions/0032-teams.md).
 */
export function proposedTeamSize(sport: Sport, players: number): number {
  const own = sportTable[sport].teamSize;
  if (own === undefined) return defaultTeamSize;
  if (players < 2) return own;
  return Math.ceil(players / Math.max(2, Math.floor(players / own)));
}

/** The top mode fills at most this many teams (product.md#team-assignment). */
const topTeams = 2;

/**
 * Random but fair (product.md#team-assignment): players sorted by ELO go into blocks of max(2, ceil(n / 4)), are shuffled within each block, and are
 * dealt out over the teams as a snake. The last block may be smaller.
 * @param teamSize - players in a team, a whole number of at least 1
 * @param random - 0 (included) to 1, like Math.random; the same numbers give the same teams
 * @throws RangeError for any other teamSize
 */
export function assignRandomBalanced<Player extends AssignablePlayer>(
  players: readonly Player[],
  teamSize: number,
  random: () => number,
): TeamAssignment<Player> {
  const count = teamCount(players.length, teamSize);
  const shuffled = blocksOf(players).flatMap((block) => shuffle(block, random));
  return { teams: deal(shuffled, count), unassigned: [] };
}

/** The players in blocks of similar strength, the strongest first. */
export function blocksOf<Player extends AssignablePlayer>(players: readonly Player[]): Player[][] {
  const size = Math.max(2, Math.ceil(players.length / 4));
  const ranked = byElo(players);
  return Array.from({ length: Math.ceil(ranked.length / size) }, (_, block) =>
    ranked.slice(block * size, (block + 1) * size),
  );
}

/**
 * Deals the best 2 x teamSize players into up to two teams as a snake; the others are left over (product.md#team-assignment). There is
 * one team only when everybody fits in it.
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
 * The split with the smallest difference in ELO sums between the strongest and the weakest team (product.md#team-assignment): optimal for
 * up to 12 players, very close to it for more. It compares sums rather than averages, so that a team with one player more gets weaker
 * players to make up for it. Strongest team first; the order of `players` doesn't matter.
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

/** The sum of scores of each team, in the order of the teams. */
export function eloSums(teams: readonly (readonly AssignablePlayer[])[]): number[] {
  return teams.map(sumOf);
}

/** The difference in sum between the strongest and the weakest team with players; null if fewer than two teams have players. */
export function balanceOf(teams: readonly (readonly AssignablePlayer[])[]): number | null {
  const sums = eloSums(teams.filter(({ length }) => length > 0));
  return sums.length < 2 ? null : Math.max(...sums) - Math.min(...sums);
}

/**
 * As many teams as it takes to place everybody, so that the last ones are smaller and nobody is without a team. With nobody to assign it
 * is one empty team, so that a page needs no separate case ('No players to assign to teams' is for the page to say).
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

/** Strongest first, equal ones by id, so that the given order changes nothing. */
function byElo<Player extends AssignablePlayer>(players: readonly Player[]): Player[] {
  return [...players].sort((a, b) => scoreOf(b) - scoreOf(a) || compareIds(a, b));
}

function deal<Player extends AssignablePlayer>(players: readonly Player[], count: number): Player[][] {
  const teams = Array.from({ length: count }, (): Player[] => []);
  for (const [index, player] of players.entries()) teams[snakeTeam(index, count)]?.push(player);
  return teams.map(byElo);
}

/** The Fisher-Yates shuffle. */
export function shuffle<Item>(items: Item[], random: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

function compareTeams(a: readonly AssignablePlayer[], b: readonly AssignablePlayer[]): number {
  return a.length - b.length || (a[0] && b[0] ? compareIds(a[0], b[0]) : 0);
}

export function compareIds(a: AssignablePlayer, b: AssignablePlayer): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
