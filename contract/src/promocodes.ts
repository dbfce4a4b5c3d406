import { cardNumberOf } from '@rondo/rules/promocodes';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { done, euros, id, instant, line, pagination, skipLimit, success } from './wire.ts';

export const discountTypes = ['percentage', 'nominal', 'topupBalance'] as const;

/** A promocode that a person activated. */
export const promocode = z.strictObject({
  _id: id,
  code: z.string(),
  name: z.string(),
  promoType: z.enum(['periodic', 'other']),
  discountType: z.enum(discountTypes),
  /** A percentage, or euros. */
  discountValue: z.number(),
  /** Whether it applies to all games or to `selectedMatches` only. */
  matchScope: z.enum(['all', 'selected']),
  selectedMatches: z.array(id),
  activated_at: instant.nullable(),
  endDateTime: instant.nullable(),
  is_selected: z.boolean(),
  is_activated: z.boolean(),
  is_redeemed: z.boolean(),
  isExpired: z.boolean(),
  /** For a periodic code: the months it was used for, `2026-11`, by the local start of the game. */
  used_months: z.array(z.string().regex(/^\d{4}-\d{2}$/)),
  /** Unfinished payments that use it, with the month for a periodic code: it counts for the holder's own spot in those games, and nowhere else. */
  held_for: z.array(z.strictObject({ matchId: id, month: z.string().nullable() })),
});

/** With the names of upcoming games that it applies to. */
const listedPromocode = promocode.extend({
  matches: z.array(z.strictObject({ _id: id, name: z.string(), game_date: instant })),
});

export const activatePromocode = defineCall({
  method: 'POST',
  path: '/promocode/activate',
  summary: 'Attach a promocode to the account, once a person and code. One that tops up the balance does so at once.',
  access: 'player',
  input: { body: z.object({ code: line(40, 1) }) },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({
      promocode,
      /** Euros added to the balance now. */
      credited: euros,
    }),
  }),
  errors: [
    'promocode_unknown',
    'promocode_expired',
    'promocode_used_up',
    'gift_month_full',
    'promocode_already_activated',
    'wallet_for_players',
  ],
  idempotent: true,
});

export const attachStudentCard = defineCall({
  method: 'POST',
  path: '/promocode/attach-periodic-promocode/ESN',
  summary: 'Attach a student card: one discounted game a calendar month, until a year after the card was picked up.',
  access: 'player',
  input: {
    body: z.object({
      card_number: z
        .string()
        .max(60)
        .transform((given, issues) => {
          const number = cardNumberOf(given);
          if (number === null) issues.addIssue('Seven digits, three letters, a letter or digit.');
          return number ?? z.NEVER;
        })
        .describe('As on the card; spaces and capitals don’t matter'),
      pickup_day: z.coerce.number().int().min(1).max(31),
      pickup_month: z.coerce.number().int().min(1).max(12),
    }),
  },
  output: z.strictObject({ status: success, message: z.string(), data: z.strictObject({ promocode }) }),
  errors: ['card_date_missing', 'card_expired', 'card_taken', 'card_attached', 'wallet_for_players'],
  idempotent: true,
});

export const myPromocodes = defineCall({
  method: 'GET',
  path: '/promocode/user/me',
  summary: 'Promocodes the user activated, newest or oldest first.',
  access: 'player',
  input: { query: skipLimit },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ promocodes: z.array(listedPromocode) }),
    pagination,
  }),
  errors: ['wallet_for_players'],
});

export const selectPromocode = defineCall({
  method: 'POST',
  path: '/promocode/select',
  summary: 'Select a promocode for the next payment; another one that was selected is so no more.',
  access: 'player',
  input: { body: z.object({ _id: id.describe('The promocode; its other fields don’t matter') }) },
  output: done,
  errors: [
    'promocode_not_yours',
    'promocode_not_selectable',
    'promocode_redeemed',
    'promocode_expired',
    'promocode_already_selected',
    'wallet_for_players',
  ],
});

export const unselectPromocode = defineCall({
  method: 'DELETE',
  path: '/promocode/select',
  summary: 'Select no promocode: the next payment takes none.',
  access: 'player',
  input: {},
  output: done,
  errors: ['wallet_for_players'],
});

export type Promocode = z.output<typeof promocode>;
export type ListedPromocode = z.output<typeof listedPromocode>;
