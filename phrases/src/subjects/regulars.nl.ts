import type { Shape } from '../translate.ts';
import type { regulars as en } from './regulars.en.ts';

export const regulars = {
  /** Follows the note that a spot of a paid game is kept. */
  payLater: 'Je betaalt pas als je ja zegt.',
  ask: {
    title: 'Speel je elke week?',
    taken: 'Vergeven plekken voor vaste spelers: {{taken}} van {{spots}}.',
    body: {
      one: 'Word vaste speler, en in elke volgende wedstrijd ligt een plek voor je klaar, tot {{count}} dag voor de start.',
      other:
        'Word vaste speler, en in elke volgende wedstrijd ligt een plek voor je klaar, tot {{count}} dagen voor de start.',
    },
    full: 'Alle {{spots}} plekken voor vaste spelers zijn vergeven.',
    button: 'Houd een plek voor me vast',
    doneNone: 'Je bent vaste speler. Op dit moment is er in geen volgende wedstrijd een plek om vast te houden.',
    done: {
      one: 'Je bent vaste speler: in {{count}} wedstrijd ligt een plek voor je klaar.',
      other: 'Je bent vaste speler: in {{count}} wedstrijden ligt een plek voor je klaar.',
    },
  },
  kept: {
    title: 'Er ligt een plek voor je klaar tot {{until}}',
    body: 'Daarna is hij voor iedereen.',
    take: 'Neem mijn plek',
    notThisTime: 'Deze keer niet',
    freed: 'Je plek in deze wedstrijd is vrij voor anderen. Je blijft vaste speler.',
  },
  own: {
    title: 'Je bent vaste speler',
    in: {
      one: 'Ook in de volgende wedstrijden ligt een plek voor je klaar, tot {{count}} dag voor elke start.',
      other: 'Ook in de volgende wedstrijden ligt een plek voor je klaar, tot {{count}} dagen voor elke start.',
    },
    out: 'In deze wedstrijd is geen plek voor je vastgehouden. Je kunt gewoon meedoen zoals altijd.',
    stop: 'Stoppen als vaste speler',
    question: 'Stoppen als vaste speler?',
    questionBody:
      'Elke plek die voor je klaarligt is meteen vrij voor anderen. Wedstrijden waarvoor je bent aangemeld blijven van jou.',
    stay: 'Vaste speler blijven',
    stopped: 'Er worden geen plekken meer voor je vastgehouden.',
  },
  offer: {
    title: 'Vaste spelers',
    intro:
      'Wie elke week speelt, heeft een plek zonder erom te racen, en jij weet eerder wie er komt. Vastgehouden plekken tellen als bezet tot hun dag.',
    spots: 'Plekken voor vaste spelers',
    spotsHint: 'Hooguit {{most}}: de helft van de kleinste wedstrijd die nog komt. 0 is geen.',
    days: 'Vastgehouden tot',
    day: { one: '{{count}} dag ervoor', other: '{{count}} dagen ervoor' },
    save: 'Opslaan',
    saved: 'Opgeslagen.',
    cancel: 'Terug',
    failed: 'De vaste spelers zijn niet geladen',
    people: 'Vaste spelers ({{count}})',
    none: 'Nog niemand. Spelers van deze reeks kunnen het worden op de pagina van de wedstrijd.',
    playedNone: 'Nog niet gespeeld',
    played: {
      one: 'Speelde {{count}} wedstrijd van de reeks',
      other: 'Speelde {{count}} wedstrijden van de reeks',
    },
    remove: 'Verwijderen',
    removeNamed: '{{name}} verwijderen',
    removed: 'Er worden geen plekken meer vastgehouden voor {{name}}.',
    whole: 'Vul een geheel getal in van 0 tot en met {{most}}.',
  },
  mine: {
    title: 'Waar je vaste speler bent',
    keptUntil: 'Klaar voor je tot {{until}}',
    joined: 'Je doet mee',
    none: 'Geen plek vastgehouden',
  },
} as const satisfies Shape<typeof en>;
