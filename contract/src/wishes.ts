import { sports, weekParts } from '@rondo/rules';
import { wishLevels, wishLimits, wishPricesCents, wishRadiiKm, wishTellings } from '@rondo/rules/wishes';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { coordinates, id, line, success } from './wire.ts';

/** Games that a person wishes to be told of (product.md#wishes): only they see their wishes. */

const distinct = <T extends string>(values: readonly T[], least: number) =>
  z
    .array(z.enum(values))
    .min(least)
    .max(values.length)
    .refine((given) => new Set(given).size === given.length, { error: 'Each only once.' });

const pricesEuros = wishPricesCents.map((cents) => cents / 100);

const wishFields = z.strictObject({
  sports: distinct(sports, 1),
  parts: distinct(weekParts, 1).describe('Parts of the week in which the game starts'),
  place: z.strictObject({ name: line(100, 1), coordinates }),
  radius: z
    .number()
    .refine((km) => (wishRadiiKm as readonly number[]).includes(km), { error: `One of ${wishRadiiKm.join(', ')} km` })
    .describe('In kilometres'),
  levels: distinct(wishLevels, 0).describe('Empty for any level'),
  maxPrice: z
    .number()
    .refine((euros) => pricesEuros.includes(euros), { error: `One of ${pricesEuros.join(', ')}` })
    .nullable()
    .describe('The most to pay, in euros; null for any price'),
  telling: z.enum(wishTellings).describe('Told about each game at once, or about all together once a day or a week'),
});

const wish = wishFields.extend({
  _id: id,
  /** Whether it is on; a paused wish tells nothing, and counts nowhere. */
  isOn: z.boolean(),
  /** How many games that can be joined now fit, and the soonest few of them. */
  fitting: z.strictObject({ count: z.int().min(0), matches: z.array(gameCard) }),
});

const params = z.object({ id });
const one = z.strictObject({ status: success, data: z.strictObject({ wish: wish.omit({ fitting: true }) }) });

export const listWishes = defineCall({
  method: 'GET',
  path: '/wishes',
  summary: 'The user’s wishes, the newest first, each with the games that fit it now.',
  access: 'player',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ wishes: z.array(wish) }) }),
  errors: [],
});

export const createWish = defineCall({
  method: 'POST',
  path: '/wishes',
  summary: `Wishes for games, which the user is told of from then on: ${wishLimits.most} wishes at most.`,
  access: 'player',
  input: { body: wishFields },
  output: one,
  errors: ['too_many_wishes', 'place_outside'],
});

export const changeWish = defineCall({
  method: 'PUT',
  path: '/wishes/{id}',
  summary: 'Changes a wish; it is on afterwards.',
  access: 'player',
  input: { params, body: wishFields },
  output: one,
  errors: ['wish_not_found', 'place_outside'],
});

export const turnWish = defineCall({
  method: 'PATCH',
  path: '/wishes/{id}',
  summary: 'Pauses a wish, or switches it on again.',
  access: 'player',
  input: { params, body: z.strictObject({ isOn: z.boolean() }) },
  output: one,
  errors: ['wish_not_found'],
});

export const removeWish = defineCall({
  method: 'DELETE',
  path: '/wishes/{id}',
  summary: 'Removes a wish; one that is gone already is no error.',
  access: 'player',
  input: { params },
  output: z.strictObject({ status: success }),
  errors: [],
});

export type Wish = z.output<typeof wish>;
export type WishFields = z.output<typeof wishFields>;
