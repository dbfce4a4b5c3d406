import { isOneSideEnough, sideSizes } from '@rondo/rules/challenges';
import { pageSizes } from '@rondo/rules';
import { z } from 'zod';
import { byCommunity } from './communities.ts';
import { defineCall } from './define-call.ts';
import { gameFields } from './game-form.ts';
import { gameCard } from './game-shapes.ts';
import { oneGame } from './games.ts';
import { gameFormRefusals } from './organising.ts';
import { id, success } from './wire.ts';

/** Challenges: a game in which two communities fill a side each (product.md#challenges). */

/** The game is of the home community, `communities`; `players` is both sides together. */
const newChallenge = z
  .object({
    game: gameFields,
    /** The community that is challenged. */
    away: id,
    /** How many players each side has. */
    size: z.int().min(sideSizes.min).max(sideSizes.max),
  })
  .superRefine(({ game, size }, context) => {
    const refuse = (path: string, message: string, code?: 'challenge_minimum') =>
      context.addIssue({ code: 'custom', path: ['game', path], message, params: { code }, input: game });
    if (game.tournament) refuse('tournament', 'A challenge is no tournament.');
    if (game.repeat_weeks !== 1) refuse('repeat_weeks', 'A challenge is made once.');
    if (game.communities.length !== 1) refuse('communities', 'The community that challenges.');
    if (game.players !== 2 * size) refuse('players', 'Both sides together.');
    if (isOneSideEnough({ minimumPlayers: game.minimum_players_threshold, capacity: 2 * size }))
      refuse('minimum_players_threshold', 'More than one side.', 'challenge_minimum');
  });

export const createChallenge = defineCall({
  method: 'POST',
  path: '/challenges',
  summary:
    'Challenge another community: a game in which each fills a side, made by an organiser who leads the home one. Multipart like making a game.',
  access: 'organiser',
  input: { body: newChallenge, file: 'photo' },
  output: oneGame,
  errors: [
    ...gameFormRefusals,
    'challenge_minimum',
    'community_not_found',
    'challenge_not_yours',
    'challenge_yourself',
    'challenge_private',
    'challenge_closed',
    'challenges_open',
  ],
  idempotent: true,
});

export const answerChallenge = defineCall({
  method: 'POST',
  path: '/challenges/{id}/answer',
  summary:
    'Accept or decline a challenge as an admin of the away community. Accepting opens its side, declining cancels the game with everything back.',
  access: 'player',
  input: { params: z.object({ id: z.string().max(64) }), body: z.object({ accept: z.boolean() }) },
  output: oneGame,
  errors: ['game_not_found', 'challenge_answered', 'challenge_over'],
});

export const openChallenges = defineCall({
  method: 'GET',
  path: '/communities/{id}/challenges',
  summary: `Challenges that a community has not answered, the soonest first, for its admins: ${pageSizes.openChallenges} at most.`,
  access: 'player',
  input: { params: byCommunity },
  output: z.strictObject({ status: success, data: z.strictObject({ challenges: z.array(gameCard) }) }),
  errors: ['community_not_found'],
});
