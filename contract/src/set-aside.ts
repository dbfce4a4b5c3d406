import { setAsideReasons, setAsideStatuses } from '@rondo/rules/set-aside';
import { z } from 'zod';
import { euros } from './wire.ts';

/** Why a payment waits for a person, with the values for its phrase; values that the reason doesn't need are null (product.md#administration). */
export const setAsideNote = z.strictObject({
  why: z.enum(setAsideReasons),
  /** The amount that the provider reports, in its currency. */
  reported: euros.nullable(),
  currency: z.string().nullable(),
  owed: euros.nullable(),
  status: z.enum(setAsideStatuses).nullable(),
  provider: z.string().nullable(),
  words: z.string().nullable(),
});
