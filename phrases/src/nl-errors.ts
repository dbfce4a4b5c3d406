import type { errorsPart as en } from './en-errors.ts';
import { errors } from './nl/errors.ts';
import type { Shape } from './translate.ts';

/** Dutch. What refusals say: browsers load it when somebody first does something that could be refused. */
export const errorsPart = { errors } satisfies Shape<typeof en>;
