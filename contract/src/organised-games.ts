import { languageCodes, leadingRights, pageSizes } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { pagination, success } from './wire.ts';

/** One of the caller's games as an organiser, with facts that only they need. */
const organisedCard = gameCard.extend({
  /** How many people wait for a spot. */
  waiting: z.int(),
  /** How many games of its series are upcoming, itself included; null if it is in no series. */
  seriesLeft: z.int().nullable(),
  /** Whether an admin gave it to them, so that they earn something with it. */
  isPaidFor: z.boolean(),
  /** The caller's rights as a co-organiser of somebody else's game; null in a game of their own. */
  helpsWith: z.array(z.enum(leadingRights)).nullable(),
});

export const organisedGames = defineCall({
  method: 'GET',
  path: '/organising/games',
  summary:
    'The games the caller organises, or is a co-organiser of: upcoming ones the soonest first, past and cancelled ones the latest.',
  access: 'player',
  input: {
    query: z.object({
      period: z.enum(['upcoming', 'past']).default('upcoming'),
      page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ matches: z.array(organisedCard) }), pagination }),
  errors: [],
});

export const registrantsCsv = defineCall({
  method: 'GET',
  path: '/organising/games/{id}/registrants.csv',
  summary: 'Who registered for an external event, with team, organisation and membership, as a file for a spreadsheet.',
  access: 'player',
  proof: true,
  input: {
    params: z.object({ id: z.string().max(64) }),
    query: z.object({ lang: z.enum(languageCodes).optional().describe("The reader's language if left out") }),
  },
  output: z.string(),
  errors: ['game_not_found'],
  media: 'text/csv',
});

export type OrganisedCard = z.output<typeof organisedCard>;
