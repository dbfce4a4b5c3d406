import type { people as en } from './people.en.ts';
import type { Shape } from '../translate.ts';

export const people = {
  notFound: {
    title: 'We kunnen deze speler niet vinden',
    body: 'Misschien is die weg bij Rondo, of klopt de link niet helemaal.',
    action: 'Bekijk alle wedstrijden',
  },
  failed: 'Deze speler kon niet worden geladen',
  since: 'Speelt hier sinds {{month}}',
  played: { one: '{{count}} wedstrijd gespeeld', other: '{{count}} wedstrijden gespeeld' },
  hidden: '{{name}} houdt de rest voor zichzelf.',
  own: 'Dit is je pagina, zoals andere spelers die zien.',
  settings: 'Wie hem mag openen',
  edit: 'Profiel bewerken',
  badges: {
    trusted: { name: 'Betrouwbaar', body: 'speelde {{count}} wedstrijden of meer' },
    regular: { name: 'Routinier', body: 'speelde {{count}} wedstrijden of meer' },
    host: { name: 'Gastheer', body: 'organiseerde {{count}} wedstrijden of meer' },
  },
  playing: 'Hoe {{name}} speelt',
  sports: {
    title: 'Speelt',
    none: 'Nog geen wedstrijden gespeeld.',
    games: { one: '{{count}} wedstrijd', other: '{{count}} wedstrijden' },
    provisional: 'eerste indruk',
  },
  hosted: {
    body: {
      one: 'Organiseerde {{count}} wedstrijd, {{ahead}} ging door.',
      other: 'Organiseerde {{count}} wedstrijden, {{ahead}} gingen door.',
    },
  },
  together: {
    title: { one: '{{count}} wedstrijd samen', other: '{{count}} wedstrijden samen' },
    none: 'Jullie hebben nog niet samen gespeeld.',
  },
  communities: { title: 'Gemeen\u00ADschappen van jullie allebei', own: 'Jouw gemeenschappen' },
  partners: {
    title: 'Met wie je speelt',
    page: 'Bekijk je pagina',
    games: { one: '{{count}} wedstrijd samen', other: '{{count}} wedstrijden samen' },
    more: 'Meer spelers',
    none: 'Na je eerste wedstrijd zie je hier met wie je speelde.',
    failed: 'De spelers konden niet worden geladen',
  },
  invite: {
    title: 'Vraag mee met wie je speelde',
    body: 'Ze krijgen een melding. Wie al meedoet, wacht of gevraagd is, staat erbij.',
    submit: { one: 'Vraag {{count}} speler mee', other: 'Vraag {{count}} spelers mee' },
    choose: 'Kies wie je meevraagt',
    cancel: 'Nu niet',
    most: 'Tien tegelijk.',
    none: 'Er is niemand met wie je speelde en die je kunt meevragen. Deel de wedstrijd dan.',
    sent: { one: '{{count}} speler meegevraagd', other: '{{count}} spelers meegevraagd' },
    notSent: 'Ze hebben voorlopig genoeg uitnodigingen gehad.',
    outcome: {
      in: 'Doet al mee',
      invited: 'Is al gevraagd',
      later: 'Kreeg voorlopig genoeg uitnodigingen',
      sent: 'Meegevraagd',
      unavailable: 'Kan niet worden meegevraagd',
    },
  },
} satisfies Shape<typeof en>;
