import type { draws as en } from './draws.en.ts';
import type { Shape } from '../translate.ts';

export const draws = {
  title: 'Geloot',
  sealed:
    'Als de organisator om de teams laat loten, kan niemand kiezen wat een loting geeft: waarmee geloot wordt, ligt vast sinds de wedstrijd is aangemaakt. Wel mag er opnieuw geloot worden tot de teams bevallen; daarom wordt elke loting hier geteld. Het zegel bewijst dat achteraf.',
  seal: 'Zegel',
  drawn: { one: 'Er is één keer geloot.', other: 'Er is {{count}} keer geloot.' },
  saved: 'De teams zijn die van loting {{number}}.',
  hidden: 'Deze loting is hier niet na te rekenen: dan zouden verborgen scores zichtbaar worden.',
  changed: 'De teams die nu zijn opgeslagen komen niet uit een loting.',
  unsaved: 'De organisator heeft de teams nog niet opgeslagen.',
  later: 'Als de inschrijving gesloten is, kun je hier elke loting controleren.',
  draw: 'Loting {{number}}',
  from: {
    one: '{{count}} speler, {{size}} per team, geloot op {{when}}',
    other: '{{count}} spelers, {{size}} per team, geloot op {{when}}',
  },
  order: 'Wie ongeveer even sterk is, staat bij elkaar, onderling zonder volgorde:',
  gone: 'Iemand die niet meer meedoet',
  seed: 'Sleutel',
  logIn: 'Log in om de lotingen te controleren.',
  check: 'Deze loting controleren',
  same: 'Het klopt: de sleutel hoort bij het zegel en geeft precies de teams van deze wedstrijd.',
  other: 'De sleutel hoort bij het zegel. Hij gaf deze teams, en dat zijn niet de opgeslagen teams:',
  wrong: 'Het klopt niet: deze sleutel hoort niet bij het zegel. Laat het ons weten.',
} satisfies Shape<typeof en>;
