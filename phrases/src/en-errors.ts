import { errors } from './en/errors.ts';

/** What refusals say: browsers load them when somebody first does something that could be refused. */
export const refusals = { errors } as const;
