import type { organisingPart as en } from './en-organising.ts';
import { create } from './nl/create.ts';
import { organise } from './nl/organise.ts';
import { teams } from './nl/teams.ts';
import type { Shape } from './translate.ts';

/** Dutch. For what only organisers see, which few people open. */
export const organisingPart = { create, organise, teams } satisfies Shape<typeof en>;
