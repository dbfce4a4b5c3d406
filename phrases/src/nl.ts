import type { en } from './en.ts';
import { common } from './nl/common.ts';
import { games } from './nl/games.ts';
import { nav } from './nl/nav.ts';
import type { Shape } from './translate.ts';

/** Dutch, of what every page needs. */
export const nl = { common, nav, games } satisfies Shape<typeof en>;
