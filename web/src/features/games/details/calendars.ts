/** In the order of pages.md#game-page. */
export const calendars = ['apple', 'outlook', 'office365', 'yahoo', 'google'] as const;
export type Calendar = (typeof calendars)[number];
