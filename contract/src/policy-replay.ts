import { policyReplay } from '@rondo/rules/policy-replay';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { euros, id, instant, success } from './wire.ts';

/** A spot of a past game, without its player. */
const pastSpot = z.strictObject({
  /** Before discounts. */
  price: euros,
  paid: euros,
  joinedAt: instant,
  /** null if they stayed until the game was played or cancelled. */
  leftAt: instant.nullable(),
  /** The refund of a spot that was given up. */
  refunded: euros,
  retained: euros,
});

const pastGame = z.strictObject({
  _id: id,
  name: z.string(),
  startsAt: instant,
  cutoffAt: instant,
  /** When the game last got another time or place. */
  changedAt: instant.nullable(),
  minimum: z.int(),
  wentAhead: z.boolean(),
  /** Whether a person cancelled it, so that no policy would have saved it. */
  calledOff: z.boolean(),
  earnsPay: z.boolean(),
  /** The caller's pay for it, in euros. */
  pay: euros,
  spots: z.array(pastSpot),
});

export const listPastGames = defineCall({
  method: 'GET',
  path: '/organising/replay',
  summary: `The caller's own paid games of the last ${policyReplay.months} months, with what was paid and given back for each spot by the ledger, to try other prices, minimums and refunds on; the latest first, at most ${policyReplay.maxGames}. No names.`,
  access: 'organiser',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ games: z.array(pastGame) }) }),
  errors: [],
});

export type ReplayedGame = z.output<typeof pastGame>;
