/**
 * Every bound, page size and vocabulary of the specification, once. Money in cents, time in the unit of the name.
 * Sources: 1-games.md §5 and §9, 2-accounts.md §5 and §9, 3-decisions.md §1 to §6.
 */

export const sports = ['Football', 'Futsal', 'Volleyball', 'Basketball', 'Martial arts', 'Health & fitness'] as const;
export type Sport = (typeof sports)[number];

/** Sports whose games open for rating once archived and confirmed (1-games §9). */
export const ratedSports = ['Volleyball', 'Basketball', 'Football'] as const satisfies readonly Sport[];
export type RatedSport = (typeof ratedSports)[number];

/** Sports in which games can ask an entrance fee (1-games §9). */
export const payingSports = ['Football', 'Volleyball', 'Basketball', 'Futsal'] as const satisfies readonly Sport[];

export const levels = ['All levels', 'Beginner', 'Intermediate', 'Advanced'] as const;
export type Level = (typeof levels)[number];

export const surfaces = ['Indoors', 'Grass', 'Artificial grass', 'Concrete', 'Sand'] as const;
export type Surface = (typeof surfaces)[number];

export const gameStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export const roles = ['guest', 'player', 'organiser', 'admin'] as const;
export type Role = (typeof roles)[number];

export const paymentMethods = ['ideal', 'revolut', 'card', 'applepay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Game form (1-games §5). Lengths in characters, prices in whole cents, durations in hours. */
export const gameForm = {
  nameMax: 50,
  descriptionMax: 100,
  contactDetailsMax: 500,
  organisationalDetailsMax: 500,
  /** Of all named fields together, as one text. */
  fieldIdentifierMax: 100,
  passcodeMax: 20,
  placeholdersMax: 99,
  signupOpensDaysMax: 365,
  linkMax: 300,
  organisationMax: 80,
  cancelNoteMax: 300,
  teamsMin: 2,
  teamsMax: 32,
  teamNameMax: 50,
  teamSizeMax: 99,
  earlyBirdsMax: 5,
  /** Games of one weekly series. */
  seriesMax: 26,
  playersMax: 99,
  minimumPlayersMin: 2,
  minimumPlayersMax: 99,
  minimumPlayersDefault: 2,
  priceMaxCents: 99_00,
  priceDefaultCents: 2_00,
  durationMaxHours: 10,
  daysAheadMax: 365,
  pictureMaxBytes: 10 * 1024 * 1024,
} as const;

/** Accounts (2-accounts §5; the maximum of 128 is the same for signup and login, reliability.md). */
export const accountForm = {
  nameMax: 50,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Passkeys: how many a person may have, and how long a name is. */
export const passkeys = { most: 20, nameMax: 50 } as const;

/** A session at most this old needs no password again for what opens the account further. */
export const freshSessionMinutes = 10;

/** Wallet (2-accounts §9, 3-decisions §1). */
export const topUp = {
  minCents: 1_00,
  maxCents: 10_000_00,
  presetCents: 3_00,
  bundlesCents: [5_00, 10_00, 15_00],
} as const;

/** An external event, paid through the payment link (3-decisions §3): the price, and that for the organisation's members. */
export const externalEvent = { priceCents: 6_50, memberPriceCents: 4_50 } as const;

/** Friends one payment brings along at most. */
export const friendsAtOnce = 9;

/** A change of time or place gives everyone who paid this many hours for a full refund (3-decisions §3). */
export const changeRefundHours = 24;

/** Hours before the start at which things close (3-decisions §3 and §4). */
export const deadlines = {
  paidCutoffHours: 12,
  freeCutoffHours: 2,
  /** Early bird prices hold while more than this remains (1-games §4). */
  earlyBirdHours: 12,
  countdownVisibleHours: 48,
  ringScaleDays: 7,
} as const;

/** How long a spot is held, in minutes (3-decisions §3). */
export const holdMinutes = { checkout: 15, waitingListOffer: 30 } as const;

/**
 * In the last hours before joining closes an open spot is for the first of all who wait (3-decisions §3). What became of
 * fewer people than `leastPast` at a place says nothing of it.
 */
export const waitingList = { lastHours: 2, leastPast: 20 } as const;

/** Minutes in which a guest opens the link in the mail of a free spot; `late` in the last hours before joining closes (3-decisions §3). */
export const guestProof = { minutes: 30, lateMinutes: 15 } as const;

/** Local hours in which the time of an offer stands still. */
export const quietHours = { from: 22, until: 8 } as const;

/** Rating after a game (1-games §5 and §9, 3-decisions §1): grades `min` to `max` in steps of 1 / `stepsPerGrade`. */
export const grading = { min: 1, max: 6, stepsPerGrade: 20, least: 3, most: 5 } as const;

/** Archived confirmed games after which a player carries the trusted badge (3-decisions §5). */
export const trustedGames = 3;

/** What the terms promise and ask (2-accounts §5 and §9). Ages in years. */
export const promises = {
  minimumAge: 13,
  parentalConsentBelow: 16,
  extremeRainMillimetres: 20,
  disputeBusinessDays: 10,
  dataRightsDays: 30,
  replyHours: 24,
} as const;

export const pageSizes = {
  gamesWide: 16,
  gamesNarrow: 7,
  gamesMax: 100,
  /** The last page of a list that can be asked for. */
  deepestPage: 10_000,
  featured: 4,
  latest: 6,
  backupGames: 3,
  profileGames: 6,
  tournaments: 4,
  featuredCommunities: 6,
  myCommunities: 2,
  communityGames: 5,
  leaderboard: 7,
  topPlayers: 5,
  walletList: 6,
} as const;

/** Descriptions of communities longer than this start folded (2-accounts §9). */
export const communityDescriptionFold = 150;

/** How a person stands to a community (2-accounts §4). */
export const communityMemberships = ['pending', 'approved', 'denied', 'left'] as const;

/** A place is named for a point within this many kilometres of it; beyond, the location is unknown and no game is published there. */
export const placeWithinKm = 15;

/** The map of games: cells an answer has at most, games told of one cell, and the zoom from which a cell tells them. */
export const mapLimits = { cells: 300, gamesInCell: 6, deepestZoom: 16 } as const;

/** Windows narrower than this, in CSS pixels, get the narrow page of games (1-games §7). */
export const narrowWindowPixels = 1266;

/** Windows up to this have the filters of the list in a drawer. */
export const narrowLayoutPixels = 960;

export const searchRadiiKm = [10, 25, 50, 75, 100] as const;
export const searchRadiusDefaultKm = 25;

/** Top players on the home page take turns (1-games §9). */
export const topPlayersRotation = { seconds: 6 } as const;

/** A click on a category on the home page looks this many days ahead (1-games §9). */
export const categoryDaysAhead = 90;

/** Lifetimes of one-time tokens (3-decisions §6). */
export const tokenLifetimes = { signupHours: 24, recoveryMinutes: 10, addressChangeHours: 24 } as const;

/** A profile photo: kept as a square of so many pixels; what is sent has at most this many bytes. */
export const profilePhoto = { pixels: 384, maxBytes: 10 * 1024 * 1024 } as const;

/** Who has no password shows who they are by a login that is at most this old, before they leave Rondo. */
export const leavingLoginMinutes = 5;

export const timeZone = 'Europe/Amsterdam';
