import { useUrlStep } from '../../platform/use-url-step.ts';

/** The steps of the rating wizard on a game's page (product.md#rating): 1 pick a player, 2 set a level, 3 thank you. */
export const ratingSteps = { pick: 'rate', level: 'level', thanks: 'rated' } as const;
export type RatingStep = (typeof ratingSteps)[keyof typeof ratingSteps];

/** The wizard's step, stored in the address; `player` is the one being graded. */
export const useRatingStep = () => useUrlStep<RatingStep>(Object.values(ratingSteps), ['player']);

export type RatingWizardStep = ReturnType<typeof useRatingStep>;

/** Whether an address leads to rating the players of a game, which was played then. */
export const leadsToRating = (query: URLSearchParams): boolean =>
  Object.values<string | null>(ratingSteps).includes(query.get('step'));

export const ratingPath = (gameId: string): string => `/match/${gameId}?step=${ratingSteps.pick}`;
