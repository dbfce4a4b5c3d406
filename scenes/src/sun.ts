import type { Hour, Season } from './facts.ts';

const dayMs = 86_400_000;
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

interface Where {
  latitude: number;
  longitude: number;
}

/** When the sun rises and sets on the day of an instant, to a few minutes (the sunrise equation; the Netherlands have no polar days). */
export function sunTimes(day: Date, { latitude, longitude }: Where): { rises: Date; sets: Date } {
  const julian = day.getTime() / dayMs + 2440587.5;
  const days = Math.round(julian - 2451545 + longitude / 360);
  const noon = days - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * noon) % 360;
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = (anomaly + centre + 282.9372) % 360;
  const transit = 2451545 + noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const sinDeclination = sin(ecliptic) * sin(23.4397);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const cosHour = (sin(-0.833) - sin(latitude) * sinDeclination) / (cos(latitude) * cosDeclination);
  const half = Math.acos(Math.min(1, Math.max(-1, cosHour))) / (2 * Math.PI);
  const dateOf = (value: number) => new Date((value - 2440587.5) * dayMs);
  return { rises: dateOf(transit - half), sets: dateOf(transit + half) };
}

const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

/** The light in which most of a game is played: that half an hour after its start. */
export function hourOf(startsAt: Date, where: Where): Hour {
  const seen = new Date(startsAt.getTime() + 30 * 60_000);
  const { rises, sets } = sunTimes(seen, where);
  const [up, left] = [minutes(rises, seen), minutes(seen, sets)];
  if (up < -40 || left < -45) return 'night';
  if (left < 15) return 'dusk';
  // On a short winter's day the hours of morning and evening light are short too.
  const quarter = minutes(rises, sets) / 4;
  if (up < quarter) return 'morning';
  return left < Math.min(170, quarter) ? 'golden' : 'midday';
}

/** The season by the calendar's month in UTC: nobody sees it change a few hours early or late. */
export function seasonOf(startsAt: Date): Season {
  const month = startsAt.getUTCMonth();
  if (month === 11 || month < 2) return 'winter';
  if (month < 5) return 'spring';
  return month < 8 ? 'summer' : 'autumn';
}
