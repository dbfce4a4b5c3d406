/** Orange is for hurry alone (docs/design.md#colour): the last spots, and the last hours, which cards have in their countdown. */
const lastSpots = 2;
const lastHours = 3;

export const isNearlyFull = (spotsLeft: number): boolean => spotsLeft > 0 && spotsLeft <= lastSpots;

/** Whether so little time is left that somebody has to hurry. */
export const isSoon = (milliseconds: number): boolean => milliseconds > 0 && milliseconds <= lastHours * 3_600_000;
