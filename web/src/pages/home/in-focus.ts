import type { Community } from '@rondo/contract';

/** The featured community that visitors see with its next game: the first that anybody may look at. */
export const inFocus = (featured: readonly Community[]): Community | undefined =>
  featured.find(({ communityOptions }) => !communityOptions.isPrivate);
