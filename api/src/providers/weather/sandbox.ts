import { day, hour } from '@rondo/rules';
import type { ForecastHour } from '@rondo/rules/weather';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { ForecastPlace, WeatherProvider } from './provider.ts';

/** The sky in each part of a made-up day, with the rain in mm within an hour. */
const dayParts = [
  { code: 0, rain: 0 },
  { code: 2, rain: 0 },
  { code: 3, rain: 0 },
  { code: 61, rain: 1.4 },
  { code: 2, rain: 0 },
] as const;

/** Made-up weather, always the same for a place and an hour, for the demo and tests; it pours at the places in `sandbox_downpour`. */
export function sandboxWeather(db: Database, clock: Pick<Clock, 'now'>): WeatherProvider {
  return {
    source: 'sandbox',
    placesAtOnce: 50,
    async forecast(places) {
      const { rows } = await sql<ForecastPlace>`select latitude, longitude from sandbox_downpour`.execute(db);
      const today = Math.floor(clock.now().getTime() / day) * day;
      return places.map((place) => {
        const pours = rows.some((wet) => wet.latitude === place.latitude && wet.longitude === place.longitude);
        return Array.from({ length: 7 * 24 }, (_, n) => hourAt(place, new Date(today + n * hour), pours));
      });
    },
  };
}

function hourAt({ latitude, longitude }: ForecastPlace, at: Date, pours: boolean): ForecastHour {
  const here = Math.round((latitude * 7 + longitude * 3) * 100);
  const hours = at.getTime() / hour;
  const part = dayParts[(here + Math.floor(hours / 8)) % dayParts.length] ?? dayParts[0];
  const temperature = 12 + (here % 5) + 4 * Math.sin(((at.getUTCHours() - 9) / 12) * Math.PI);
  const wind = 8 + ((here + hours) % 15);
  return { at, temperature, wind, ...(pours ? { code: 82, rain: 26.5 } : part) };
}
