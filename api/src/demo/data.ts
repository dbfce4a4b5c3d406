import { enquiryDetails } from '@rondo/contract';
import { day, enquiryStates, hour, languageCodes, minute, roles, sports, surfaces, weekParts } from '@rondo/rules';
import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { z } from 'zod';
import communityRows from './data/communities.json' with { type: 'json' };
import gameRows from './data/games.json' with { type: 'json' };
import peopleRows from './data/people.json' with { type: 'json' };
import placeRows from './data/places.json' with { type: 'json' };
import toldRows from './data/told.json' with { type: 'json' };

/**
 * The demo's people, places, games and words are rows of the files in `data`, to be edited there. The code beside it makes the demo from them.
 * @throws an error that names the file and the row, if it doesn't fit
 */
export function readData<S extends z.ZodType>(file: string, schema: S, rows: unknown): z.output<S> {
  const read = schema.safeParse(rows);
  if (read.success) return read.data;
  const said = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`api/src/demo/data/${file}.json does not fit. ${said.join('; ')}`);
}

const sport = z.enum(sports);
const line = z.string().min(1).max(100);
const lines = z.array(line).min(1);
const cents = z.int().min(0);
const whole = z.int().min(0);

/** How likely each is, as `{ "Grass": 4, "Sand": 1 }`: pairs in the order of the file, on which the demo's dice depend. */
export const shares = <K extends string>(names: readonly K[]) =>
  z
    .record(z.string(), z.number())
    .transform(Object.entries)
    .pipe(z.array(z.tuple([z.enum(names), z.number().positive()])).min(1));

/** The least and the most, as `8-12`. */
export const span = z
  .string()
  .regex(/^\d+-\d+$/, 'Say the least and the most as "8-12"')
  .transform((text) => text.split('-').map(Number))
  .pipe(z.tuple([whole, whole]));

/** Hours of the day in which a start fits, from the first until before the last: `17-24`. */
const hours = span.refine(([from, until]) => from < until && until <= 24, 'Say the hours as "17-24"');

/** A name that organisers give their games: by itself, or with when and where it is true. */
const gameName = z
  .union([
    line,
    z.strictObject({
      name: line,
      hours: hours.default([0, 24]),
      days: z.enum(['weekdays', 'weekend', 'all']).default('all'),
      outside: z.boolean().default(false),
    }),
  ])
  .transform((given) =>
    typeof given === 'string' ? { name: given, hours: [0, 24] as const, days: 'all' as const, outside: false } : given,
  );
export type GameName = z.output<typeof gameName>;
const gameNames = z.array(gameName).min(1);

const units: Readonly<Record<string, number>> = { m: minute, h: hour, d: day };
/** How long ago, as `3.5d` or `2d 5m`, in milliseconds. */
export const ago = z
  .string()
  .regex(/^[\d.]+[mhd](?: [\d.]+[mhd])*$/, 'Say how long ago as "3.5d" or "2d 5m"')
  .transform((text) =>
    text.split(' ').reduce((sum, part) => sum + Number(part.slice(0, -1)) * (units[part.slice(-1)] ?? 0), 0),
  );

/** Words between spaces; `_` stands for a space within a name. */
const names = z
  .string()
  .min(1)
  .transform((text) => text.split(' ').map((name) => name.replaceAll('_', ' ')));

export const places = readData(
  'places',
  z.strictObject({
    /** As in the gazetteer. */
    cities: lines,
    neighbourhoods: lines,
    streets: lines,
    /** `*` stands for the name of the neighbourhood. */
    venues: z.record(z.enum(surfaces), z.array(line.includes('*')).min(1)),
    surfaces: z.record(sport, shares(surfaces)),
  }),
  placeRows,
);

/** Which of the avatar's skin colours, light (0) to dark (5). */
const skin = z.int().min(0).max(5);
const account = z.strictObject({
  email: z.string().endsWith('@rondo.test'),
  name: line,
  role: z.enum(roles),
  city: line,
  woman: z.boolean(),
  skin,
  language: z.enum(languageCodes).optional(),
});

export const people = readData(
  'people',
  z.strictObject({
    /** Two players, an organiser, an admin and who leads communities. */
    accounts: z.tuple([account, account, account, account, account]),
    favourites: shares(sports),
    /** First and last names of families in the Netherlands, roughly as common as they are there. */
    heritages: z.array(
      z.strictObject({ weight: z.number(), women: names, men: names, family: names, skins: z.array(skin).min(1) }),
    ),
  }),
  peopleRows,
);

const accountName = z.enum(['player', 'player2', 'organiser']);

export const games = readData(
  'games',
  z.strictObject({
    sports: shares(sports),
    /** Minimum and maximum of players. */
    sizes: z.record(sport, z.array(span).min(1)),
    prices: z.array(cents).min(1),
    /** Names that organisers give their games: `{day}` is the weekday in Dutch, `{city}` the town. */
    names: z.record(sport, gameNames),
    beachNames: gameNames,
    tournamentNames: z.partialRecord(sport, gameNames),
    /** With a bit of Markdown. */
    descriptions: z.array(z.string().max(100)).min(1),
    /** The organiser's notes about the day itself. */
    organisation: lines,
    cancelNotes: lines,
    teams: z.array(z.strictObject({ name: line, color: z.string().regex(/^#[0-9a-f]{6}$/) })),
    /** A dozen games around the demo's accounts, covering every situation one may want to try. */
    own: z.array(
      z.strictObject({
        name: line,
        sport: z.enum(['Volleyball', 'Football', 'Basketball']),
        /** From today. */
        days: whole,
        hours: hours.optional(),
        euros: whole,
        /** How many other people are in it. */
        others: z.union([whole, z.literal('full')]),
        joined: z.array(accountName).default([]),
        waiting: z.array(accountName).default([]),
        organiser: accountName.optional(),
        more: z.enum(['refunded', 'cancelled', 'passcode', 'weekly']).optional(),
      }),
    ),
    /** Names of further games of the organiser: one that lacks two players, one whose check-in is open, and played ones. */
    organiser: z.strictObject({ short: line, onTheDay: line, played: line }),
    /** The name of a weekly game of which passes are sold. */
    withPass: line,
    /** Tournaments played on Rondo: one of today, one that is over, those to come, and their teams. */
    tournaments: z.strictObject({
      today: line,
      over: line,
      /** To come: for teams, and for people who come alone. */
      teams: line,
      alone: line,
      named: z.array(z.strictObject({ name: line, color: line })).min(12),
    }),
    /** Tournaments of other organisations. */
    external: z.array(
      z.strictObject({ name: line, sport, city: line, organisation: line, link: z.url(), days: whole }),
    ),
  }),
  gameRows,
);

export const communities = readData(
  'communities',
  z.strictObject({
    communities: z.array(
      z.strictObject({ code: line, name: line, sport, city: line, isPrivate: z.boolean(), description: line }),
    ),
    requests: z.array(z.string()).min(1),
    /** The request of the first player that was denied. */
    denied: z.strictObject({ community: line, message: line, note: line, daysAgo: whole }),
    /** Codes of those without news. */
    silent: lines,
    /** With a text in Markdown. */
    news: z.array(z.strictObject({ title: line, body: z.string().min(1) })),
    adminTags: z.array(z.strictObject({ tag: line, color: z.enum(['violet', 'blue', 'green']), description: line })),
    ownTags: lines,
    nicknames: lines,
    /** The labels that the second player suggested to the first. */
    suggested: z.strictObject({ tag: line, nickname: line }),
  }),
  communityRows,
);

const notifications = z.array(
  z.strictObject({
    kind: z.enum(notificationKindNames),
    /** For a game that is soon, it is a day before that game. */
    ago,
    params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    /** Which of the upcoming or past games it is about; omitted if none. */
    game: z.enum(['upcoming', 'soon', 'past', 'cancelled']).optional(),
    archived: z.boolean().default(false),
  }),
);
const enquiry = {
  name: line,
  email: z.email(),
  language: z.enum(languageCodes),
  hoursAgo: whole,
  /** Of the event, where it has a date. */
  daysAhead: whole.optional(),
  state: z.enum(enquiryStates).exclude(['assigned']).default('open'),
};
const letter = z.record(z.enum(languageCodes), z.strictObject({ subject: line, body: z.string() }));

export const told = readData(
  'told',
  z.strictObject({
    /** One of each kind, so that the page shows everything it can, from just now to weeks ago. */
    notifications,
    organiserNotifications: notifications,
    enquiries: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...enquiry, kind: z.literal('business'), details: enquiryDetails.business }),
        z.strictObject({ ...enquiry, kind: z.literal('facility'), details: enquiryDetails.facility }),
        z.strictObject({ ...enquiry, kind: z.literal('organiser'), details: enquiryDetails.organiser }),
      ]),
    ),
    promocodes: z.array(
      z.strictObject({
        code: line,
        name: line,
        type: z.enum(['percentage', 'nominal', 'topupBalance']),
        value: z.int().positive(),
        /** Days from now until it expires; null: never. */
        days: z.int().nullable(),
        uses: whole.nullable(),
      }),
    ),
    /** Names of own games: those that DOM20 is valid for, and the one that START1 was used for. */
    codedGames: z.strictObject({ DOM20: lines, START1: line }),
    /** How many people of a town wish the same. */
    wishes: z.array(
      z.strictObject({
        town: line,
        sport,
        parts: z.array(z.enum(weekParts)).min(1),
        people: whole,
        most: cents.nullable(),
      }),
    ),
    newsletters: z.strictObject({ sent: letter, draft: letter }),
  }),
  toldRows,
);
