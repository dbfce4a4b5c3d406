import type { matchPart as en } from './en-match.ts';
import { joining } from './nl/joining.ts';
import { match } from './nl/match.ts';
import type { Shape } from './translate.ts';

/** Dutch. For a game. */
export const matchPart = { joining, match } satisfies Shape<typeof en>;
