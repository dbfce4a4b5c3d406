import type { English, Subject } from './index.ts';

/**
 * The parts in which a browser loads the phrases of the reader's language; a page names the parts that it needs. The build makes a file of each
 * (web/build/phrase-parts.ts). Mails and files are in no part.
 */
export const parts = {
  everywhere: ['common', 'community', 'games', 'nav'],
  /** Pages about an account, its password and what it has joined. */
  account: ['accounts', 'consent', 'profile', 'recovery', 'signIn'],
  /** The attendance at a game: the organiser's page, and the player's own. */
  attendance: ['attendance'],
  /** The page of a booking, besides its money. */
  booking: ['tickets', 'weather'],
  calendars: ['calendars'],
  /** The filters of lists. */
  finding: ['filters'],
  /** The list of communities, and the page of each. */
  communities: ['age', 'communities', 'score'],
  /** The operator's console, which only admins see. */
  console: [
    'bankAccount',
    'console',
    'health',
    'judged',
    'ledger',
    'newsletters',
    'operating',
    'periods',
    'running',
    'switches',
  ],
  /** The contact pages: what they share, that of venues, and that of would-be organisers. */
  contact: ['contact'],
  venue: ['venue'],
  /** The photo of a venue on a game's page, for people who may change it. */
  venuePhoto: ['venuePhoto', 'picture'],
  applying: ['applying'],
  /** The draws of a game, further down on its page. */
  draws: ['draws'],
  /** The result of a game with teams, from its start on. */
  results: ['results'],
  /** The sentences of refusals and of wrong fields. A page loads them when somebody first does something that may be refused. */
  errors: ['errors', 'field'],
  home: ['home'],
  /** The leaderboard of a sport; its top is on the home page. */
  leaderboard: ['leaderboard', 'score'],
  /** Pages about Rondo and its terms. */
  info: ['about', 'cookies', 'privacy', 'terms'],
  /** How long data about people is kept, for the page about privacy. */
  retention: ['retention'],
  /** What members of a community call each other. */
  labels: ['labels'],
  /** What only a community's admins see of it. */
  leading: ['leading', 'picture'],
  match: ['joining', 'match', 'score', 'weather'],
  /** One's own money. */
  wallet: ['company', 'givingUp', 'promocodes', 'statement', 'wallet'],
  /** Payments that need no wallet, and their papers. */
  money: ['booking', 'document', 'guestMoney', 'paymentResult', 'receipt', 'spotPayment', 'ticketCode'],
  notices: ['age', 'notices'],
  /** The home page of logged-in users. */
  ownHome: ['dayParts', 'ownHome', 'weather'],
  /** What visitors can judge Rondo by: further down on their home page, and on the contact pages. */
  evidence: ['evidence'],
  /** Players' pages, who one played with, and inviting them. */
  people: ['dayParts', 'people', 'playing', 'score'],
  /** Tournaments that are played on Rondo, and what only who leads one sees. */
  tournaments: ['tournaments', 'results'],
  tournamentLeading: ['tournamentLeading'],
  /** Games of a series that are paid ahead. */
  passes: ['passes'],
  /** Notes about what an admin has switched off for a while; a page loads them only while something is off. */
  off: ['off'],
  /** The page that opens without a connection. */
  offline: ['offline'],
  /** The organiser's tools, which few people open. */
  organising: ['create', 'organise', 'picture', 'teams'],
  /** An organiser's games together, and their pay. */
  ownGames: ['bankAccount', 'organising', 'pay'],
  /** The profile and the settings, downloading one's data, and deleting the account. */
  settings: ['dayParts', 'editProfile', 'playing', 'settings'],
  /** The recap of a game that was played. */
  recap: ['recap'],
  /** The user's years in games, on their profile. */
  years: ['years'],
  /** The rating wizard, and the user's own ratings. */
  rating: ['rating', 'score'],
  /** Somebody's own games as tickets. */
  tickets: ['tickets', 'ticketCode', 'profile'],
  /** Past games under other rules. */
  whatIf: ['whatIf'],
  /** Leading a game or a community with others, what they write to everyone, and taking players out. */
  coLeading: ['coLeading', 'age', 'takingOut'],
  /** Games somebody would like to be told of, and where people want them. */
  wishes: ['dayParts', 'wishes', 'demand', 'playing'],
  /** Joining a game as a group, or each week as a regular. */
  together: ['together', 'regulars'],
  /** The steps of joining and leaving a game. A page loads them when somebody takes one. */
  spots: ['consent', 'givingUp', 'joiningSteps', 'spots', 'wallet'],
} as const satisfies Record<string, readonly Subject[]>;

/** The parts that a page may name. Every page loads `everywhere`, so none names it. */
export type Part = Exclude<keyof typeof parts, 'everywhere'>;

/** Everything the web app can say. */
export type Phrases = Pick<English, (typeof parts)[keyof typeof parts][number]>;
