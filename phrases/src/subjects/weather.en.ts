import type { Sky, WeatherSource } from '@rondo/rules/weather';
import type { Each } from '../translate.ts';

/** The weather of a game outdoors, on its page, tickets and reminders. */
export const weather = {
  label: 'Weather',
  dry: '{{sky}}, {{temperature}}\u00A0°C, no rain, wind {{wind}}\u00A0km/h',
  wet: '{{sky}}, {{temperature}}\u00A0°C, {{rain}}\u00A0mm, wind {{wind}}\u00A0km/h',
  sky: {
    clear: 'Clear',
    partlyCloudy: 'Partly cloudy',
    cloudy: 'Cloudy',
    fog: 'Fog',
    drizzle: 'Drizzle',
    rain: 'Rain',
    heavyRain: 'Heavy rain',
    snow: 'Snow',
    thunder: 'Thunder',
  } as const satisfies Each<Sky>,
  source: {
    openMeteo: 'Weather data by Open-Meteo.com',
    sandbox: 'Invented weather for the demo',
  } as const satisfies Each<WeatherSource>,
  extreme: {
    title: 'Extreme rain expected',
    body: 'Over {{rain}} mm may fall in an hour.',
    back: 'Cancelled? Everyone gets 100 % back.',
    moved: 'Moved? Players can get a full refund for {{hours}} hours.',
    move: 'Move game',
    cancel: 'Cancel game',
  },
} as const;
