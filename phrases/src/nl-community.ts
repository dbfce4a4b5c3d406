import type { communityPart as en } from './en-community.ts';
import { community } from './nl/community.ts';
import type { Shape } from './translate.ts';

/** Dutch. For a community and its games. */
export const communityPart = { community } satisfies Shape<typeof en>;
