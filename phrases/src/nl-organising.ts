import type { organising as en } from './en-organising.ts';
import { create } from './nl/create.ts';
import { organise } from './nl/organise.ts';
import type { Shape } from './translate.ts';

/** Dutch, for pages of organisers. */
export const organising = { create, organise } satisfies Shape<typeof en>;
