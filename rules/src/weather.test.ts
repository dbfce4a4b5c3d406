import { describe, expect, test } from 'vitest';
import { hour } from './durations.ts';
import {
  type Forecast,
  type ForecastHour,
  hasWeather,
  isRainedOff,
  skyOf,
  type WeatherGame,
  weatherOf,
} from './weather.ts';

const now = new Date('2026-11-28T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const game = (startsIn: number, more: Partial<WeatherGame> = {}): WeatherGame => ({
  surface: 'Grass',
  status: 'pending',
  startsAt: inHours(startsIn),
  endsAt: inHours(startsIn + 1.5),
  ...more,
});
const dry: Omit<ForecastHour, 'at'> = { temperature: 11.4, rain: 0, wind: 9.6, code: 2 };
const forecast = (hours: Record<number, Partial<ForecastHour>>, fetchedHoursAgo = 0): Forecast => ({
  source: 'openMeteo',
  fetchedAt: inHours(-fetchedHoursAgo),
  hours: Object.entries(hours).map(([at, more]) => ({ ...dry, at: inHours(Number(at)), ...more })),
});

describe('a game has weather', () => {
  test.each([
    ['outdoors', game(20), true],
    ['on sand', game(20, { surface: 'Sand' }), true],
    ['not indoors', game(20, { surface: 'Indoors' }), false],
    ['not once it is cancelled', game(20, { status: 'cancelled' }), false],
    ['from five days before', game(120), true],
    ['not earlier', game(120.1), false],
    ['while it is played', game(-1), true],
    ['not once it is over', game(-1.5), false],
  ])('%s', (_, one, has) => expect(hasWeather(one, now)).toBe(has));
});

describe('the weather of a game', () => {
  test('is that of the hours it touches: warm as at its start, the worst sky, all the rain and the most wind', () => {
    const hours = {
      19: { rain: 9, code: 95 },
      20: {},
      21: { rain: 1.25, wind: 30.2, code: 61, temperature: 3 },
      22: { rain: 8 },
    };
    expect(weatherOf(game(20.25, { endsAt: inHours(22) }), forecast(hours), now)).toEqual({
      sky: 'rain',
      temperature: 11,
      rain: 1.3,
      wind: 30,
      isExtreme: false,
      source: 'openMeteo',
    });
  });

  test.each([
    ['not without a forecast', game(20), null],
    ['not by one that is older than twelve hours', game(20), forecast({ 20: {}, 21: {} }, 12.1)],
    ['not by one that begins after it', game(20), forecast({ 21: {} })],
    ['not indoors', game(20, { surface: 'Indoors' }), forecast({ 20: {} })],
  ])('is known %s', (_, one, known) => expect(weatherOf(one, known, now)).toBeNull());

  test('is known by one of twelve hours ago, and by its first hour where there are no more', () => {
    expect(weatherOf(game(20), forecast({ 20: { temperature: -0.3 } }, 12), now)).toMatchObject({
      temperature: 0,
      rain: 0,
    });
  });

  test.each([
    ['more than 20 mm within an hour', { 20: {}, 21: { rain: 20.1 } }, true],
    ['not 20 mm', { 20: { rain: 20 }, 21: {} }, false],
    ['not more in two hours together', { 20: { rain: 15 }, 21: { rain: 15 } }, false],
    ['not an hour later', { 20: {}, 21: {}, 22: { rain: 60 } }, false],
  ])('is extreme with %s', (_, hours, isExtreme) =>
    expect(weatherOf(game(20), forecast(hours), now)).toMatchObject({ isExtreme }),
  );
});

test.each([
  ['within two days of the start', game(48), true, true],
  ['not earlier', game(48.1), true, false],
  ['not once it has started', game(0), true, false],
  ['not in less rain', game(20), false, false],
])('a host decides about extreme rain %s', (_, one, isExtreme, decides) =>
  expect(isRainedOff(one, { isExtreme }, now)).toBe(decides),
);

test('a game without a forecast is not rained off', () => expect(isRainedOff(game(20), null, now)).toBe(false));

test.each([
  [0, 'clear'],
  [1, 'clear'],
  [2, 'partlyCloudy'],
  [3, 'cloudy'],
  [45, 'fog'],
  [48, 'fog'],
  [51, 'drizzle'],
  [57, 'drizzle'],
  [61, 'rain'],
  [65, 'heavyRain'],
  [66, 'rain'],
  [67, 'heavyRain'],
  [71, 'snow'],
  [77, 'snow'],
  [80, 'rain'],
  [82, 'heavyRain'],
  [86, 'snow'],
  [95, 'thunder'],
  [99, 'thunder'],
  [30, 'cloudy'],
] as const)('number %d is %s', (code, sky) => expect(skyOf(code)).toBe(sky));
