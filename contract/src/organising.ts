import { gameForm } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameChanges, gameFields, namedTeam, namesEachOnce } from './game-form.ts';
import { gameDetails } from './game-shapes.ts';
import { oneGame } from './games.ts';
import { id, success, text } from './wire.ts';

const byId = z.object({ id: z.string().max(64) });

/** Why a well-formed form of a game can't be accepted. */
export const gameFormRefusals = [
  'only_free_games',
  'local_time_missing',
  'date_out_of_range',
  'players_not_above_minimum',
  'picture_not_usable',
  'place_outside',
  'place_unknown',
  'sport_not_paying',
  'teams_required',
  'teams_too_small',
  'external_details_required',
  'community_not_yours',
] as const;

export const createGame = defineCall({
  method: 'POST',
  path: '/matches',
  summary:
    'Create a game, or a weekly series: organisers free ones, admins paid ones too. Multipart: the form as JSON in `data`, a picture in `photo`.',
  access: 'organiser',
  input: { body: gameFields, file: 'photo' },
  output: z.strictObject({
    status: success,
    /** The first game, and the ids of all of them in chronological order. */
    data: z.strictObject({ match: gameDetails, created: z.array(id) }),
  }),
  errors: gameFormRefusals,
  idempotent: true,
});

export const getGameToEdit = defineCall({
  method: 'GET',
  path: '/admin/match/{id}',
  summary:
    'A game to edit, cancel or duplicate: organisers their own, admins any, co-organisers what they were trusted with.',
  access: 'player',
  input: { params: byId },
  output: oneGame,
  errors: ['game_not_found'],
});

export const editGame = defineCall({
  method: 'PATCH',
  path: '/admin/match/{id}',
  summary:
    'Edit a game, or it and all later ones of its series. Multipart like creating; players are told of a change of time, place or price.',
  access: 'player',
  input: { params: byId, body: gameChanges, file: 'photo' },
  output: oneGame,
  errors: [
    ...gameFormRefusals,
    'price_stays',
    'game_not_found',
    'game_cancelled',
    'game_archived',
    'game_started',
    'capacity_below_joined',
    'team_in_use',
    'kind_fixed',
    'places_fixed',
    'challenge_sides_stay',
    'challenge_minimum',
  ],
  idempotent: true,
});

export const changeVenuePhoto = defineCall({
  method: 'PUT',
  path: '/admin/match/{id}/venuePhoto',
  summary:
    'Put up a photo of the place where a game is, or remove it, for all games there without a photo of their own. Multipart: a picture in `photo`; none removes it. For who has a game there; the first photo stays until its owner or an admin changes it.',
  access: 'organiser',
  input: { params: byId, body: z.object({}), file: 'photo' },
  output: oneGame,
  errors: ['game_not_found', 'picture_not_usable', 'venue_photo_taken'],
});

export const cancelGame = defineCall({
  method: 'POST',
  path: '/admin/match/{id}/cancel',
  summary: 'Cancel a game before its start, or it and all later ones of its series: everyone gets 100 % back.',
  access: 'organiser',
  input: {
    params: byId,
    body: z.object({
      /** The reason, which players read. */
      note: text(gameForm.cancelNoteMax).default(''),
      scope: z.enum(['one', 'following']).default('one'),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ cancelled: z.array(id) }) }),
  errors: ['game_not_found', 'game_cancelled', 'game_archived', 'game_started'],
  idempotent: true,
});

export const assignTeams = defineCall({
  method: 'PATCH',
  path: '/admin/match/{id}/teams',
  summary:
    'Save who plays in which team. In a tournament its own teams, by `_id`; in any other game these teams replace the ones before.',
  access: 'player',
  input: {
    params: byId,
    body: z.object({
      teams: z
        .array(
          namedTeam.extend({
            /** Ids of joined players, each in at most one team. */
            members: z.array(id).max(gameForm.playersMax),
          }),
        )
        .max(gameForm.playersMax)
        .refine(namesEachOnce, { error: 'Each team only once.' }),
    }),
  },
  output: oneGame,
  errors: [
    'game_not_found',
    'game_cancelled',
    'team_full',
    'challenge_sides_stay',
    'players_changed',
    'captains_stay',
    'tournament_drawn',
    'result_entered',
  ],
  idempotent: true,
});

export const drawTeams = defineCall({
  method: 'POST',
  path: '/admin/match/{id}/draws',
  summary: 'Let chance make teams of the players there are, by the game’s sealed seed; they are not saved yet.',
  access: 'player',
  input: { params: byId, body: z.object({ teamSize: z.int().min(1).max(gameForm.teamSizeMax) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** From 1: how many draws this game has had. */
      number: z.int(),
      /** Ids of players. */
      teams: z.array(z.array(id)),
    }),
  }),
  errors: ['game_not_found', 'game_cancelled', 'players_changed', 'no_draws_left'],
  idempotent: true,
});
