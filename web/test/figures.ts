import { archivedGamesCount, featuredCommunities, usersCount } from '@rondo/contract';
import { answer, type Answer } from './backend.ts';

/** What the contact pages ask for, without a community whose games could be shown. */
export const figures: readonly Answer[] = [
  answer(usersCount, { count: 4321 }),
  answer(archivedGamesCount, { count: 87 }),
  answer(featuredCommunities),
];
