import type { score as en } from './score.en.ts';
import type { Shape } from '../translate.ts';

export const score = {
  label: 'Score',
  provisional: 'Voorlopig: minder dan drie beoordeelde wedstrijden',
  games: { one: '{{count}} wedstrijd', other: '{{count}} wedstrijden' },
  trusted: 'Betrouwbaar',
  trustedFor: 'Betrouwbaar: {{count}}+ wedstrijden gespeeld',
  you: 'Jij',
  nobody: 'Hier is niets te zien',
  bands: {
    'first-timer': 'Eerste keer',
    beginner: 'Beginner',
    novice: 'Enige ervaring',
    intermediate: 'Gemiddeld',
    advanced: 'Gevorderd',
    club: 'Clubspeler',
  },
  levels: {
    Beginner: 'voor nieuwkomers en beginners',
    Intermediate: 'voor enige ervaring tot gemiddeld',
    Advanced: 'voor gevorderden en clubspelers',
  },
  outside: 'Jouw niveau is {{band}}; deze wedstrijd is {{bands}}.',
  meanings: {
    'first-timer': 'Nieuw in de sport en leert de regels.',
    beginner: 'Kent de regels. Rally’s zijn kort.',
    novice: 'Kent de basis en houdt langere rally’s vol.',
    intermediate: 'Speelt regelmatig, leest het spel en maakt anderen beter.',
    advanced: 'Sterk, constant en beslissend.',
    club: 'Speelt of speelde competitie bij een club.',
  },
} satisfies Shape<typeof en>;
