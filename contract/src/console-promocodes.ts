import { z } from 'zod';
import { consoleList, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { discountTypes } from './promocodes.ts';
import { euros, givenInstant, id, instant, line, success } from './wire.ts';

/** Promocodes that admins create; student cards create their own (product.md#promocodes). */

const usesTotal = z.int().min(1).max(1_000_000);

const listedPromocode = z.strictObject({
  _id: id,
  code: z.string(),
  name: z.string(),
  discountType: z.enum(discountTypes),
  /** A percentage, or euros. */
  discountValue: z.number(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  isExpired: z.boolean(),
  /** null for no limit. */
  usesTotal: z.int().nullable(),
  activated: z.int(),
  redeemed: z.int(),
  /** Whether it is a gift of more than one admin may give, which works once another admin agrees. */
  waitsForSecond: z.boolean(),
  /** The amount it gave or took off so far. */
  cost: euros,
  createdAt: instant,
});

export const { list: listConsolePromocodes, file: consolePromocodesFile } = consoleList({
  path: '/admin/promocodes',
  summary: 'Promocodes, by words of their code or name, with how often they were used and what they cost.',
  rows: { promocodes: listedPromocode },
  sorts: ['newest', 'oldest', 'code'],
  filters: {
    state: z.enum(['running', 'expired']).optional(),
  },
});

const details = listedPromocode.extend({
  games: z.array(z.strictObject({ _id: id, name: z.string() })),
  /** The people who activated it, the latest first. */
  holders: z.array(
    z.strictObject({
      _id: id,
      name: z.string(),
      activatedAt: instant,
      redeemedAt: instant.nullable(),
      game: z.strictObject({ _id: id, name: z.string() }).nullable(),
    }),
  ),
});
const onePromocode = z.strictObject({ status: success, data: z.strictObject({ promocode: details }) });
const byId = z.object({ id });

export const getConsolePromocode = defineCall({
  method: 'GET',
  path: '/admin/promocodes/{id}',
  summary: 'A promocode and who used it. Each look is in the audit log.',
  access: 'admin',
  input: { params: byId },
  output: onePromocode,
  errors: ['promocode_not_found'],
});

export const getGiftsLeft = defineCall({
  method: 'GET',
  path: '/admin/promocodes/{id}/gifts',
  summary:
    'What is left of the gifts of a promocode, and whose they are: what would go back if it ended with them. Each look is in the audit log.',
  access: 'admin',
  input: { params: byId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The first two hundred gifts. */
      gifts: z.array(z.strictObject({ _id: id, name: z.string(), left: euros })),
      people: z.int(),
      left: euros,
    }),
  }),
  errors: [],
});

export const createPromocode = defineCall({
  method: 'POST',
  path: '/admin/promocodes',
  summary: 'Make a promocode: a percentage, an amount off, or a gift on the balance.',
  access: 'admin',
  decidesMoney: true,
  input: {
    body: z.object({
      code: line(40, 3).pipe(z.string().regex(/^[\p{L}\p{N}_-]+$/u)),
      name: line(80, 1),
      discountType: z.enum(discountTypes),
      discountValue: z.number().positive().max(1000).describe('Whole percent, or euros with at most two decimals'),
      startsAt: givenInstant.optional(),
      endsAt: givenInstant.optional(),
      usesTotal: usesTotal.optional(),
      matchIds: z.array(id).max(50).default([]).describe('The games it is for; empty for all'),
      reason,
    }),
  },
  output: onePromocode,
  errors: ['promocode_taken', 'promocode_too_much', 'promocode_ends_early', 'game_not_found'],
  idempotent: true,
});

export const changePromocode = defineCall({
  method: 'PATCH',
  path: '/admin/promocodes/{id}',
  summary: 'Change the name, the end or the uses of a promocode, or let it expire now. What it gives stays.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: byId,
    body: z.object({
      name: line(80, 1).optional(),
      endsAt: givenInstant.nullable().optional(),
      usesTotal: usesTotal.nullable().optional(),
      expired: z.literal(true).optional().describe('Whether it ends now'),
      takeGifts: z.boolean().optional().describe('Whether the rest of its gifts is taken back when it ends'),
      reason,
    }),
  },
  output: onePromocode,
  errors: ['promocode_not_found', 'promocode_ends_early', 'promocode_used_more', 'promocode_taken', 'already_decided'],
  idempotent: true,
});

export const agreeToGift = defineCall({
  method: 'POST',
  path: '/admin/promocodes/{id}/agree',
  summary:
    'Agree to a gift that another admin made and that is more than one may give: more than 25 euros each, or than 250 in all.',
  access: 'admin',
  decidesMoney: true,
  input: { params: byId, body: z.object({ reason }) },
  output: onePromocode,
  errors: ['promocode_not_found', 'own_proposal', 'admins_of_one_hand', 'already_decided'],
  idempotent: true,
});
