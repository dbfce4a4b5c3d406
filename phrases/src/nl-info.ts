import type { infoPart as en } from './en-info.ts';
import { about } from './nl/about.ts';
import { cookies } from './nl/cookies.ts';
import { privacy } from './nl/privacy.ts';
import { terms } from './nl/terms.ts';
import type { Shape } from './translate.ts';

/** Dutch. For the pages about Rondo and its terms. */
export const infoPart = { about, cookies, privacy, terms } satisfies Shape<typeof en>;
