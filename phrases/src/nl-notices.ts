import type { parts as en } from './en-notices.ts';
import { notices } from './nl/notices.ts';
import type { Shape } from './translate.ts';

/** Dutch, for notifications. */
export const parts = { notices } satisfies Shape<typeof en>;
