import type { Shape } from '../translate.ts';
import type { weather as en } from './weather.en.ts';

export const weather = {
  label: 'Weer',
  dry: '{{sky}}, {{temperature}}\u00A0°C, geen regen, wind {{wind}}\u00A0km/u',
  wet: '{{sky}}, {{temperature}}\u00A0°C, {{rain}}\u00A0mm, wind {{wind}}\u00A0km/u',
  sky: {
    clear: 'Helder',
    partlyCloudy: 'Half bewolkt',
    cloudy: 'Bewolkt',
    fog: 'Mist',
    drizzle: 'Motregen',
    rain: 'Regen',
    heavyRain: 'Zware regen',
    snow: 'Sneeuw',
    thunder: 'Onweer',
  },
  source: { openMeteo: 'Weergegevens van Open-Meteo.com', sandbox: 'Verzonnen weer voor de demo' },
  extreme: {
    title: 'Extreme regen verwacht',
    body: 'Er kan meer dan {{rain}} mm per uur vallen.',
    back: 'Afgelast? Iedereen krijgt 100 % terug.',
    moved: 'Verplaatst? Spelers kunnen {{hours}} uur lang alles terugkrijgen.',
    move: 'Verplaatsen',
    cancel: 'Afgelasten',
  },
} satisfies Shape<typeof en>;
