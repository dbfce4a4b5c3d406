/**
 * What finding games needs, and so what every first screen loads: levels, deadlines, distances, the page sizes of lists (product.md#finding-games).
 */

export const levels = ['All levels', 'Beginner', 'Intermediate', 'Advanced'] as const;
export type Level = (typeof levels)[number];

/** Hours before the start at which things close (product.md#life-of-a-game). */
export const deadlines = {
  paidCutoffHours: 12,
  freeCutoffHours: 2,
  /** Early bird prices apply while more than this remains (product.md#prices). */
  earlyBirdHours: 12,
  countdownVisibleHours: 48,
  ringScaleDays: 7,
} as const;

/** The hour at which an evening begins, in local time. */
export const eveningFromHour = 18;

export const pageSizes = {
  gamesWide: 16,
  gamesNarrow: 7,
  gamesMax: 100,
  /** The last page of a list that can be requested. */
  deepestPage: 10_000,
  /** The last page of ranks that can be requested. */
  deepestRanks: 100_000_000,
  featured: 4,
  /** How many games with the words of a search are counted. */
  gamesCounted: 1000,
  latest: 6,
  backupGames: 3,
  profileGames: 6,
  tournaments: 4,
  featuredCommunities: 6,
  myCommunities: 2,
  communityGames: 5,
  openChallenges: 20,
  communities: 12,
  communitiesMax: 1000,
  communityMembers: 24,
  communityNews: 5,
  groupMessages: 5,
  communityRequests: 20,
  topPlayers: 5,
  /** The number of games that begin soon on the poster and on a player's home page: games for them, of their communities, and invitations. */
  soon: 3,
  gamesForYou: 4,
  invitations: 3,
  partners: 8,
  gamesTogether: 3,
  walletList: 6,
  walletTimeline: 12,
  console: 25,
  /** How many rows of the console's lists are counted, shown page by page, and downloaded as a file. */
  consoleMax: 10_000,
} as const;

/** The map of games: the most cells in an answer, the most games listed in a cell, and the zoom from which a cell lists them. */
export const mapLimits = { cells: 300, gamesInCell: 6, deepestZoom: 16 } as const;

export const searchRadiiKm = [10, 25, 50, 75, 100] as const;
export const searchRadiusDefaultKm = 25;

/** How long the home page shows each top player (pages.md#home). */
export const topPlayersRotation = { seconds: 6 } as const;

/** A click on a category on the home page looks this many days ahead (pages.md#home). */
export const categoryDaysAhead = 90;
