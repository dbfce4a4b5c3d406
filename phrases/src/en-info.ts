import { about } from './en/about.ts';
import { cookies } from './en/cookies.ts';
import { privacy } from './en/privacy.ts';
import { terms } from './en/terms.ts';

/** For the pages about Rondo and its terms. */
export const infoPart = { about, cookies, privacy, terms } as const;
