import type { WeekPart } from '@rondo/rules';
import type { Each } from '../translate.ts';

/** The hours at which players play: in the settings, and on their page. */
export const dayParts = {
  weekdayMorning: 'Weekday mornings',
  weekdayAfternoon: 'Weekday afternoons',
  weekdayEvening: 'Weekday evenings',
  weekendMorning: 'Weekend mornings',
  weekendAfternoon: 'Weekend afternoons',
  weekendEvening: 'Weekend evenings',
} as const satisfies Each<WeekPart>;
