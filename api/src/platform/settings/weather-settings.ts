import { isSafeAddress } from './map-settings.ts';
import { StartError } from './start-error.ts';

/** The provider of forecasts, in Open-Meteo's format, with a key for paid access. */
export interface WeatherSettings {
  url: string;
  key: string | null;
}

/** @throws StartError if the address isn't safe, or there is a key but no address */
export function weatherOf(
  { WEATHER_URL: url, WEATHER_KEY: key }: { WEATHER_URL?: string | undefined; WEATHER_KEY?: string | undefined },
  production: boolean,
): WeatherSettings | null {
  if (url === undefined && key !== undefined) throw new StartError('WEATHER_KEY needs WEATHER_URL, whose key it is.');
  if (url === undefined) return null;
  if (!isSafeAddress(url, production)) throw new StartError('WEATHER_URL must be an https address.');
  return { url, key: key ?? null };
}
