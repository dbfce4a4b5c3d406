import {
  matchStages,
  playOffs,
  tournamentEntries,
  tournamentForm as limits,
  tournamentFormats,
  tournamentRoles,
} from '@rondo/rules/tournament-form';
import { results } from '@rondo/rules/results';
import { gameForm, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameFields } from './game-form.ts';
import { gameDetails } from './game-shapes.ts';
import { gameFormRefusals } from './organising.ts';
import { joinRefusals } from './joining.ts';
import { face } from './people.ts';
import { givenInstant, id, instant, line, pagination, skipLimit, success } from './wire.ts';

/** Tournaments that are played on Rondo, from signing up to the cup (product.md#tournaments). */

const minutes = (min: number, max: number) => z.int().min(min).max(max);

/** A court and when it may be used, in minutes after the tournament's start. */
const court = z
  .object({
    name: line(limits.courtNameMax, 1),
    from: minutes(0, gameForm.durationMaxHours * 60),
    to: minutes(1, gameForm.durationMaxHours * 60),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'A court closes after it opens.' });

/** How a tournament is played: its format, its courts and times. What a format doesn't ask is ignored. */
export const tournamentTerms = z.object({
  format: z.enum(tournamentFormats),
  /** `groups`: how many, and how many of each go on. */
  groups: z.int().min(1).max(limits.groupsMax).default(2),
  through: z.int().min(1).max(8).default(2),
  /** `groups` and `knockOut`: which places are played for. */
  playOffs: z.enum(playOffs).default('third'),
  /** `roundRobin`: how often each meets each. */
  legs: z.int().min(1).max(limits.legsMax).default(1),
  /** `swiss`: how many rounds. */
  rounds: z.int().min(1).max(limits.roundsMax).default(4),
  /** In sports with sets; null elsewhere. */
  sets: z
    .object({
      toWin: z.int().min(1).max(limits.setsToWinMax),
      points: z.int().min(5).max(limits.setPointsMax),
    })
    .nullable()
    .default(null),
  /** How long a match takes, and what its court needs until the next one. */
  matchMinutes: minutes(limits.matchMinutesMin, limits.matchMinutesMax),
  changeMinutes: minutes(0, limits.changeMinutesMax).default(5),
  /** How long a team rests at least between two matches. */
  restMinutes: minutes(0, limits.restMinutesMax).default(0),
  /** The first court is that of the final. */
  courts: z
    .array(court)
    .min(1)
    .max(limits.courtsMax)
    .refine((courts) => new Set(courts.map(({ name }) => name.toLowerCase())).size === courts.length, {
      error: 'Each court needs a name of its own.',
    }),
  /** What teams that don't play do at each match. */
  roles: z
    .array(z.enum(tournamentRoles))
    .max(tournamentRoles.length)
    .refine((roles) => new Set(roles).size === roles.length, { error: 'Each role only once.' })
    .default([]),
  /** Whether matches are called from a queue, the next one to the next free court, instead of by a plan with times. */
  isQueue: z.boolean().default(false),
});

/** What a tournament's game is: one of its teams' places is one of its `teams`, of one person where a captain enters the team. */
const newTournament = z
  .object({
    game: gameFields,
    entry: z.enum(tournamentEntries),
    /** How many people a team has at most. */
    teamSize: z.int().min(1).max(limits.teamSizeMax),
    terms: tournamentTerms,
  })
  .superRefine(({ game, entry, teamSize }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['game', ...path], message, input: game });
    const size = entry === 'team' ? 1 : teamSize;
    if (!game.tournament || game.tournament_external) refuse(['tournament'], 'A tournament that is played on Rondo.');
    if (game.repeat_weeks !== 1) refuse(['repeat_weeks'], 'A tournament is made once.');
    if (game.teams.length < limits.teamsMin || game.teams.length > limits.teamsMax)
      refuse(['teams'], `From ${limits.teamsMin} to ${limits.teamsMax} teams.`);
    if (game.teams.some(({ team_size: own }) => own !== size)) refuse(['teams'], `Each team has ${size} spots.`);
    if (game.players !== game.teams.length * size) refuse(['players'], 'As many spots as the teams have.');
  });

/** Who a side of a match is: a team, or where it comes from while that isn't known. */
const side = z.strictObject({
  team: id.nullable(),
  from: z
    .union([
      z.strictObject({ winner: z.string() }),
      z.strictObject({ loser: z.string() }),
      z.strictObject({ group: z.string(), rank: z.int() }),
    ])
    .nullable(),
});

const count = z.int().min(0);
const part = z.tuple([count.max(results.countMax), count.max(results.countMax)]);
/** 0 is the first side, 1 the other. */
const which = z.union([z.literal(0), z.literal(1)]);

const matchResult = z.strictObject({
  /** Goals, points, or each set; none if a side gave up. */
  parts: z.array(part).max(results.setsMax),
  /** Who won the shoot-out of a match that needed a winner. */
  shootOut: which.nullable(),
  /** Who didn't play, so that the other side won. */
  gaveUp: which.nullable(),
});

export const tournamentMatchStatuses = ['waiting', 'ready', 'playing', 'over', 'notNeeded'] as const;

const match = z.strictObject({
  id: z.string(),
  stage: z.enum(matchStages),
  group: z.string().nullable(),
  /** From 1, within its stage and group. */
  round: z.int(),
  sides: z.tuple([side, side]),
  /** The places it is played for, such as 1 and 2 for the final; null if it decides none by itself. */
  places: z.tuple([z.int(), z.int()]).nullable(),
  status: z.enum(tournamentMatchStatuses),
  /** The ids of the matches whose results it waits for. */
  waitsFor: z.array(z.string()),
  /** null while it has none: in a queue, or while no plan stands. */
  court: z.string().nullable(),
  startsAt: instant.nullable(),
  duties: z.array(z.strictObject({ role: z.enum(tournamentRoles), side })),
  /** A team that withdrew gave up what it had not played. */
  result: matchResult.nullable(),
  /** Goals, points, or the sets that were won. */
  score: z.tuple([count, count]).nullable(),
  /** When its result was entered last, by whom (null for visitors), and how often it was changed before; null without one. */
  entered: z.strictObject({ at: instant, by: z.string().nullable(), changes: count }).nullable(),
});

const team = z.strictObject({
  _id: id,
  name: z.string(),
  color: z.string(),
  /** How strong it was taken to be when matches were drawn: 1 is the strongest. null before. */
  seed: z.int().nullable(),
  withdrawn: z.boolean(),
  /** Who entered it; null for visitors. */
  captain: face.nullable(),
  /** Everybody in it; none for visitors. */
  players: z.array(face),
  /** How many are in it, of how many at most. */
  count,
  size: z.int(),
});

export const tournamentStages = ['open', 'drawn', 'over', 'cancelled'] as const;

export const tournament = z.strictObject({
  /** The id of its game too. */
  _id: id,
  name: z.string(),
  sport: z.enum(sports),
  startsAt: instant,
  endsAt: instant,
  city: z.string(),
  place: z.string(),
  /** Euros, a team or a player. */
  price: z.number(),
  entry: z.enum(tournamentEntries),
  teamSize: z.int(),
  /** `open` until its matches are drawn, `over` once all places are known or its time is. */
  stage: z.enum(tournamentStages),
  terms: tournamentTerms,
  /** Places for teams, and those of `teams` that somebody is in. */
  teamsMost: z.int(),
  teamsLeast: z.int(),
  /** Only teams that somebody is in, in the order of their seeds, or in which they entered. */
  teams: z.array(team),
  matches: z.array(match),
  /** Who has each place so far, the first one first; several share one that isn't played for. */
  places: z.array(z.array(id.nullable())),
  viewer: z.strictObject({
    mayLead: z.boolean(),
    /** Theirs; null if they are in none. */
    team: id.nullable(),
    isCaptain: z.boolean(),
    /** With which others may follow them into their team: part of its link. null unless they are its captain. */
    teamKey: z.string().nullable(),
    /** The matches whose result they may enter now. */
    mayEnter: z.array(z.string()),
  }),
});

const oneTournament = z.strictObject({ status: success, data: z.strictObject({ tournament }) });
const byId = z.object({ id });
const byTeam = z.object({ id, teamId: id });
const secretKey = z.object({ secret_key: z.string().max(200).optional() });

export const findTournaments = defineCall({
  method: 'GET',
  path: '/tournaments',
  summary:
    'Tournaments that are played on Rondo: those to come and under way by their start, or those that are over, latest first.',
  access: 'visitor',
  input: {
    query: z.object({
      when: z.enum(['coming', 'over']).default('coming'),
      skip: skipLimit.shape.skip,
      limit: z.coerce.number().int().min(1).max(limits.listed).default(limits.listed),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      tournaments: z.array(
        z.strictObject({
          _id: id,
          name: z.string(),
          sport: z.enum(sports),
          startsAt: instant,
          city: z.string(),
          place: z.string(),
          entry: z.enum(tournamentEntries),
          format: z.enum(tournamentFormats),
          stage: z.enum(tournamentStages),
          /** Euros, a team or a player. */
          price: z.number(),
          teams: count,
          teamsMost: count,
          /** Who won it; null while nobody has. */
          winner: z.string().nullable(),
        }),
      ),
    }),
    pagination,
  }),
  errors: [],
});

export const createTournament = defineCall({
  method: 'POST',
  path: '/tournaments',
  summary:
    'Create a tournament and the game with which people enter it: organisers free ones, admins paid ones too. Multipart: the form as JSON in `data`, a picture in `photo`.',
  access: 'organiser',
  input: { body: newTournament, file: 'photo' },
  output: z.strictObject({ status: success, data: z.strictObject({ match: gameDetails }) }),
  errors: [...gameFormRefusals, 'tournament_without_winner', 'tournament_groups_too_many'],
  idempotent: true,
});

export const getTournament = defineCall({
  method: 'GET',
  path: '/tournaments/{id}',
  summary: 'A tournament: its teams, matches, plan and places.',
  access: 'visitor',
  input: { params: byId, query: secretKey },
  output: oneTournament,
  errors: ['game_not_found', 'members_only'],
});

export const changeTournament = defineCall({
  method: 'PUT',
  path: '/tournaments/{id}/terms',
  summary: 'Change how a tournament is played, until its matches are drawn.',
  access: 'player',
  input: { params: byId, body: tournamentTerms },
  output: oneTournament,
  errors: [
    'game_not_found',
    'game_cancelled',
    'game_archived',
    'tournament_drawn',
    'tournament_without_winner',
    'tournament_groups_too_many',
  ],
  idempotent: true,
});

const teamName = z.object({ name: line(gameForm.teamNameMax, 1) });

export const enterTeam = defineCall({
  method: 'POST',
  path: '/tournaments/{id}/teams',
  summary:
    'Name a team, and have its place kept for half an hour: joining with its `teamId` enters it. Who named one that nobody is in yet renames it.',
  access: 'guest',
  input: { params: byId, body: teamName.extend({ secret_key: z.string().max(200).optional() }) },
  output: z.strictObject({ status: success, data: z.strictObject({ teamId: id }) }),
  errors: [...joinRefusals, 'game_full', 'teams_all_taken', 'team_name_taken', 'tournament_drawn', 'teams_are_drawn'],
});

export const renameTeam = defineCall({
  method: 'PATCH',
  path: '/tournaments/{id}/teams/{teamId}',
  summary: 'Give a team another name or colour: its captain, or who leads the tournament.',
  access: 'guest',
  input: {
    params: byTeam,
    body: teamName.extend({
      color: z
        .string()
        .regex(/^#[\da-fA-F]{6}$/)
        .toLowerCase(),
    }),
  },
  output: oneTournament,
  errors: ['game_not_found', 'team_not_found', 'game_cancelled', 'team_name_taken'],
});

export const followIntoTeam = defineCall({
  method: 'POST',
  path: '/tournaments/{id}/teams/{teamId}/players',
  summary: 'Be of a team that its captain entered and paid, by the key of its link. It costs nothing.',
  access: 'guest',
  input: { params: byTeam, body: z.object({ key: z.string().max(200) }) },
  output: oneTournament,
  errors: [
    'game_not_found',
    'members_only',
    'team_not_found',
    'game_cancelled',
    'game_archived',
    'taken_out',
    'team_key_wrong',
    'team_full',
    'already_joined',
  ],
});

export const leaveTeam = defineCall({
  method: 'DELETE',
  path: '/tournaments/{id}/teams/{teamId}/players/{userId}',
  summary:
    'Leave a team that a captain entered, or, for its captain and who leads the tournament, take somebody out of it.',
  access: 'guest',
  input: { params: byTeam.extend({ userId: id }) },
  output: z.strictObject({ status: success }),
  errors: ['game_not_found', 'team_not_found', 'game_archived'],
});

export const withdrawTeam = defineCall({
  method: 'POST',
  path: '/tournaments/{id}/teams/{teamId}/withdraw',
  summary:
    'A team plays no further: what it had not played is a walk-over. For its captain and who leads the tournament, once matches are drawn; before, one leaves the game.',
  access: 'guest',
  input: { params: byTeam },
  output: oneTournament,
  errors: ['game_not_found', 'team_not_found', 'game_cancelled', 'game_archived', 'tournament_not_drawn'],
});

/** A match with its court and its start, in minutes after the tournament's. */
const slot = z.strictObject({
  match: z.string().max(40),
  court: z.string().max(limits.courtNameMax),
  start: z
    .int()
    .min(0)
    .max(2 * gameForm.durationMaxHours * 60),
});

/** What is wrong with a plan, and of which matches. */
const conflict = z.strictObject({
  code: z.enum([
    'match_missing',
    'match_unknown',
    'match_twice',
    'court_unknown',
    'court_closed',
    'court_taken',
    'plays_twice',
    'rest_short',
    'before_result',
    'final_not_last',
    'final_not_first_court',
    'duty_missing',
    'duty_plays',
    'duty_twice',
    'duty_unknown',
  ]),
  match: z.string(),
  /** The other match, where two are in each other's way. */
  other: z.string().nullable(),
  court: z.string().nullable(),
  role: z.string().nullable(),
  /** Of rest that lacks. */
  minutes: z.int().nullable(),
});

const plan = z.strictObject({
  slots: z.array(slot),
  /** Matches for which the courts' hours are too short. */
  unplaced: z.array(z.string()),
  conflicts: z.array(conflict),
  /** When the last match ends, and before when no plan could: minutes after the start. */
  end: z.int(),
  bound: z.int(),
  isShortest: z.boolean(),
});

export const planTournament = defineCall({
  method: 'POST',
  path: '/tournaments/{id}/plan',
  summary:
    'Draw the matches of the teams there are and plan them; or, with `slots`, keep a plan that was moved by hand. `preview` keeps nothing. A plan with a conflict is never kept.',
  access: 'player',
  input: {
    params: byId,
    body: z.object({
      /** The teams, the strongest first; those left out follow by lot. Only before the first match was played. */
      seeds: z.array(id).max(limits.teamsMax).default([]),
      /** null lets Rondo plan. */
      slots: z.array(slot).max(limits.matchesMax).nullable().default(null),
      preview: z.boolean().default(false),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ plan, tournament }) }),
  errors: [
    'game_not_found',
    'game_cancelled',
    'game_archived',
    'tournament_teams_few',
    'tournament_groups_too_many',
    'tournament_rounds_too_many',
    'tournament_under_way',
    'tournament_not_drawn',
    'plan_conflicts',
    'plan_too_long',
  ],
});

export const movePlan = defineCall({
  method: 'POST',
  path: '/tournaments/{id}/plan/moves',
  summary:
    'On the day: courts are late by some minutes, or can’t be used for some time or any more. Everything that follows moves; `preview` shows what, and keeps nothing.',
  access: 'player',
  input: {
    params: byId,
    body: z.object({
      kind: z.enum(['late', 'closed']),
      courts: z.array(z.string().max(limits.courtNameMax)).min(1).max(limits.courtsMax),
      /** How late, or for how long closed; null: for the rest of the day. */
      minutes: minutes(1, gameForm.durationMaxHours * 60).nullable(),
      preview: z.boolean().default(false),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      moves: z.array(
        z.strictObject({
          match: z.string(),
          from: z.strictObject({ court: z.string(), startsAt: instant }),
          /** null if no court has time for it any more. */
          to: z.strictObject({ court: z.string(), startsAt: instant }).nullable(),
        }),
      ),
      tournament,
    }),
  }),
  errors: ['game_not_found', 'game_cancelled', 'game_archived', 'tournament_not_drawn', 'court_unknown'],
});

const byMatch = z.object({ id, matchId: z.string().max(40) });

export const callMatch = defineCall({
  method: 'POST',
  path: '/tournaments/{id}/courts/next',
  summary: 'Call the next match of the queue to a free court: that whose teams are there and rested.',
  access: 'player',
  input: { params: byId, body: z.object({ court: z.string().max(limits.courtNameMax) }) },
  output: z.strictObject({
    status: success,
    /** `match` is null if none can be played now. */
    data: z.strictObject({ match: z.string().nullable(), tournament }),
  }),
  errors: ['game_not_found', 'game_cancelled', 'game_archived', 'tournament_not_drawn', 'court_unknown', 'court_busy'],
});

export const enterMatchResult = defineCall({
  method: 'PUT',
  path: '/tournaments/{id}/matches/{matchId}/result',
  summary:
    'Enter, correct or take back (null) what came out of a match, with the time it was entered: of several the latest counts, whichever arrives first.',
  access: 'guest',
  input: {
    params: byMatch,
    body: z.object({
      result: z
        .object({
          parts: z.array(part).max(results.setsMax).default([]),
          shootOut: which.nullable().default(null),
          gaveUp: which.nullable().default(null),
        })
        .nullable(),
      /** The teams of the match as whoever entered it saw them: by the time it arrives, others may play it. null asks nothing. */
      teams: z.tuple([id, id]).nullable().default(null),
      at: givenInstant,
    }),
  },
  output: oneTournament,
  errors: [
    'game_not_found',
    'game_cancelled',
    'tournament_not_drawn',
    'match_not_found',
    'match_not_ready',
    'match_decided_others',
    'match_teams_changed',
    'result_not_yet',
    'result_too_late',
    'result_needs_winner',
    'set_not_over',
  ],
});

const tableRow = z.strictObject({
  team: id,
  rank: z.int(),
  played: count,
  won: count,
  drew: count,
  lost: count,
  /** Goals, points, or sets. */
  scored: count,
  against: count,
  points: z.int(),
  /** By what it stands above the next one, if they are level in points: a rule, and what each had. */
  above: z.strictObject({ rule: z.string(), values: z.array(z.array(z.number())) }).nullable(),
});

export const tournamentStandings = defineCall({
  method: 'GET',
  path: '/tournaments/{id}/standings',
  summary: 'The table of each group, or of a Swiss tournament, with what decided between teams that are level.',
  access: 'visitor',
  input: { params: byId, query: secretKey },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      tables: z.array(z.strictObject({ group: z.string().nullable(), rows: z.array(tableRow) })),
    }),
  }),
  errors: ['game_not_found', 'members_only'],
});

export type Tournament = z.output<typeof tournament>;
export type TournamentMatch = z.output<typeof match>;
export type TournamentTeam = z.output<typeof team>;
export type TournamentTerms = z.output<typeof tournamentTerms>;
export type TournamentPlan = z.output<typeof plan>;
export type TournamentTable = z.output<typeof tournamentStandings.output>['data']['tables'][number];
export type ListedTournament = z.output<typeof findTournaments.output>['data']['tournaments'][number];
