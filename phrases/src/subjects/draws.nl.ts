import type { draws as en } from './draws.en.ts';
import type { Shape } from '../translate.ts';

export const draws = {
  title: 'Gelote teams',
  sealed: 'Met de loting valt niet te sjoemelen: een zegel legt hem vooraf vast. We tellen elke loting.',
  seal: 'Zegel',
  drawn: { one: 'Eén keer geloot.', other: '{{count}} keer geloot.' },
  saved: 'Teams uit loting {{number}}.',
  hidden: 'Verborgen scores: deze loting kun je niet controleren.',
  changed: 'De organisator heeft de gelote teams gewijzigd.',
  unsaved: 'De organisator heeft de teams nog niet opgeslagen.',
  later: 'Controleer elke loting hier zodra het aanmelden sluit.',
  draw: 'Loting {{number}}',
  from: {
    one: '{{count}} speler, teams van {{size}}, {{when}}',
    other: '{{count}} spelers, teams van {{size}}, {{when}}',
  },
  order: 'Spelers gegroepeerd op sterkte:',
  gone: 'Oud-speler',
  seed: 'Sleutel',
  logIn: 'Log in om de lotingen te controleren.',
  check: 'Controleer loting',
  same: 'Klopt: het zegel geeft precies deze teams.',
  other: 'Het zegel klopt, maar gaf andere teams:',
  wrong: 'Klopt niet: deze sleutel past niet bij het zegel. Laat het ons weten.',
} satisfies Shape<typeof en>;
