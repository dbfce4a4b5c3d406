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
  source: { openMeteo: 'Weergegevens van Open-Meteo.com', sandbox: 'Verzonnen weer, om Rondo uit te proberen' },
  extreme: {
    title: 'Er is extreme regen voorspeld',
    body: 'Er kan meer dan {{rain}}\u00A0mm in een uur vallen.',
    back: 'Wordt de wedstrijd afgelast, dan krijgt iedereen die betaald heeft 100 % terug.',
    moved: 'Wordt hij verplaatst, dan kunnen ze {{hours}} uur lang alles terugkrijgen, of tot het begin.',
    move: 'Verplaatsen',
    cancel: 'Afgelasten',
  },
} satisfies Shape<typeof en>;
