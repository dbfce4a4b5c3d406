import type { switches as en } from './switches.en.ts';
import type { Shape } from '../translate.ts';

export const switches = {
  title: 'Schakelaars',
  intro: 'Zet iets een tijdje uit. Het werkt overal binnen twee seconden.',
  failed: 'De schakelaars laden niet',
  on: 'aan',
  off: 'uit',
  offNow: 'Nu uit',
  kinds: {
    changes: {
      name: 'Wijzigingen (onderhoud)',
      does: 'Uit: mensen kunnen rondkijken, maar niets wijzigen. Inloggen en deze schakelaars werken wel; taken en e-mails wachten.',
    },
    sign_ups: {
      name: 'Nieuwe accounts',
      does: 'Uit: niemand kan een account maken, met e-mail of Google. Gasten boeken gewoon.',
    },
    payments: {
      name: 'Betalingen',
      does: 'Uit: geen nieuwe betalingen. Lopende betalingen gaan gewoon door, en tegoed werkt.',
    },
    stripe: {
      name: 'Stripe',
      does: 'Uit: geen betalingen of terugbetalingen via Stripe. Lopende betalingen gaan gewoon door.',
    },
    mollie: {
      name: 'Mollie',
      does: 'Uit: geen betalingen of terugbetalingen via Mollie. Lopende betalingen gaan gewoon door.',
    },
    sandbox: {
      name: 'Sandbox',
      does: 'Uit: geen betalingen of terugbetalingen via de sandbox. Lopende betalingen gaan gewoon door.',
    },
    mails: {
      name: 'E-mails',
      does: 'Uit: e-mails wachten tot dit weer aan staat. Wat dan niemand meer nodig heeft, wordt niet verstuurd.',
    },
  },
  since: 'Uit sinds {{when}}, door {{name}}: {{reason}}',
  until: 'Gaat weer aan: {{when}}',
  says: 'Mensen zien: {{words}}',
  switchOff: {
    do: 'Uitzetten',
    of: 'Uitzetten: {{name}}',
    title: 'Dit uitzetten?',
    said: 'Tekst in het {{language}}',
    saidHint: 'Leeg: de gewone tekst.',
    minutes: 'Minuten tot het aangaat',
    minutesHint: 'Leeg: je zet het zelf weer aan.',
  },
  change: { do: 'Wijzigen', of: 'Tekst wijzigen: {{name}}' },
  switchOn: {
    do: 'Aanzetten',
    of: 'Aanzetten: {{name}}',
    title: 'Dit aanzetten?',
    body: '{{name}} werkt binnen twee seconden weer.',
  },
} as const satisfies Shape<typeof en>;
