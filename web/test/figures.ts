import { archivedGamesCount, featuredCommunities, usersCount } from '@rondo/contract';
import { answer, type Answer } from './backend.ts';

/** The answers that the contact pages need, without a community whose games they could show. */
export const figures: readonly Answer[] = [
  answer(usersCount, { count: 4321 }),
  answer(archivedGamesCount, { count: 87 }),
  answer(featuredCommunities),
];
