import { gameForm, levels, sports, sportTable, surfaces } from '@rondo/rules';
import { z } from 'zod';
import { type ErrorCode, errors } from './errors.ts';
import { coordinates, formNumber, id, line, localOrInstant, text, webAddress, whole } from './wire.ts';

/** Euros with at most two decimals, up to the highest price. */
const price = formNumber.pipe(
  z
    .number()
    .min(0)
    .max(gameForm.priceMaxCents / 100)
    .multipleOf(0.01),
);
const link = z.union([z.literal(''), webAddress(gameForm.linkMax)]);

/**
 * Early bird prices (product.md#prices): the lowest `priority` with free spots applies. Percentages are whole numbers; fixed discounts
 * are in euros.
 */
const earlyBirdForm = z
  .object({
    priority: whole(1, 99),
    spots: z.object({ total: whole(1, gameForm.playersMax) }),
    discount: z.object({
      discount_type: z.enum(['percentage', 'fixed']),
      discount_value: formNumber.pipe(z.number().gt(0).max(100).multipleOf(0.01)),
    }),
  })
  .refine(({ discount }) => discount.discount_type === 'fixed' || Number.isInteger(discount.discount_value), {
    path: ['discount', 'discount_value'],
    error: 'A whole percentage.',
  });

/** A team as forms send it. */
export const namedTeam = z.object({
  /** The id of an existing team; a new team has none. */
  _id: id.optional(),
  name: line(gameForm.teamNameMax, 1),
  color: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/)
    .toLowerCase(),
});
const teamForm = namedTeam.extend({ team_size: whole(1, gameForm.teamSizeMax) });

const fields = {
  name: line(gameForm.nameMax, 1),
  description: text(gameForm.descriptionMax).default(''),
  contact_details: text(gameForm.contactDetailsMax).default(''),
  organisational_details: text(gameForm.organisationalDetailsMax).default(''),
  sport: z.enum(sports),
  level: z.enum(levels),
  /** Lowest score that may join; 0 means there is no limit. */
  levelLimit: formNumber.pipe(z.number().min(0).max(6).multipleOf(0.1)).default(0),
  elo_disabled: z.boolean().default(false),
  field_type: z.enum(surfaces),
  /** Names of the fields, joined with commas. */
  field_identifier: line(gameForm.fieldIdentifierMax).default(''),
  minimum_players_threshold: whole(gameForm.minimumPlayersMin, gameForm.minimumPlayersMax).default(
    gameForm.minimumPlayersDefault,
  ),
  players: whole(0, gameForm.playersMax),
  placeholder_player_number: whole(0, gameForm.placeholdersMax).default(0),
  isPayingGame: z.boolean().default(true),
  /** Euros; ignored for a free game. */
  price: price.optional(),
  /** Only for a paid game; ignored for a free one. */
  early_bird: z.array(earlyBirdForm).max(gameForm.earlyBirdsMax).default([]),
  game_date: localOrInstant,
  /** Hours, rounded to the minute: 1.1 is 66 minutes. A game lasts at least one minute. */
  duration: formNumber.pipe(
    z
      .number()
      .max(gameForm.durationMaxHours)
      .refine((hours) => Math.round(hours * 60) >= 1, { error: 'At least a minute.' }),
  ),
  /** Null means at once. 0 isn't allowed: it would open sign-up when joining has already closed. */
  signup_opens_in_days: whole(1, gameForm.signupOpensDaysMax).nullable().default(null),
  groupchat: link.default(''),
  /** The community the game belongs to; at most one. */
  communities: z.array(id).max(1).default([]),
  location: z.object({
    type: z.literal('Point').default('Point'),
    coordinates,
    address: line(200, 1),
    city: line(100).default(''),
    country: line(100).default(''),
    /** The name of the place. */
    description: line(200).default(''),
  }),
  tournament: z.boolean().default(false),
  teams: z.array(teamForm).max(gameForm.teamsMax).default([]),
  /** A bracket or score board, shown in a frame; for an external tournament, the event's own page. */
  tournament_link: link.default(''),
  tournament_external: z.boolean().default(false),
  tournament_org: line(gameForm.organisationMax).default(''),
  /** Euros, for members of the organisation of an external tournament. */
  external_member_price: price.optional(),
};

type CheckedFields = Omit<z.output<z.ZodObject<typeof fields>>, 'passcode'>;

/** Rules that involve several fields; each names the field that shows the error. */
const across: {
  path: keyof CheckedFields;
  /** A refusal with its own sentence; otherwise `message` says what is wrong in plain English. */
  code?: ErrorCode;
  message?: string;
  holds: (form: CheckedFields) => boolean;
}[] = [
  {
    path: 'players',
    code: 'players_not_above_minimum',
    holds: (form) => form.players > form.minimum_players_threshold,
  },
  {
    path: 'price',
    message: 'A price is required for a paid game.',
    holds: (form) => !form.isPayingGame || form.price !== undefined,
  },
  {
    path: 'price',
    code: 'sport_not_paying',
    holds: (form) => !form.isPayingGame || !form.price || sportTable[form.sport].mayCost,
  },
  {
    path: 'early_bird',
    message: 'Each entry needs a priority of its own.',
    holds: (form) => areDifferent(form.early_bird.map(({ priority }) => priority)),
  },
  { path: 'teams', code: 'teams_required', holds: (form) => !hasTeams(form) || form.teams.length >= gameForm.teamsMin },
  {
    path: 'teams',
    message: 'Each team needs a name of its own.',
    holds: (form) => !hasTeams(form) || areDifferent(form.teams.map(({ name }) => name.toLowerCase())),
  },
  { path: 'teams', message: 'Each team only once.', holds: (form) => namesEachOnce(form.teams) },
  {
    path: 'teams',
    code: 'teams_too_small',
    holds: (form) => {
      const room = form.teams.reduce((sum, { team_size }) => sum + team_size, 0);
      return !hasTeams(form) || form.teams.length < gameForm.teamsMin || form.players <= room;
    },
  },
  {
    path: 'tournament_org',
    code: 'external_details_required',
    holds: (form) => !isExternal(form) || (form.tournament_org !== '' && form.tournament_link !== ''),
  },
];

const hasTeams = (form: CheckedFields) => form.tournament && !form.tournament_external;
const isExternal = (form: CheckedFields) => form.tournament && form.tournament_external;
/** Whether no existing team is listed twice. */
export const namesEachOnce = (teams: { _id?: string }[]) => areDifferent(teams.flatMap(({ _id }) => _id ?? []));
const areDifferent = (values: unknown[]) => new Set(values).size === values.length;

const checkAcross = (form: CheckedFields, context: z.core.$RefinementCtx) => {
  for (const { path, code, message, holds } of across)
    if (!holds(form))
      context.addIssue({
        code: 'custom',
        path: [path],
        message: message ?? (code && errors[code][1]),
        params: { code },
        input: form,
      });
};

/** The form of a new game (product.md#creating-games). Both ends validate with it. */
export const gameFields = z
  .object({
    ...fields,
    passcode: line(gameForm.passcodeMax).default(''),
    /** How many games to create, one a week at the same local time. */
    repeat_weeks: whole(1, gameForm.seriesMax).default(1),
    /** Whether it was made from the demand board, so that the people counted there are told first. */
    fromDemand: z.boolean().default(false),
  })
  .superRefine(checkAcross);

/** The form of an existing game. Its passcode never leaves the server: if left out it stays, if empty it is removed. */
export const gameChanges = z
  .object({
    ...fields,
    passcode: line(gameForm.passcodeMax).optional(),
    /** This game, or it and all later ones of its series. */
    scope: z.enum(['one', 'following']).default('one'),
    removePhoto: z.boolean().default(false),
  })
  .superRefine(checkAcross);

export type GameFields = z.output<typeof gameFields>;
export type GameFieldsInput = z.input<typeof gameFields>;
export type GameChanges = z.output<typeof gameChanges>;
export type GameChangesInput = z.input<typeof gameChanges>;
