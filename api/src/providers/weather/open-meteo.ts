import type { ForecastHour } from '@rondo/rules/weather';
import { hour } from '@rondo/rules';
import { z } from 'zod';
import { addressOf, fetchJson } from '../../platform/fetch-json.ts';
import type { WeatherSettings } from '../../platform/settings/weather-settings.ts';
import type { WeatherProvider } from './provider.ts';

/** Today and six more days (UTC), so that the hours of a game in five days are among them. */
const days = 7;
const variables = ['temperature_2m', 'precipitation', 'wind_speed_10m', 'weather_code'] as const;

/** Beyond a model's range, Open-Meteo answers null. */
const figures = (least: number, most: number) => z.array(z.number().min(least).max(most).nullable()).max(days * 24);
const placeAnswer = z.object({
  hourly: z.object({
    /** `2026-11-28T19:00`, in UTC. */
    time: z.array(z.iso.datetime({ local: true, precision: -1 })).max(days * 24),
    temperature_2m: figures(-90, 60),
    precipitation: figures(0, 500),
    wind_speed_10m: figures(0, 500),
    weather_code: figures(0, 99),
  }),
});
type Hourly = z.output<typeof placeAnswer>['hourly'];

/**
 * Open-Meteo's public format (https://open-meteo.com/en/docs): `/v1/forecast` for several places in one call; for a single place the answer is no
 * list.
 */
export function openMeteoWeather({ url, key }: WeatherSettings): WeatherProvider {
  return {
    source: 'openMeteo',
    placesAtOnce: 20,
    async forecast(places, signal) {
      const asked = addressOf(url, 'v1/forecast', {
        latitude: places.map(({ latitude }) => latitude.toFixed(2)).join(','),
        longitude: places.map(({ longitude }) => longitude.toFixed(2)).join(','),
        hourly: variables.join(','),
        timezone: 'UTC',
        forecast_days: days,
        ...(key !== null && { apikey: key }),
      });
      const answered = await fetchJson(asked, signal);
      const answers = z
        .array(placeAnswer)
        .length(places.length)
        .parse(Array.isArray(answered) ? answered : [answered]);
      return answers.map(({ hourly }) => hoursOf(hourly));
    },
  };
}

/** Open-Meteo's rain fell in the hour before; Rondo's falls in the hour that begins, so the last hour has none. */
function hoursOf({ time, temperature_2m, precipitation, wind_speed_10m, weather_code }: Hourly): ForecastHour[] {
  const rainBefore = new Map(time.map((at, n) => [Date.parse(`${at}Z`), precipitation[n] ?? null]));
  return time.flatMap((local, n) => {
    const at = new Date(`${local}Z`);
    const rain = rainBefore.get(at.getTime() + hour) ?? null;
    const [temperature, wind, code] = [temperature_2m[n] ?? null, wind_speed_10m[n] ?? null, weather_code[n] ?? null];
    if (rain === null || temperature === null || wind === null || code === null) return [];
    return [{ at, temperature, rain, wind, code }];
  });
}
