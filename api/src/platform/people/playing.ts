import type { SpokenLanguage, Sport, WeekPart } from '@rondo/rules';
import { sql } from 'kysely';

/** What a player says about how they play (product.md#people, decisions/0050-ones-own-pages.md). */
export interface Playing {
  sports: Sport[];
  hours: WeekPart[];
  languages: SpokenLanguage[];
  city: string | null;
  /** Whether people who open their page can read it. */
  isShown: boolean;
}

/** How the user `u` plays. */
export const playingOfUser = sql`jsonb_build_object('sports', u.liked_sports, 'hours', u.playing_hours,
  'languages', u.spoken_languages, 'city', u.home_city, 'isShown', u.shows_playing)`;
