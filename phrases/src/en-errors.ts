import { errors } from './en/errors.ts';

/** What refusals say: browsers load it when somebody first does something that could be refused. */
export const errorsPart = { errors } as const;
