import {
  accountForm,
  languageCodes,
  pageReaders,
  pageSizes,
  spokenLanguages,
  spokenLanguagesMax,
  sports,
  weekParts,
} from '@rondo/rules';
import { z } from 'zod';
import { email, me, password, userName } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { joinedCard } from './game-shapes.ts';
import { euros, id, instant, line, pagination, success } from './wire.ts';

/** The account's own data: changing, hiding and exporting it, and deleting the account (pages.md#profile). */

const typedPassword = z.string().max(accountForm.passwordMax);

export const updateMe = defineCall({
  method: 'PATCH',
  path: '/users/updateMe',
  summary:
    'Change name, photo or e-mail address; what is left out stays. Another address needs a session of ten minutes or `confirmIdentity`, gets a link and is used once that is followed (24 h); the answer is the same whether or not it has an account. One’s own address takes an open change back.',
  access: 'player',
  input: {
    file: 'photo',
    body: z.object({
      name: userName.optional(),
      email: email.optional(),
      removePhoto: z
        .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
        .default(false)
        .describe('Removes the photo; a photo sent along wins'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    user: me,
    /** The new address whose link has not been followed yet. */
    pendingEmail: z.string().nullable(),
  }),
  errors: ['mails_limited', 'name_reserved', 'picture_not_usable', 'profile_for_players', 'confirm_identity'],
});

export const updateMyPassword = defineCall({
  method: 'PATCH',
  path: '/users/updateMyPassword',
  summary: 'Choose another password; ends all other sessions.',
  access: 'player',
  input: {
    body: z.object({ passwordCurrent: typedPassword, password, confirm: typedPassword }),
  },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: [
    'wrong_password',
    'password_not_set',
    'passwords_differ',
    'password_weak',
    'password_common',
    'profile_for_players',
  ],
});

export const confirmAddress = defineCall({
  method: 'POST',
  path: '/users/confirmAddress',
  summary: 'Use a new e-mail address by the token that was mailed to it, once.',
  access: 'visitor',
  input: { body: z.object({ token: z.string().min(1).max(200) }) },
  output: z.strictObject({ status: success, message: z.string(), email: z.string() }),
  errors: ['address_confirmed', 'address_link_invalid'],
});

export const confirmOwnAddress = defineCall({
  method: 'POST',
  path: '/users/confirmOwnAddress',
  summary: 'Mail a link to the address of this account, after mails to it came back: opening it shows that it works.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, message: z.string() }),
  errors: ['mails_arrive', 'mails_limited'],
});

/** Some of a few words, each once, in their fixed order. */
const someOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .array(z.enum(words))
    .max(100)
    .transform((given) => words.filter((word) => given.includes(word)));

/** Why an address gets few mails or none. */
export const suppressionReasons = ['refused', 'bounced', 'complained'] as const;

const settings = z.strictObject({
  /** The language of mails and notifications. */
  language: z.enum(languageCodes),
  /** Whether name and photo are hidden from visitors. */
  hidesName: z.boolean(),
  /** Whether visitors read their first name in games they are in; not while their name is hidden. */
  showsFirstName: z.boolean(),
  /** The city whose leaderboard the player wants to be on: one of GET /locations. */
  homeCity: z.string().nullable(),
  /** Which logged-in users may open their page (product.md#people). */
  pageReaders: z.enum(pageReaders),
  /** The sports they like, when they can play, and the languages they speak. */
  likedSports: z.array(z.enum(sports)),
  playingHours: z.array(z.enum(weekParts)),
  spokenLanguages: z.array(z.enum(spokenLanguages)),
  /** Whether people who open their page can read these three and their city. */
  showsPlaying: z.boolean(),
  /** Whether the home page chooses games by how they play (product.md#for-you). */
  suggestsGames: z.boolean(),
  hasPassword: z.boolean(),
  /** The new address whose link has not been followed yet. */
  pendingEmail: z.string().nullable(),
  /** Set if mails to the account's address bounce or were marked as spam: it gets few or none until it is confirmed again. */
  mailsReturned: z.enum(suppressionReasons).nullable(),
});

export const getSettings = defineCall({
  method: 'GET',
  path: '/users/settings',
  summary: 'The settings of this account.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, settings }),
  errors: [],
});

export const saveSettings = defineCall({
  method: 'PATCH',
  path: '/users/settings',
  summary: 'Change settings; what is left out stays.',
  access: 'guest',
  input: {
    body: z.object({
      language: z.enum(languageCodes).optional(),
      hidesName: z.boolean().optional(),
      showsFirstName: z.boolean().optional(),
      pageReaders: z.enum(pageReaders).optional(),
      homeCity: line(80, 1).nullable().optional(),
      likedSports: someOf(sports).optional(),
      playingHours: someOf(weekParts).optional(),
      spokenLanguages: someOf(spokenLanguages)
        .refine(({ length }) => length <= spokenLanguagesMax)
        .optional()
        .describe(`${spokenLanguagesMax} at most`),
      showsPlaying: z.boolean().optional(),
      suggestsGames: z.boolean().optional(),
    }),
  },
  output: z.strictObject({ status: success, settings }),
  errors: ['city_not_found'],
});

/** Any JSON value; it has a name because it refers to itself. */
export const json = z.json();
const row = z.record(z.string(), json);

/** Everything about a person, as a file (`exportMyData`). */
export const exportedData = z.strictObject({
  format: z.literal('rondo-export-1'),
  createdAt: instant,
  /** Lists that were cut short because they are too long for one file. */
  cutOff: z.array(z.string()),
  data: z.record(z.string(), z.array(row)),
});

/** A spot that leaving gives up, and its refund. */
export const spotGivenUp = z.strictObject({
  match: z.strictObject({ _id: id, name: z.string(), game_date: instant }),
  refund: euros,
});

export const exportMyData = defineCall({
  method: 'GET',
  path: '/users/export',
  summary:
    'Everything kept about this person, as one file: a list for each subject, with amounts in cents and times in UTC. Nothing secret: no passwords, hashes or tokens, and not who gave them a grade.',
  access: 'guest',
  input: {},
  output: exportedData,
  errors: [],
});

export const getLeaving = defineCall({
  method: 'GET',
  path: '/users/leaving',
  summary: 'What deleting this account would do now.',
  access: 'player',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The balance, refunds of open spots included, that leaving gives up. */
      balance: euros,
      /** How much of it is on passes, for games not played yet. */
      onPasses: euros,
      /** Spots that would be given up. */
      spots: z.array(spotGivenUp),
      /** Games that must end or be cancelled first. */
      organised: z.array(z.strictObject({ _id: id, name: z.string(), game_date: instant })),
      paymentUnderWay: z.boolean(),
      hasPassword: z.boolean(),
      /** For an account without a password: whether the login is recent enough. */
      loginIsRecent: z.boolean(),
    }),
  }),
  errors: ['profile_for_players'],
});

export const deleteMe = defineCall({
  method: 'DELETE',
  path: '/users/deleteMe',
  summary:
    'Delete this account. What others still need, such as past games and the ledger, stays without the person; all else goes. Ends all sessions.',
  access: 'player',
  input: {
    body: z.object({
      password: typedPassword
        .optional()
        .describe('Needed if the account has a password; otherwise a login in the last minutes is needed'),
      givenUpBalance: z
        .number()
        .min(0)
        .max(10_000_000)
        .default(0)
        .describe('The balance that is given up, in euros: all of it'),
    }),
  },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: [
    'wrong_password',
    'organiser_of_games',
    'leads_communities',
    'last_admin',
    'payment_under_way',
    'pay_owed',
    'confirm_identity',
    'balance_left',
    'profile_for_players',
  ],
});

export const pastGames = defineCall({
  method: 'GET',
  path: '/archivedmatches/user/{id}',
  summary: 'Games that a person has played, or that were cancelled with them in, the latest first: one’s own only.',
  access: 'guest',
  input: {
    params: z.object({ id }),
    query: z.object({
      page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1),
      limit: z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(pageSizes.profileGames),
    }),
  },
  output: z.strictObject({ status: success, data: z.array(joinedCard), pagination }),
  errors: ['not_found'],
});
