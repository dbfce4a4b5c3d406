import type { Shape } from '../translate.ts';
import type { takingOut as en } from './taking-out.en.ts';

export const takingOut = {
  act: 'Eruit halen',
  more: 'Meer over {{name}}',
  title: '{{name}} uit deze wedstrijd halen?',
  keep: 'Laten meedoen',
  back: {
    player: '{{name}} krijgt 100 % terug: {{amount}} naar de portemonnee.',
    guest: '{{name}} krijgt 100 % terug: {{amount}}, bewaard als tegoed.',
    payer: '{{name}}, die betaalde, krijgt 100 % terug: {{amount}}.',
    pass: 'De wedstrijd komt terug op de rittenkaart van {{name}}.',
  },
  next: 'De plek gaat naar wie wacht, of is weer vrij.',
  told: 'De speler hoort het meteen, met jouw reden.',
  barred: 'De speler kan niet opnieuw meedoen aan deze wedstrijd, tenzij die weer wordt toegelaten.',
  reason: 'Waarom? De speler leest dit.',
  reasonHint: '{{count}} van {{max}} tekens',
  reasonShort: 'Zeg in een paar woorden waarom: de speler leest het.',
  done: '{{name}} is uit de wedstrijd.',
  gone: 'Deze speler doet niet meer mee',
  failed: 'We konden niet opzoeken wat er terugkomt',
  list: 'Eruit gehaald',
  by: {
    organiser: 'Eruit gehaald op {{when}}.',
    rondo: 'Door Rondo eruit gehaald op {{when}}.',
  },
  letIn: {
    act: 'Weer toelaten',
    named: '{{name}} weer toelaten',
    done: '{{name}} mag weer meedoen.',
  },
} satisfies Shape<typeof en>;
