import { create } from './en/create.ts';
import { organise } from './en/organise.ts';

/** For pages of organisers, which few people open: browsers load them there only. */
export const organising = { create, organise } as const;
