import { create } from './en/create.ts';
import { organise } from './en/organise.ts';
import { teams } from './en/teams.ts';

/** For pages of organisers, which few people open: browsers load them there only. */
export const organising = { create, organise, teams } as const;
