import { setAsideReasons, setAsideStatuses } from '@rondo/rules/set-aside';
import { z } from 'zod';
import { euros } from './wire.ts';

/** Why a payment waits for a person, with what its phrase names; what the reason doesn't need is null (product.md#administration). */
export const setAsideNote = z.strictObject({
  why: z.enum(setAsideReasons),
  /** What the provider reports, in its currency. */
  reported: euros.nullable(),
  currency: z.string().nullable(),
  owed: euros.nullable(),
  status: z.enum(setAsideStatuses).nullable(),
  provider: z.string().nullable(),
  words: z.string().nullable(),
});
