import type { Shape } from '../translate.ts';
import type { takingOut as en } from './taking-out.en.ts';

export const takingOut = {
  act: 'Verwijderen',
  more: 'Meer over {{name}}',
  title: '{{name}} uit deze wedstrijd halen?',
  keep: 'Laten meedoen',
  back: {
    player: '{{name}} krijgt 100\u00a0% terug: {{amount}} in de portemonnee.',
    guest: '{{name}} krijgt 100\u00a0% terug: {{amount}} als tegoed.',
    payer: '{{name}} heeft betaald en krijgt 100\u00a0% terug: {{amount}}.',
    pass: 'De wedstrijd komt terug op de rittenkaart van {{name}}.',
  },
  next: 'De plek gaat naar de wachtlijst, of komt vrij.',
  told: 'De speler krijgt meteen je reden.',
  barred: 'De speler kan niet opnieuw meedoen, tenzij jij dat toelaat.',
  reason: 'Waarom? De speler ziet dit.',
  reasonHint: '{{count}} van {{max}} tekens',
  reasonShort: 'Geef een korte reden: de speler ziet die.',
  done: '{{name}} is uit de wedstrijd.',
  gone: 'Deze speler doet niet meer mee',
  failed: 'Het bedrag laadt niet',
  list: 'Verwijderd',
  by: {
    organiser: 'Verwijderd op {{when}}.',
    rondo: 'Verwijderd door Rondo op {{when}}.',
  },
  letIn: {
    act: 'Weer toelaten',
    named: '{{name}} weer toelaten',
    done: '{{name}} mag weer meedoen.',
  },
} satisfies Shape<typeof en>;
