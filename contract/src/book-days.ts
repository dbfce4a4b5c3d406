import { z } from 'zod';

/** A local day of the books. */
export const bookDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', { error: 'A day of this century.' });

/** Whole days of the books, first and last included. */
export const days = z
  .object({ from: bookDay.describe('First day'), to: bookDay.describe('Last day, included') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'to must not be before from.' });
