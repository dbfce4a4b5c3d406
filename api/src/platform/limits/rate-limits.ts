/**
 * A number of attempts in a number of minutes (decisions/0030-limits.md), counted for the party that the caller names. `of` is whom `serve` counts
 * for a call with this limit: the calling account, or its network address.
 */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
  of?: 'account' | 'network';
}

interface ListedLimit extends RateLimit {
  /**
   * Whether it guards against guessing, learning about others, or doing something twice by many tries: an operator can only lower its number
   * (reliability.md#attacks).
   */
  guesses: boolean;
}

const hour = 60;
const day = 24 * hour;

const anHour = (name: string, most: number) => ({ name, most, minutes: hour, guesses: false }) as const;
const guessesAnHour = (name: string, most: number) => ({ ...anHour(name, most), guesses: true }) as const;
const accountAnHour = (name: string, most: number) => ({ ...anHour(name, most), of: 'account' }) as const;
const networkAnHour = (name: string, most: number) => ({ ...anHour(name, most), of: 'network' }) as const;

/** All limits, except for mails to one inbox (notifications/mail/mail-budgets.ts) and unfinished spots (joining/checkout). */
export const rateLimits = {
  // Passwords: only wrong ones count. A campus may share one address, and known browsers have attempts of their own.
  logInKnownBrowser: guessesAnHour('login-known', 20),
  logInAccountAndNetwork: guessesAnHour('login', 20),
  logInAccount: guessesAnHour('login-account', 200),
  logInNetwork: anHour('login-ip', 300),
  /** Stops a person who uses somebody else's session. */
  ownPassword: guessesAnHour('own-password', 20),
  confirmSignUp: guessesAnHour('confirm', 20),

  /** Each takes a tenth of a second of a processor. */
  documentFile: anHour('document-file', 60),
  phoneTicket: anHour('phone-ticket', 60),
  documentMail: { name: 'document-mail', most: 5, minutes: day, guesses: false },

  /** What devices may ask about one ticket that they have, and report about all. */
  phoneDevice: anHour('phone-device', 60),
  phoneLog: networkAnHour('phone-log', 20),

  // Calls that cost a hash or a mail.
  signUpAddressAndNetwork: anHour('sign-up', 5),
  signUpNetwork: anHour('sign-up-ip', 240),
  recoveryAddressAndNetwork: anHour('recovery', 5),
  recoveryNetwork: anHour('recovery-ip', 240),
  resetPassword: networkAnHour('reset-ip', 240),
  changeAddress: anHour('address', 5),
  subscribe: networkAnHour('subscribe', 120),
  confirmNewsletter: networkAnHour('newsletter', 240),
  /** Forms of the contact pages, each of which mails the address it names. */
  enquiry: networkAnHour('enquiry', 120),
  /** Friends and other people that a player names by address. */
  nameOthers: anHour('friend', 60),
  /** Refusals that reveal something about a named person: whether they are in the game, a member, or good enough. */
  askedAboutOthers: guessesAnHour('others', 8),
  askedAboutOthersADay: { name: 'others-day', most: 20, minutes: day, guesses: true },

  // Other ways in.
  google: anHour('google-ip', 600),
  passkeyOptions: networkAnHour('passkey-options-ip', 1000),
  passkeyLogIn: networkAnHour('passkey-ip', 300),

  // Wrong passcodes of a game. Visitors share a budget beside their network's, so that many addresses can't guess four digits; logged-in users are
  // not locked out by others' guesses, and all guesses together have a limit, beyond which only the private link works.
  passcodeVisitor: guessesAnHour('passcode', 20),
  passcodeVisitors: guessesAnHour('passcode-visitors', 60),
  passcodeVisitorsADay: { name: 'passcode-visitors-day', most: 200, minutes: day, guesses: true },
  passcodePlayer: guessesAnHour('passcode', 10),
  passcodePlayerADay: { name: 'passcode-day', most: 30, minutes: day, guesses: true },
  passcodePlayersADay: { name: 'passcode-players', most: 500, minutes: day, guesses: true },

  // Money and spots.
  topUp: accountAnHour('top-up', 30),
  checkout: accountAnHour('checkout', 30),
  guestMoney: networkAnHour('guest-money', 240),
  guest: { name: 'guest', most: 60, minutes: 15, of: 'network', guesses: false },
  /** Wrong codes. */
  promocodePerson: guessesAnHour('promocode', 20),
  promocodeNetwork: guessesAnHour('promocode-ip', 120),
  studentCard: guessesAnHour('student-card', 20),

  // Acts that others are told of.
  joinCommunity: anHour('join-community', 60),
  /** Counted for one person and one community: a person who comes and goes uses up an invitation each time. */
  joinOneCommunity: { name: 'join-one-community', most: 10, minutes: day, guesses: false },
  communityNews: anHour('community-news', 20),
  /** Tags and nicknames, for others and oneself. */
  suggestLabel: accountAnHour('suggest-label', 30),
  reportLabel: accountAnHour('report-label', 20),
  /** Messages to everyone in a game or a community, besides how many each may have. */
  groupMessage: accountAnHour('group-message', 20),
  reportMessage: accountAnHour('report-message', 20),
  /** Wishes made and changed. */
  wishes: accountAnHour('wishes', 60),
  /** Teams of tournaments named, each of which keeps a place, and renamed. */
  nameTeam: accountAnHour('name-team', 20),
  /** Plans of tournaments, previews too: of 64 teams each may take a second of a processor. */
  planTournament: accountAnHour('plan-tournament', 240),
  /** Groups that are asked along, each of which keeps spots. */
  startGroup: accountAnHour('start-group', 6),
  /** People invited to games. */
  invitePartners: { name: 'invite-partners', most: 20, minutes: day, guesses: false },

  // Calls that cost Rondo much work.
  /** Scenes that nobody has asked for lately; the others are cached. */
  drawScene: anHour('draw-scene', 3000),
  /** Pictures of shared links that nobody has asked for lately; each takes a third of a second. */
  drawPreview: anHour('draw-preview', 600),
  /** Parts of a vector map on another machine that are not cached. */
  farStreets: anHour('far-streets', 3000),
  photo: anHour('photo', 30),
  upload: anHour('upload', 120),
  /** Everything about a person, from dozens of tables. */
  exportData: accountAnHour('export', 5),
  geocoder: { name: 'geocoder', most: 60, minutes: 1, guesses: false },
  preferences: accountAnHour('preferences', 300),
  pushBrowser: accountAnHour('push', 60),
  unsubscribe: networkAnHour('unsubscribe', 300),
  /** How often a mail provider's report with the same token is accepted: once, for longer than its signature holds. */
  mailReport: { name: 'mail-report', most: 1, minutes: 180, guesses: true },
} as const satisfies Record<string, ListedLimit>;
