import type { Community } from '@rondo/contract';

/** The featured community whose next game visitors see: the first that anybody may look at. */
export const inFocus = (featured: readonly Community[]): Community | undefined =>
  featured.find(({ communityOptions }) => !communityOptions.isPrivate);
