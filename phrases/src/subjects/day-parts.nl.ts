import type { Shape } from '../translate.ts';
import type { dayParts as en } from './day-parts.en.ts';

export const dayParts = {
  weekdayMorning: 'Doordeweekse ochtenden',
  weekdayAfternoon: 'Doordeweekse middagen',
  weekdayEvening: 'Doordeweekse avonden',
  weekendMorning: 'Ochtenden in het weekend',
  weekendAfternoon: 'Middagen in het weekend',
  weekendEvening: 'Avonden in het weekend',
} satisfies Shape<typeof en>;
