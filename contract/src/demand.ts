import { levels, sports, weekParts } from '@rondo/rules';
import { demandTerms } from '@rondo/rules/demand';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { coordinates, euros, instant, success } from './wire.ts';

const demandCell = z.strictObject({
  town: z.strictObject({ name: z.string(), coordinates }),
  sport: z.enum(sports),
  part: z.enum(weekParts),
  /** Rounded down, at least five. */
  people: z.int().min(demandTerms.least),
  /** The level that most of them want. */
  level: z.enum(levels),
  /** The price that at least half of them would pay, in euros; null for any price. */
  price: euros.nullable(),
  /** Whether an organiser recently made a game for it, and its people were told. */
  isAnswered: z.boolean(),
});

export const listDemand = defineCall({
  method: 'GET',
  path: '/demand',
  summary: `Where and when people wish for games, counted once a day: numbers alone, never of fewer than ${demandTerms.least} people; the most wanted ${demandTerms.shown}.`,
  access: 'organiser',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({ cells: z.array(demandCell), countedAt: instant.nullable() }),
  }),
  errors: [],
});

export type DemandCell = z.output<typeof demandCell>;
