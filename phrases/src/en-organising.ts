import { create } from './en/create.ts';
import { organise } from './en/organise.ts';
import { teams } from './en/teams.ts';

/** For what only organisers see, which few people open. */
export const organisingPart = { create, organise, teams } as const;
