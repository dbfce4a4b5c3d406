export const presets = ['lastMonth', 'thisMonth', 'lastQuarter', 'thisQuarter', 'lastYear', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** The first and the last day of a period, both in it: `2026-10-01`. */
export interface Days {
  from: string;
  to: string;
}

const lengths = { Month: 1, Quarter: 3, Year: 12 };

/** The days of a preset, seen from a day in Amsterdam: a calendar month, quarter or year in full, even if it isn't over. */
export function daysOf(preset: Preset, today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const unit = preset.slice(4) as keyof typeof lengths;
  const months = lengths[unit];
  const first = Math.floor((month - 1) / months) * months - (preset.startsWith('last') ? months : 0);
  const dayAt = (ofMonth: number, ofDay: number) => new Date(Date.UTC(year, ofMonth, ofDay)).toISOString().slice(0, 10);
  return { from: dayAt(first, 1), to: dayAt(first + months, 0) };
}
