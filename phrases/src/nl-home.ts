import type { homePart as en } from './en-home.ts';
import { community } from './nl/community.ts';
import { home } from './nl/home.ts';
import type { Shape } from './translate.ts';

/** Dutch. For the home page. */
export const homePart = { community, home } satisfies Shape<typeof en>;
