import { daysFromEaster } from '../target-days.ts';

/** Days of the Netherlands on which no league plays unless its makers say so. */
export const holidays = [
  'newYear',
  'goodFriday',
  'easter',
  'kingsDay',
  'remembrance',
  'liberation',
  'ascension',
  'pentecost',
  'christmas',
  'newYearsEve',
] as const;
export type Holiday = (typeof holidays)[number];

const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '05-04': 'remembrance',
  '05-05': 'liberation',
  '12-25': 'christmas',
  '12-26': 'christmas',
  '12-31': 'newYearsEve',
};

const moving: Readonly<Record<number, Holiday>> = {
  [-2]: 'goodFriday',
  0: 'easter',
  1: 'easter',
  39: 'ascension',
  49: 'pentecost',
  50: 'pentecost',
};

/** The holiday of a day, `2027-04-27`; null on any other. King's Day is a day earlier if it would be a Sunday. */
export function holidayOn(date: string): Holiday | null {
  if (date === kingsDayOf(date.slice(0, 4))) return 'kingsDay';
  return fixed[date.slice(5)] ?? moving[daysFromEaster(date)] ?? null;
}

function kingsDayOf(year: string): string {
  const isSunday = new Date(`${year}-04-27T12:00:00Z`).getUTCDay() === 0;
  return `${year}-04-${isSunday ? 26 : 27}`;
}
