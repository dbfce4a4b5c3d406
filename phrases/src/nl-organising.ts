import type { organising as en } from './en-organising.ts';
import { create } from './nl/create.ts';
import { organise } from './nl/organise.ts';
import { teams } from './nl/teams.ts';
import type { Shape } from './translate.ts';

/** Dutch, for pages of organisers. */
export const organising = { create, organise, teams } satisfies Shape<typeof en>;
