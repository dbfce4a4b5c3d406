/** What whoever makes a tournament chooses (product.md#tournaments). */

/**
 * Who enters, and pays what: a captain for the whole team; each player of a team that a captain named; or each player alone, to be put in a team.
 * A spot of the game is a team in the first case, and a player in the others (decisions/0148-a-tournament-is-a-game.md).
 */
export const tournamentEntries = ['team', 'share', 'single'] as const;
export type TournamentEntry = (typeof tournamentEntries)[number];

export const tournamentFormats = [
  'roundRobin',
  'groups',
  'knockOut',
  'doubleElimination',
  'swiss',
  'toTheEnd',
] as const;
export type TournamentFormat = (typeof tournamentFormats)[number];

/** Which places are played for after a knock-out: none but the first, the third too, or all. */
export const playOffs = ['none', 'third', 'all'] as const;

/** What a match is part of. */
export const matchStages = ['group', 'knock-out', 'losers', 'swiss', 'ladder'] as const;

/** What teams that don't play do at a match. */
export const tournamentRoles = ['referee', 'table'] as const;
export type TournamentRole = (typeof tournamentRoles)[number];

export const tournamentForm = {
  teamsMin: 3,
  teamsMax: 64,
  teamSizeMax: 20,
  courtsMax: 16,
  courtNameMax: 30,
  groupsMax: 16,
  /** How many teams a group has at least. */
  groupTeamsMin: 3,
  legsMax: 4,
  roundsMax: 16,
  /** More than fit into the longest game on all courts. */
  matchesMax: 2500,
  matchMinutesMin: 5,
  matchMinutesMax: 180,
  changeMinutesMax: 60,
  restMinutesMax: 180,
  setsToWinMax: 3,
  setPointsMax: 30,
  /** For how long a team's place is kept for who named it, in minutes. */
  claimMinutes: 30,
  /** How many tournaments are on a page of their list. */
  listed: 16,
  /** For how long after its game's end a tournament that runs late is led on, in hours. */
  overtimeHours: 12,
} as const;

/** The name of a place for a team as long as nobody named it. @param number - its own among the places, from 1 */
export const placeName = (number: number): string => `Team ${number}`;
