import { joining } from './en/joining.ts';
import { match } from './en/match.ts';

/** For a game. */
export const matchPart = { joining, match } as const;
