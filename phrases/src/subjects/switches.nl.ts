import type { switches as en } from './switches.en.ts';
import type { Shape } from '../translate.ts';

export const switches = {
  title: 'Schakelaars',
  intro: 'Zet iets een tijdje uit als dat nodig is. Het werkt overal binnen twee seconden.',
  failed: 'De schakelaars zijn niet geladen',
  on: 'aan',
  off: 'uit',
  offNow: 'Staat nu uit',
  kinds: {
    changes: {
      name: 'Wijzigingen (onderhoud)',
      does: 'Uit: mensen kunnen rondkijken, en niemand kan iets veranderen. Inloggen en deze schakelaars werken gewoon; taken en e-mails wachten.',
    },
    sign_ups: {
      name: 'Nieuwe accounts',
      does: 'Uit: niemand kan een account maken, met e-mail of met Google. Gasten boeken gewoon.',
    },
    payments: {
      name: 'Betalingen',
      does: 'Uit: er begint geen nieuwe betaling. Wat bezig is loopt gewoon af, en tegoed werkt.',
    },
    stripe: {
      name: 'Stripe',
      does: 'Uit: er wordt niets via Stripe betaald of teruggestuurd. Wat bezig is loopt gewoon af.',
    },
    mollie: {
      name: 'Mollie',
      does: 'Uit: er wordt niets via Mollie betaald of teruggestuurd. Wat bezig is loopt gewoon af.',
    },
    sandbox: {
      name: 'Sandbox',
      does: 'Uit: er wordt niets via de sandbox betaald of teruggestuurd. Wat bezig is loopt gewoon af.',
    },
    mails: {
      name: 'E-mails',
      does: 'Uit: e-mails wachten, en gaan zodra dit weer aan staat. Wat dan niemand meer nodig heeft wordt niet verstuurd.',
    },
  },
  since: 'Uit sinds {{when}}, door {{name}}: {{reason}}',
  until: 'Vanzelf weer aan: {{when}}',
  says: 'Mensen lezen: {{words}}',
  switchOff: {
    do: 'Uitzetten',
    of: 'Uitzetten: {{name}}',
    title: 'Dit uitzetten?',
    said: 'Wat mensen lezen, in het {{language}}',
    saidHint: 'Laat het leeg voor de gewone zin.',
    minutes: 'Weer aan na zoveel minuten',
    minutesHint: 'Laat het leeg om het zelf weer aan te zetten.',
  },
  change: { do: 'Wijzigen', of: 'Wijzigen wat er staat: {{name}}' },
  switchOn: {
    do: 'Aanzetten',
    of: 'Aanzetten: {{name}}',
    title: 'Dit aanzetten?',
    body: '{{name}} werkt binnen twee seconden weer.',
  },
} as const satisfies Shape<typeof en>;
