import type { Shape } from '../translate.ts';
import type { regulars as en } from './regulars.en.ts';

export const regulars = {
  /** Follows the note that a spot of a paid game is kept. */
  payLater: 'Je betaalt pas als je ja zegt.',
  ask: {
    title: 'Speel je elke week?',
    taken: 'Bezette plekken: {{taken}} van {{spots}}.',
    body: {
      one: 'Vaste spelers hebben elke keer een plek, tot {{count}} dag ervoor.',
      other: 'Vaste spelers hebben elke keer een plek, tot {{count}} dagen ervoor.',
    },
    full: 'Alle {{spots}} plekken voor vaste spelers zijn bezet.',
    button: 'Reserveer mijn plek',
    doneNone: 'Je bent vaste speler. De volgende wedstrijden zitten nu vol.',
    done: {
      one: 'Je bent vaste speler: {{count}} plek gereserveerd.',
      other: 'Je bent vaste speler: {{count}} plekken gereserveerd.',
    },
  },
  kept: {
    title: 'Je plek ligt klaar tot {{until}}',
    body: 'Daarna kan iedereen hem pakken.',
    notThisTime: 'Deze keer niet',
    freed: 'Anderen kunnen je plek nu pakken. Je blijft vaste speler.',
  },
  own: {
    title: 'Je bent vaste speler',
    in: {
      one: 'In volgende wedstrijden ligt je plek klaar tot {{count}} dag ervoor.',
      other: 'In volgende wedstrijden ligt je plek klaar tot {{count}} dagen ervoor.',
    },
    out: 'Deze keer ligt er geen plek klaar. Meedoen kan gewoon.',
    stop: 'Stoppen als vaste speler',
    question: 'Stoppen als vaste speler?',
    questionBody: 'Anderen kunnen je gereserveerde plekken pakken. Wedstrijden waaraan je meedoet, houd je.',
    stay: 'Vaste speler blijven',
    stopped: 'We houden geen plekken meer voor je vast.',
  },
  offer: {
    title: 'Vaste spelers',
    intro: 'Vaste spelers hebben een plek, en jij weet eerder wie komt.',
    spots: 'Vaste plekken',
    spotsHint: 'Hooguit {{most}}, de helft van je kleinste wedstrijd. 0 is geen.',
    days: 'Vastgehouden tot',
    day: { one: '{{count}} dag ervoor', other: '{{count}} dagen ervoor' },
    save: 'Opslaan',
    saved: 'Opgeslagen.',
    cancel: 'Terug',
    failed: 'De vaste spelers laden niet',
    people: 'Vaste spelers ({{count}})',
    none: 'Nog geen vaste spelers. Spelers melden zich op de pagina van de wedstrijd.',
    playedNone: 'Nog niet gespeeld',
    played: {
      one: 'Speelde {{count}} wedstrijd van de reeks',
      other: 'Speelde {{count}} wedstrijden van de reeks',
    },
    remove: 'Verwijderen',
    removeNamed: '{{name}} verwijderen',
    removed: 'We houden geen plekken meer vast voor {{name}}.',
    whole: 'Vul een geheel getal in van 0 tot en met {{most}}.',
  },
  mine: {
    title: 'Jouw vaste wedstrijden',
    keptUntil: 'Plek klaar tot {{until}}',
    joined: 'Je doet mee',
    none: 'Geen plek',
  },
} as const satisfies Shape<typeof en>;
