import { gameForm, levels, pageSizes, sports, surfaces } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard, gameDetails } from './game-shapes.ts';
import { coordinates, csv, pagination, success, text } from './wire.ts';

const cards = z.strictObject({ status: success, data: z.strictObject({ matches: z.array(gameCard) }) });
const limit = (preset: number) => z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(preset);

export const latestGames = defineCall({
  method: 'GET',
  path: '/matches/latest',
  summary: 'Games created most recently; sports of `priority` and `prioritySequence` come first, in that order.',
  access: 'visitor',
  input: {
    query: z.object({
      limit: limit(pageSizes.latest),
      priority: z.enum(sports).optional(),
      prioritySequence: csv(sports).optional(),
    }),
  },
  output: cards,
  errors: [],
});

export const featuredGames = defineCall({
  method: 'GET',
  path: '/matches/featured',
  summary: 'Games an admin features; sports of `prioritySequence` come first, in that order.',
  access: 'visitor',
  input: { query: z.object({ limit: limit(pageSizes.featured), prioritySequence: csv(sports).optional() }) },
  output: cards,
  errors: [],
});

const byId = { params: z.object({ id: z.string().max(64) }) };
const oneGame = z.strictObject({ status: success, data: z.strictObject({ match: gameDetails }) });

export const getGame = defineCall({
  method: 'GET',
  path: '/matches/{id}',
  summary: 'One upcoming or running game; archived ones are found under /archivedmatches.',
  access: 'visitor',
  input: byId,
  output: oneGame,
  errors: ['game_not_found'],
});

export const getArchivedGame = defineCall({
  method: 'GET',
  path: '/archivedmatches/match/{id}',
  summary: 'One archived game.',
  access: 'visitor',
  input: byId,
  output: oneGame,
  errors: ['game_not_found'],
});

export const archivedGamesCount = defineCall({
  method: 'GET',
  path: '/archivedmatches/getAllConfirmedArchivedMatchesCount',
  summary: 'How many confirmed games were played.',
  access: 'visitor',
  input: {},
  output: z.strictObject({ status: success, count: z.int() }),
  errors: [],
});

export const myJoinedGames = defineCall({
  method: 'GET',
  path: '/matches/myjoined',
  summary: 'Games the user has joined.',
  access: 'guest',
  input: {
    query: z.object({
      period: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
      limit: limit(pageSizes.profileGames),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
  },
  output: z.strictObject({ status: success, matches: z.array(gameCard), pagination }),
  errors: [],
});

/** A number as forms send it: a number, or its digits. An empty field is not zero. */
const formNumber = z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number());

/** The form of a game (1-games §5). Both ends validate with it. */
export const gameFields = z
  .object({
    name: text(gameForm.nameMax, 1),
    description: text(gameForm.descriptionMax).default(''),
    contact_details: text(gameForm.contactDetailsMax).default(''),
    sport: z.enum(sports),
    level: z.enum(levels),
    field_type: z.enum(surfaces),
    field_identifier: text(gameForm.fieldIdentifierMax).default(''),
    minimum_players_threshold: formNumber
      .pipe(z.int().min(gameForm.minimumPlayersMin).max(gameForm.minimumPlayersMax))
      .default(gameForm.minimumPlayersDefault),
    players: formNumber.pipe(z.int().min(0).max(gameForm.playersMax)),
    isPayingGame: z.boolean().default(true),
    /** Euros; ignored for a free game. */
    price: formNumber
      .pipe(
        z
          .number()
          .min(0)
          .max(gameForm.priceMaxCents / 100)
          .multipleOf(0.01),
      )
      .optional(),
    passcode: text(gameForm.passcodeMax).default(''),
    /** `2026-12-01T20:00` is read in Europe/Amsterdam; with an offset it is an instant. */
    game_date: z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true }).max(29)]),
    duration: formNumber.pipe(z.number().gt(0).max(gameForm.durationMaxHours).multipleOf(0.25)),
    location: z.object({
      type: z.literal('Point').default('Point'),
      coordinates,
      address: text(200, 1),
      city: text(100).default(''),
      country: text(100).default(''),
      description: text(200).default(''),
    }),
  })
  .refine((form) => form.players > form.minimum_players_threshold, {
    path: ['players'],
    params: { code: 'players_not_above_minimum' },
  })
  .refine((form) => !form.isPayingGame || form.price !== undefined, {
    path: ['price'],
    error: 'A price is required for a paid game',
  });

export const createGame = defineCall({
  method: 'POST',
  path: '/matches',
  summary:
    'Create a game: organisers free ones, admins paid ones too. Multipart: the form as JSON in `data`, a picture in `photo`.',
  access: 'organiser',
  input: { body: gameFields, file: 'photo' },
  output: oneGame,
  errors: [
    'only_free_games',
    'local_time_missing',
    'date_out_of_range',
    'players_not_above_minimum',
    'picture_not_usable',
    'place_outside',
  ],
  idempotent: true,
});

export type GameFields = z.output<typeof gameFields>;
export type GameFieldsInput = z.input<typeof gameFields>;
