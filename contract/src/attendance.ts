import { roles } from '@rondo/rules';
import { attendance, checkInMarks, checkInStages, noShowStates } from '@rondo/rules/attendance';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { givenInstant, id, instant, line, success, text } from './wire.ts';

/** On the day (product.md#on-the-day): who came to a game, no-shows, and how reliably players come. */

const byId = z.object({ id: z.string().max(64) });
const sentence = text(attendance.sentenceMax, attendance.sentenceMin);

/** 'Came to 19 of 20'; null if too little is known. */
const reliability = z.strictObject({ came: z.int(), of: z.int() }).nullable();

/** A no-show as both sides see it. */
const noShow = z.strictObject({
  _id: id,
  state: z.enum(noShowStates),
  stateAt: instant,
  appeal: z.string().nullable(),
  /** Why the organiser keeps it. */
  reason: z.string().nullable(),
  secondAppeal: z.string().nullable(),
  /** Rondo's final decision. */
  verdict: z.string().nullable(),
});

/** The parts of a ticket shown on the day: a text for a camera, and a few characters for organisers without one. */
export const ticket = z.strictObject({ text: z.string(), code: z.string() });

const spot = z.strictObject({
  _id: id,
  player: z.strictObject({ _id: id, name: z.string(), photo: z.string().nullable(), role: z.enum(roles) }),
  teamName: z.string().nullable(),
  mark: z.enum(checkInMarks),
  /** null without a mark. */
  markedAt: instant.nullable(),
  ticket,
  /** Only for the organiser of the game; null for a guest and for a new player too. */
  reliability,
  noShow: noShow.nullable(),
});

const checkIn = z.strictObject({
  match: z.strictObject({ _id: id, name: z.string(), game_date: instant, endsAt: instant }),
  stage: z.enum(checkInStages),
  opensAt: instant,
  closesAt: instant,
  /** Until when no-shows can be confirmed, from the end of the game on; null if they can't be any more, or nobody was checked in. */
  confirmUntil: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** Whether the viewer sees how reliably players come. */
  showsReliability: z.boolean(),
  spots: z.array(spot),
});

const oneCheckIn = z.strictObject({ status: success, data: z.strictObject({ checkIn }) });

export const getCheckIn = defineCall({
  method: 'GET',
  path: '/matches/{id}/check-in',
  summary: 'Who has a spot in a game, and who is here: for who may edit it.',
  access: 'player',
  input: { params: byId },
  output: oneCheckIn,
  errors: ['game_not_found'],
});

export const markSpots = defineCall({
  method: 'POST',
  path: '/matches/{id}/check-in',
  summary:
    'Mark who is here, each with the time it was marked: the later one counts, whichever arrives first. Spots that were given up since are left out.',
  access: 'player',
  input: {
    params: byId,
    body: z.object({
      marks: z
        .array(z.strictObject({ spot: id, mark: z.enum(checkInMarks), at: givenInstant }))
        .min(1)
        .max(attendance.marksAtOnce),
    }),
  },
  output: oneCheckIn,
  errors: ['game_not_found', 'game_cancelled', 'check_in_not_open', 'check_in_closed'],
});

export const readTicket = defineCall({
  method: 'POST',
  path: '/matches/{id}/check-in/ticket',
  summary: 'Whose spot a ticket’s text or typed code names.',
  access: 'player',
  input: { params: byId, body: z.object({ ticket: line(100, 1) }) },
  output: z.strictObject({ status: success, data: z.strictObject({ spot: id }) }),
  errors: ['game_not_found', 'ticket_unknown', 'ticket_of_another_game', 'ticket_given_up'],
});

export const confirmNoShows = defineCall({
  method: 'POST',
  path: '/matches/{id}/no-shows',
  summary: 'Confirm after a game who did not come; an empty list says that everybody did. Each is told once.',
  access: 'player',
  input: { params: byId, body: z.object({ spots: z.array(id).max(attendance.marksAtOnce) }) },
  output: oneCheckIn,
  errors: [
    'game_not_found',
    'game_cancelled',
    'no_shows_not_yet',
    'no_shows_too_late',
    'check_in_not_used',
    'spot_was_here',
    'players_changed',
  ],
  idempotent: true,
});

export const answerNoShow = defineCall({
  method: 'POST',
  path: '/no-shows/{id}/answer',
  summary: 'Take a no-show back, or keep one that was appealed, with a reason.',
  access: 'player',
  input: {
    params: z.object({ id }),
    body: z.discriminatedUnion('act', [
      z.object({ act: z.literal('take_back') }),
      z.object({ act: z.literal('keep'), reason: sentence }),
    ]),
  },
  output: oneCheckIn,
  errors: ['no_show_not_found', 'no_show_decided'],
  idempotent: true,
});

export const listReliability = defineCall({
  method: 'GET',
  path: '/matches/{id}/reliability',
  summary: 'How reliably the players of a game come: for its organiser alone. Guests are left out; null is new.',
  access: 'player',
  input: { params: byId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ players: z.array(z.strictObject({ _id: id, reliability })) }),
  }),
  errors: ['game_not_found'],
});

/** What is known of a player's attendance of a game. */
export const attendedOutcomes = ['came', 'no_show', 'open'] as const;

const attendedGame = z.strictObject({
  match: z.strictObject({ _id: id, name: z.string(), game_date: instant }),
  outcome: z.enum(attendedOutcomes),
  noShow: noShow.nullable(),
  /** Until when it can be appealed; null if it can't. */
  appealUntil: instant.nullable(),
});

const ownAttendance = z.strictObject({
  status: success,
  data: z.strictObject({ reliability, matches: z.array(attendedGame) }),
});

export const getAttendance = defineCall({
  method: 'GET',
  path: '/users/attendance',
  summary: 'What organisers read of the user, and the games it is made of.',
  access: 'player',
  input: {},
  output: ownAttendance,
  errors: [],
});

export const appealNoShow = defineCall({
  method: 'POST',
  path: '/no-shows/{id}/appeal',
  summary: 'Appeal against a no-show, to the organiser; against one that was kept once more, to Rondo.',
  access: 'player',
  input: { params: z.object({ id }), body: z.object({ sentence }) },
  output: ownAttendance,
  errors: ['no_show_not_found', 'no_show_decided', 'appeal_too_late'],
  idempotent: true,
});

const person = z.strictObject({ _id: id, name: z.string() });

const listedNoShow = noShow.extend({
  match: z.strictObject({ _id: id, name: z.string(), game_date: instant }),
  player: person,
  organiser: person,
});

export const listNoShows = defineCall({
  method: 'GET',
  path: '/admin/no-shows',
  summary: 'Kept no-shows that players appealed against once more, those that wait first.',
  access: 'admin',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ noShows: z.array(listedNoShow) }) }),
  errors: [],
});

export const decideNoShow = defineCall({
  method: 'POST',
  path: '/admin/no-shows/{id}',
  summary: 'Decide about one for good; both sides read the reason.',
  access: 'admin',
  input: { params: z.object({ id }), body: z.object({ act: z.enum(['uphold', 'take_back']), reason: sentence }) },
  output: z.strictObject({ status: success, data: z.strictObject({ noShow: listedNoShow }) }),
  errors: ['no_show_not_found', 'no_show_decided', 'not_on_oneself'],
  idempotent: true,
});

export type CheckIn = z.output<typeof checkIn>;
export type CheckInSpot = z.output<typeof spot>;
export type OwnAttendance = z.output<typeof ownAttendance>['data'];
export type AttendedMatch = z.output<typeof attendedGame>;
export type NoShow = z.output<typeof noShow>;
export type ListedNoShow = z.output<typeof listedNoShow>;
export type Ticket = z.output<typeof ticket>;
