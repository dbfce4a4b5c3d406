import { community } from './en/community.ts';
import { home } from './en/home.ts';

/** For the home page. */
export const homePart = { community, home } as const;
