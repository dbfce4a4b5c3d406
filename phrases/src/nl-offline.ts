import type { offlinePart as en } from './en-offline.ts';
import { offline } from './nl/offline.ts';
import type { Shape } from './translate.ts';

/** Dutch. For the page that opens without a connection. */
export const offlinePart = { offline } satisfies Shape<typeof en>;
