import { calendarRoutes } from './routes.ts';

/** Calendars that follow one’s games, or a search. */
export const calendars = {
  serve: calendarRoutes,
};
