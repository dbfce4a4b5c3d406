import type { refusals as en } from './en-errors.ts';
import { errors } from './nl/errors.ts';
import type { Shape } from './translate.ts';

/** Dutch, for refusals. */
export const refusals = { errors } satisfies Shape<typeof en>;
