import { community } from './en/community.ts';

/** For a community and its games. */
export const communityPart = { community } as const;
