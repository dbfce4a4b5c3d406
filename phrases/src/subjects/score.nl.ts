import type { score as en } from './score.en.ts';
import type { Shape } from '../translate.ts';

export const score = {
  label: 'Score',
  provisional: 'Voorlopig: uit minder dan drie beoordeelde wedstrijden',
  games: { one: '{{count}} wedstrijd', other: '{{count}} wedstrijden' },
  trusted: 'Betrouwbaar',
  trustedFor: 'Betrouwbaar: {{count}} wedstrijden of meer gespeeld',
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
    Intermediate: 'met enige ervaring tot gemiddeld',
    Advanced: 'voor gevorderden en clubspelers',
  },
  outside: 'Jouw niveau is {{band}}; deze wedstrijd is {{bands}}.',
  meanings: {
    'first-timer': 'Nieuw in de sport: nog aan het ontdekken waar je staat en wat de regels zijn.',
    beginner: 'Kent de regels en krijgt de bal af en toe goed terug. Rally’s zijn kort.',
    novice: 'Speelt goed mee: de basis zit erin, en een lange rally is geen verrassing.',
    intermediate: 'Speelt regelmatig, leest het spel en maakt anderen beter.',
    advanced: 'Technisch sterk en constant. Beslist een vriendschappelijke wedstrijd.',
    club: 'Speelt of speelde competitie, en dat zie je aan alles.',
  },
} satisfies Shape<typeof en>;
