import type { English, Subject } from './index.ts';

/**
 * What a browser loads at a time, in the reader's language: a page names its parts. The build makes a file of each
 * (web/build/phrase-parts.ts). Mails and files are in none.
 */
export const parts = {
  everywhere: ['common', 'community', 'games', 'nav'],
  /** Pages about an account, its password and what it has joined. */
  account: ['accounts', 'consent', 'profile', 'recovery', 'signIn'],
  /** Who came to a game: its organiser's page, and one's own. */
  attendance: ['attendance'],
  /** The page of a booking, besides its money. */
  booking: ['tickets', 'weather'],
  calendars: ['calendars'],
  /** What a list is narrowed by. */
  finding: ['filters'],
  /** The list of communities, and the page of each. */
  communities: ['age', 'communities', 'score'],
  /** The operator's console, which only admins see. */
  console: ['bankAccount', 'console', 'ledger', 'newsletters', 'operating', 'periods', 'running', 'switches'],
  /** The contact pages: what they share, that of venues, and that of would-be organisers. */
  contact: ['contact'],
  venue: ['venue'],
  /** The photo of a place, on a game's page, for who may change it. */
  venuePhoto: ['venuePhoto', 'picture'],
  applying: ['applying'],
  /** The draws of a game, further down on its page. */
  draws: ['draws'],
  /** What refusals say, and what fields say of what is typed, for when somebody first does something that could be refused. */
  errors: ['errors', 'field'],
  home: ['home'],
  /** The leaderboard of a sport; its top is on the home page. */
  leaderboard: ['leaderboard', 'score'],
  /** Pages about Rondo and its terms. */
  info: ['about', 'cookies', 'privacy', 'terms'],
  /** How long what is known of people is kept, on the page about privacy. */
  retention: ['retention'],
  /** What members of a community call each other. */
  labels: ['labels'],
  /** What only a community's admins see of it. */
  leading: ['leading', 'picture'],
  match: ['joining', 'match', 'score', 'weather'],
  /** One's own money. */
  wallet: ['company', 'givingUp', 'promocodes', 'statement', 'wallet'],
  /** What is paid for without a wallet too, and its papers. */
  money: ['booking', 'document', 'guestMoney', 'paymentResult', 'receipt', 'spotPayment', 'ticketCode'],
  notices: ['age', 'notices'],
  /** The home of who is logged in. */
  ownHome: ['dayParts', 'ownHome', 'weather'],
  /** What visitors can go by, further down on their home page, and on the contact pages. */
  evidence: ['evidence'],
  /** Players' pages, who one played with, and inviting them. */
  people: ['dayParts', 'people', 'playing', 'score'],
  /** Games of a series that are paid ahead. */
  passes: ['passes'],
  /** What an admin has switched off for a while, for when something is. */
  off: ['off'],
  /** The page that opens without a connection. */
  offline: ['offline'],
  /** What only organisers see, which few people open. */
  organising: ['create', 'organise', 'picture', 'teams'],
  /** Where an organiser sees their games together, and what they earn. */
  ownGames: ['bankAccount', 'organising', 'pay'],
  /** Where somebody changes their profile and settings, takes their data along, or leaves. */
  settings: ['dayParts', 'editProfile', 'playing', 'settings'],
  /** The recap of a game that was played. */
  recap: ['recap'],
  /** One's years in games, on one's profile. */
  years: ['years'],
  /** The rating wizard, and one's own ratings. */
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
  /** The steps into a game and out of it, for when somebody takes one. */
  spots: ['consent', 'givingUp', 'joiningSteps', 'spots', 'wallet'],
} as const satisfies Record<string, readonly Subject[]>;

/** What a page may name; `everywhere` comes by itself. */
export type Part = Exclude<keyof typeof parts, 'everywhere'>;

/** Everything the web app can say. */
export type Phrases = Pick<English, (typeof parts)[keyof typeof parts][number]>;
