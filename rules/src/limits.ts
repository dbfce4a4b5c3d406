/**
 * Limits and vocabularies of product.md and pages.md; what finding games takes, and all page sizes, are in finding.ts. Money in cents,
 * time in the unit of the name.
 */

export const surfaces = ['Indoors', 'Grass', 'Artificial grass', 'Concrete', 'Sand'] as const;
export type Surface = (typeof surfaces)[number];

export const spotStatuses = ['active', 'left', 'refunded', 'cancelled', 'played'] as const;
export type SpotStatus = (typeof spotStatuses)[number];

export const gameStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export const roles = ['guest', 'player', 'organiser', 'admin'] as const;
export type Role = (typeof roles)[number];

export const paymentMethods = ['ideal', 'revolut', 'card', 'applepay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Game form (product.md#creating-games). Lengths in characters, prices in cents, durations in hours. */
export const gameForm = {
  nameMax: 50,
  descriptionMax: 100,
  contactDetailsMax: 500,
  organisationalDetailsMax: 500,
  /** The length of all field names joined into one text. */
  fieldIdentifierMax: 100,
  passcodeMax: 20,
  placeholdersMax: 99,
  signupOpensDaysMax: 365,
  linkMax: 300,
  organisationMax: 80,
  cancelNoteMax: 300,
  teamsMin: 2,
  teamsMax: 64,
  teamNameMax: 50,
  teamSizeMax: 99,
  earlyBirdsMax: 5,
  /** The most games in one weekly series. */
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

/** Accounts (product.md#passwords). Sign-up and login share the maximum of 128 (reliability.md#security-baseline). */
export const accountForm = {
  nameMax: 50,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Calendar feeds (product.md#calendars). */
export const calendars = {
  /** The most calendars of a person. */
  most: 10,
  /** For how long a result read from the database is served again. */
  freshMinutes: 1,
  /** How often calendars should ask. */
  refreshMinutes: 60,
  /** How many days a person's own games stay after their start, and the most games of a calendar. */
  pastDays: 90,
  ownMax: 500,
  foundMax: 100,
  searchMax: 600,
} as const;

/** Passkeys: the most for a person, and the longest name. */
export const passkeys = { most: 20, nameMax: 50 } as const;

/** A session no older than this may add a way into the account without asking for the password again. */
export const freshSessionMinutes = 10;

/** A freelancer is paid, a volunteer is not (product.md#organisers). */
export const organiserKinds = ['freelance', 'volunteer'] as const;
export type OrganiserKind = (typeof organiserKinds)[number];

/** What a freelance organiser earns for a game, and the least that a payout run pays (product.md#organisers). */
export const organiserPayTerms = {
  fromPlayers: 12,
  baseCents: 20_00,
  perPlayerCents: 2_00,
  paidAboveCents: 10_00,
  /** How long nothing is paid to a newly entered or changed account, unless an admin confirms it. */
  newAccountDays: 3,
  /** How long an entry about a payment can be undone. */
  undoHours: 24,
} as const;

/** For admins whom an admin made: how long they can't decide about money, and how long the two count as one person (product.md#administration). */
export const adminTerms = { waitDays: 7, apartDays: 30 } as const;

/** The most that one admin may give by one code in all; and the debt above which nobody confirms a bank account before its days are over. */
export const aloneTerms = { giftCents: 250_00, confirmedPayCents: 250_00 } as const;

/** Corrections of the ledger: the largest is as much as the largest top-up, so that a charged-back top-up can be settled. */
export const correctionTerms = { maxCents: 10_000_00, openDays: 7 } as const;

/** The most that one admin alone may refund and correct, together, for a person in a calendar month (product.md#goodwill). */
export const goodwillTerms = { maxCents: 25_00 } as const;

/** The most games in one bulk change (product.md#bulk-changes). */
export const bulkChangeMax = 200;

/** The length of the reason why a player is taken out of a game, in characters (product.md#taking-a-player-out). */
export const takingOut = { reasonMin: 3, reasonMax: 300 } as const;

/** Wallet (product.md#wallet). */
export const topUp = {
  minCents: 1_00,
  maxCents: 10_000_00,
  presetCents: 3_00,
  bundlesCents: [5_00, 10_00, 15_00],
} as const;

/** An external event, paid through the payment link (product.md#external-events): its price, and the price for the organisation's members. */
export const externalEvent = { priceCents: 6_50, memberPriceCents: 4_50 } as const;

/** How many random draws a game may have (decisions/0038-committed-draw.md). */
export const drawsMax = 20;

/** The most co-organisers of a game (product.md#co-organisers). */
export const coOrganisersMax = 5;

/** The most friends that one payment can bring along. */
export const friendsAtOnce = 9;

/** A change of time or place gives everyone who paid this many hours for a full refund (product.md#editing-games). */
export const changeRefundHours = 24;

/** How long a spot is held, in minutes (product.md#waiting-list). */
export const holdMinutes = { checkout: 15, waitingListOffer: 30 } as const;

/**
 * In the last hours before joining closes, an open spot goes to the first on the waiting list to take it (product.md#waiting-list). A
 * forecast is shown only when at least `leastPast` people had that place before.
 */
export const waitingList = { lastHours: 2, leastPast: 20, circleWeight: 15 } as const;

/**
 * Minutes a guest has to open the link mailed for a free spot; `lateMinutes` applies in the last hours of joining (product.md#guests).
 */
export const guestProof = { minutes: 30, lateMinutes: 15 } as const;

/** Local hours in which an offer's time stands still. */
export const quietHours = { from: 22, until: 8 } as const;

/** Which logged-in users may open a player's page (product.md#people). */
export const pageReaders = ['everyone', 'partners', 'nobody'] as const;
export type PageReaders = (typeof pageReaders)[number];

/** How many languages somebody can say they speak. */
export const spokenLanguagesMax = 8;

/** Faces in a stack, and the most games whose faces one call asks for. */
export const faces = { stack: 5, gamesMax: 40 } as const;

/** Partners are looked up in this many of a player's latest games (decisions/0044-people.md). */
export const partnerGames = 300;

/** Inviting partners (product.md#inviting): how many at once, to one person a day, and from one person to another a week. */
export const invitationsMax = { atOnce: 10, receivedADay: 3, ofPairAWeek: 2 } as const;

/** Whether everybody of a group has to come, or as many as fit get in (product.md#joining-together). */
export const groupWays = ['all', 'fit'] as const;
export type GroupWay = (typeof groupWays)[number];

/**
 * Joining together (product.md#joining-together): how many people a group has, starter included, and for how many minutes their spots are kept. All
 * open groups keep at most one in `partOfGame` spots of a game. After a group that kept its spots for longer than `briefMinutes` and failed, its
 * starter waits `pauseMinutes` before the next in that game; in the last hours before joining closes there is none.
 */
export const joinGroups = {
  least: 2,
  most: 10,
  holdMinutes: 30,
  partOfGame: 2,
  briefMinutes: 10,
  pauseMinutes: 60,
  lastHours: waitingList.lastHours,
} as const;

/** A player's home page (pages.md#home): a year in days, how far ahead games are looked for, and how far away. */
export const ownHome = { yearDays: 365, daysAhead: 21, withinKm: 25, candidates: 120 } as const;

/** What the terms promise and require (pages.md#terms). Ages in years. */
export const promises = {
  minimumAge: 13,
  parentalConsentBelow: 16,
  organiserAge: 16,
  adultAge: 18,
  extremeRainMillimetres: 20,
  disputeBusinessDays: 10,
  dataRightsDays: 30,
  replyHours: 24,
} as const;

/** Whether somebody of this age, in years, can't organise games yet; or can once a parent has written that they agree. */
export const isTooYoung = (age: number): boolean => age > 0 && age < promises.organiserAge;
export const needsParents = (age: number): boolean => age >= promises.organiserAge && age < promises.adultAge;

/** The ages that a consent names: from the first age people agree alone, from the other with their parents. */
export const consentAges = { age: promises.parentalConsentBelow, least: promises.minimumAge } as const;

/** The most cities offered (product.md#administration). */
export const preferredCitiesMax = 30;

/** Longer descriptions of communities start folded (product.md#communities). */
export const communityDescriptionFold = 150;

/** A point takes the name of a place within this many kilometres; farther away its location is unknown, and no game can be published there. */
export const placeWithinKm = 15;

/** Lifetimes of one-time tokens (product.md#sign-up). */
export const tokenLifetimes = { signupHours: 24, recoveryMinutes: 10, addressChangeHours: 24 } as const;

/** A profile photo: stored as a square of this many pixels; an upload has at most this many bytes. */
export const profilePhoto = { pixels: 384, maxBytes: 10 * 1024 * 1024 } as const;

/** Somebody without a password can delete their account only with a login at most this old. */
export const leavingLoginMinutes = 5;
