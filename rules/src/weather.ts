import { day, hour } from './durations.ts';
import { type GameStatus, promises, type Surface } from './limits.ts';

/** The weather of games outdoors, and when it is too much rain to play (product.md#weather, decisions/0104-weather.md). */

export const weatherLimits = {
  /** A game has weather from so many days before its start. */
  days: 5,
  /** A forecast that is older says nothing any more. */
  staleHours: 12,
  /** From so many hours before the start its host is told of extreme rain. */
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

/** Where forecasts come from, each with its page; the sandbox makes them up. */
export const weatherSources = { openMeteo: 'https://open-meteo.com/', sandbox: null } as const;
export type WeatherSource = keyof typeof weatherSources;
export const weatherSourceNames = /* @__PURE__ */ Object.keys(weatherSources) as WeatherSource[];

/** One hour of a forecast. */
export interface ForecastHour {
  /** When it begins. */
  at: Date;
  /** At its begin, in °C. */
  temperature: number;
  /** What falls within it, in mm. */
  rain: number;
  /** At its begin, in km/h. */
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

/** What a forecast comes to for one game. */
export interface Weather {
  sky: Sky;
  /** At its start, in whole °C. */
  temperature: number;
  /** What falls from its first hour to its last, in mm. */
  rain: number;
  /** The most at the begin of one of its hours, in whole km/h. */
  wind: number;
  /** Whether more falls within one hour than the terms call extreme. */
  isExtreme: boolean;
  source: WeatherSource;
}

/** Whether a game is outdoors, on, and near enough for a forecast. */
export function hasWeather({ surface, status, startsAt, endsAt }: WeatherGame, now: Date): boolean {
  const isNear = startsAt.getTime() - now.getTime() <= weatherLimits.days * day && now < endsAt;
  return surface !== 'Indoors' && status !== 'cancelled' && isNear;
}

/** The weather of a game; null where it has none, or nobody knows it. */
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
    temperature: Math.round(first.temperature) || 0, // never minus nought
    rain: Math.round(hours.reduce((sum, { rain }) => sum + rain, 0) * 10) / 10,
    wind: Math.round(Math.max(...hours.map(({ wind }) => wind))),
    isExtreme: hours.some(({ rain }) => rain > promises.extremeRainMillimetres),
    source: forecast.source,
  };
}

/** Whether so much rain is forecast that its host decides: shortly before a game, and until it starts. */
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
