import { day, hour } from './durations.ts';
import { type GameStatus, promises, type Surface } from './limits.ts';

/** The weather of outdoor games, and when there is too much rain to play (product.md#weather, decisions/0104-weather.md). */

export const weatherLimits = {
  /** How many days before its start a game has a forecast. */
  days: 5,
  /** An older forecast is not shown any more. */
  staleHours: 12,
  /** From this many hours before the start the host is told about extreme rain. */
  toldHours: 48,
} as const;

/** What the sky does, the mildest first. */
export const skies = [
  'clear',
  'partlyCloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'heavyRain',
  'snow',
  'thunder',
] as const;
export type Sky = (typeof skies)[number];

/** The sources of forecasts, each with its page; the sandbox makes them up. */
export const weatherSources = { openMeteo: 'https://open-meteo.com/', sandbox: null } as const;
export type WeatherSource = keyof typeof weatherSources;
export const weatherSourceNames = /* @__PURE__ */ Object.keys(weatherSources) as WeatherSource[];

/** One hour of a forecast. */
export interface ForecastHour {
  /** When the hour begins. */
  at: Date;
  /** At its beginning, in °C. */
  temperature: number;
  /** The rain within it, in mm. */
  rain: number;
  /** At its beginning, in km/h. */
  wind: number;
  /** The sky by the WMO's table 4677. */
  code: number;
}

export interface Forecast {
  source: WeatherSource;
  fetchedAt: Date;
  hours: readonly ForecastHour[];
}

export interface WeatherGame {
  surface: Surface;
  status: GameStatus;
  startsAt: Date;
  endsAt: Date;
}

/** The forecast for one game, summed up. */
export interface Weather {
  sky: Sky;
  /** At its start, in whole °C. */
  temperature: number;
  /** The rain from its first hour to its last, in mm. */
  rain: number;
  /** The highest wind at the beginning of one of its hours, in whole km/h. */
  wind: number;
  /** Whether more rain falls within one hour than the terms call extreme. */
  isExtreme: boolean;
  source: WeatherSource;
}

/** Whether a game is outdoors, not cancelled, and near enough for a forecast. */
export function hasWeather({ surface, status, startsAt, endsAt }: WeatherGame, now: Date): boolean {
  const isNear = startsAt.getTime() - now.getTime() <= weatherLimits.days * day && now < endsAt;
  return surface !== 'Indoors' && status !== 'cancelled' && isNear;
}

/** The weather of a game; null if it has none, or it is unknown. */
export function weatherOf(game: WeatherGame, forecast: Forecast | null, now: Date): Weather | null {
  if (forecast === null || !hasWeather(game, now)) return null;
  if (now.getTime() - forecast.fetchedAt.getTime() > weatherLimits.staleHours * hour) return null;
  const hours = forecast.hours
    .filter(({ at }) => at < game.endsAt && at.getTime() + hour > game.startsAt.getTime())
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const [first] = hours;
  if (first === undefined || first.at > game.startsAt) return null;
  return {
    sky: worstSky(hours),
    temperature: Math.round(first.temperature) || 0, // never minus zero
    rain: Math.round(hours.reduce((sum, { rain }) => sum + rain, 0) * 10) / 10,
    wind: Math.round(Math.max(...hours.map(({ wind }) => wind))),
    isExtreme: hours.some(({ rain }) => rain > promises.extremeRainMillimetres),
    source: forecast.source,
  };
}

/** Whether so much rain is forecast that the host must decide: shortly before a game, and until it starts. */
export function isRainedOff(
  { startsAt }: { startsAt: Date },
  weather: Pick<Weather, 'isExtreme'> | null,
  now: Date,
): boolean {
  const left = startsAt.getTime() - now.getTime();
  return weather !== null && weather.isExtreme && left > 0 && left <= weatherLimits.toldHours * hour;
}

const worstSky = (hours: readonly ForecastHour[]): Sky =>
  skies[Math.max(...hours.map(({ code }) => skies.indexOf(skyOf(code))))] ?? 'cloudy';

/** The sky by its number in the WMO's table 4677, as forecasts use it. */
export function skyOf(code: number): Sky {
  if (code <= 1) return 'clear';
  if (code === 2) return 'partlyCloudy';
  if (code === 45 || code === 48) return 'fog';
  if (code >= 51 && code <= 57) return 'drizzle';
  if (code === 65 || code === 67 || code === 82) return 'heavyRain';
  if ((code >= 61 && code <= 66) || code === 80 || code === 81) return 'rain';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  return code >= 95 ? 'thunder' : 'cloudy';
}
