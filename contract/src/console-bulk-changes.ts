import { bulkChangeMax, gameForm } from '@rondo/rules';
import { z } from 'zod';
import { gameFilters, venueId } from './console-games.ts';
import { defineCall } from './define-call.ts';
import { euros, id, instant, line, success, text } from './wire.ts';

/** An admin's changes of several games together, for example when a venue is shut for a day (product.md#bulk-changes). */

export const bulkActs = ['cancel', 'move'] as const;
/** Why a game can't be cancelled or moved with the others; `other` for reasons that only a closer look at the game shows. */
export const bulkRefusals = [
  'game_cancelled',
  'game_archived',
  'game_started',
  'date_out_of_range',
  'local_time_missing',
  'other',
] as const;

const daysMax = 60;
const minutesMax = 12 * 60;

const refusal = z.enum(bulkRefusals).nullable();
const venue = z.strictObject({ _id: venueId, name: z.string(), address: z.string(), city: z.string() });

export const previewBulkChange = defineCall({
  method: 'GET',
  path: '/admin/bulk-changes/preview',
  summary: 'What it would mean to cancel or move these games together: who is in, what goes back, what can’t be done.',
  access: 'admin',
  input: {
    query: z.object({
      query: line(100).default(''),
      ...gameFilters,
      act: z.enum(bulkActs),
      days: z.coerce.number().int().min(-daysMax).max(daysMax).default(0),
      minutes: z.coerce.number().int().min(-minutesMax).max(minutesMax).default(0),
      venueId: venueId.optional(),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      games: z.array(
        z.strictObject({
          _id: id,
          name: z.string(),
          startsAt: instant,
          joined: z.int(),
          /** What was paid for it, without rides on a pass. */
          paid: euros,
          /** Why the game can't be changed; null if it can. */
          refusal,
        }),
      ),
      /** For the games that can be changed: how many people play or pay, each once, and what they paid. */
      people: z.int(),
      paid: euros,
      /** Whether there are more games than can be changed together. */
      more: z.boolean(),
    }),
  }),
  errors: ['venue_unknown'],
});

const bulkChange = z.strictObject({
  _id: id,
  act: z.enum(bulkActs),
  note: z.string(),
  createdAt: instant,
  /** null while games wait. */
  finishedAt: instant.nullable(),
  total: z.int(),
  done: z.int(),
  refused: z.array(z.strictObject({ _id: id, name: z.string(), refusal: z.enum(bulkRefusals) })),
});
const oneBulkChange = z.strictObject({ status: success, data: z.strictObject({ bulkChange }) });

export const startBulkChange = defineCall({
  method: 'POST',
  path: '/admin/bulk-changes',
  summary: 'Cancel or move these games with one note. It is done game by game, soon.',
  access: 'admin',
  input: {
    body: z.object({
      act: z.enum(bulkActs),
      gameIds: z.array(id).min(1).max(bulkChangeMax),
      days: z.int().min(-daysMax).max(daysMax).default(0).describe('How many days later; below zero for earlier'),
      minutes: z.int().min(-minutesMax).max(minutesMax).default(0).describe('How many minutes later'),
      venueId: venueId.optional().describe('The new place'),
      note: text(gameForm.cancelNoteMax, 3).describe('The reason, which players read'),
    }),
  },
  output: oneBulkChange,
  errors: ['game_not_found', 'venue_unknown', 'move_missing', 'moved_just_now'],
  idempotent: true,
});

export const getBulkChange = defineCall({
  method: 'GET',
  path: '/admin/bulk-changes/{id}',
  summary: 'How far a bulk change is.',
  access: 'admin',
  input: { params: z.object({ id }) },
  output: oneBulkChange,
  errors: ['not_found'],
});

export const findVenues = defineCall({
  method: 'GET',
  path: '/admin/venues',
  summary: 'Venues where games are or were, by words of the venue or of a game there, the latest first.',
  access: 'admin',
  input: { query: z.object({ query: line(100, 1) }) },
  output: z.strictObject({ status: success, data: z.strictObject({ venues: z.array(venue) }) }),
  errors: [],
});
