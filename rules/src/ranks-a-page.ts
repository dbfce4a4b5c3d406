/** How many players a page of the leaderboard may have, the usual number first (product.md#leaderboard). */
export const ranksAPage = [7, 20] as const;
export type RanksAPage = (typeof ranksAPage)[number];
