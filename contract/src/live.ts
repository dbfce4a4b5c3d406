import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameDetails } from './game-shapes.ts';
import { linkKey } from './games.ts';
import { id } from './wire.ts';

/** A game as it is now, for an open page: everything that doesn't depend on the viewer except the weather, though visitors get no player's data. */
export const liveGame = gameDetails.omit({
  viewer: true,
  groupchat: true,
  contact_details: true,
  refunded_users: true,
  registrants: true,
  weather: true,
});

export const watchGames = defineCall({
  method: 'GET',
  path: '/live',
  summary:
    'Server-sent events: `match` with a game as JSON (as GET /matches/{id}, without what depends on the viewer), at once and after each change, within 2 s. One connection for several games. Ends after some minutes; browsers open it again by themselves.',
  access: 'visitor',
  input: {
    query: z.object({
      matches: z
        .string()
        .transform((given) => given.split(','))
        .pipe(z.array(id).min(1).max(20))
        .describe('Ids of games, comma-separated; games that the caller may not see are left out'),
      secret_key: linkKey,
    }),
  },
  output: z.string().describe('text/event-stream'),
  errors: [],
  stream: true,
});

export type LiveGame = z.output<typeof liveGame>;
