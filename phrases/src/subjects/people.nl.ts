import type { people as en } from './people.en.ts';
import type { Shape } from '../translate.ts';

export const people = {
  notFound: {
    title: 'Speler niet gevonden',
    body: 'Misschien is deze speler weg bij Rondo, of klopt de link niet.',
    action: 'Alle wedstrijden bekijken',
  },
  failed: 'Deze speler laadt niet',
  since: 'Speelt hier sinds {{month}}',
  played: { one: '{{count}} wedstrijd gespeeld', other: '{{count}} wedstrijden gespeeld' },
  won: '{{won}} van {{of}} gewonnen',
  hidden: '{{name}} houdt dit privé.',
  own: 'Je pagina, zoals anderen die zien.',
  settings: 'Zichtbaarheid',
  edit: 'Profiel bewerken',
  badges: {
    trusted: { name: 'Betrouwbaar', body: '{{count}}+ wedstrijden gespeeld' },
    regular: { name: 'Routinier', body: '{{count}}+ wedstrijden gespeeld' },
    host: { name: 'Organisator', body: '{{count}}+ wedstrijden georganiseerd' },
  },
  playing: 'Hoe {{name}} speelt',
  sports: {
    title: 'Niveaus',
    none: 'Nog geen wedstrijden gespeeld.',
    games: { one: '{{count}} wedstrijd', other: '{{count}} wedstrijden' },
    provisional: 'eerste indruk',
  },
  hosted: {
    body: {
      one: '{{count}} georganiseerd, {{ahead}} gespeeld',
      other: '{{count}} georganiseerd, {{ahead}} gespeeld',
    },
  },
  together: {
    title: { one: '{{count}} wedstrijd samen', other: '{{count}} wedstrijden samen' },
    none: 'Jullie hebben nog niet samen gespeeld.',
  },
  communities: { title: 'Gedeelde groepen', own: 'Jouw groepen' },
  partners: {
    title: 'Medespelers',
    page: 'Bekijk je pagina',
    games: { one: '{{count}} wedstrijd samen', other: '{{count}} wedstrijden samen' },
    more: 'Meer spelers',
    none: 'Speel een wedstrijd en ontmoet je eerste medespelers.',
    failed: 'De spelers laden niet',
  },
  invite: {
    title: 'Nodig spelers uit',
    body: 'Wie je kiest, krijgt een melding.',
    submit: { one: 'Nodig {{count}} speler uit', other: 'Nodig {{count}} spelers uit' },
    choose: 'Kies spelers',
    cancel: 'Nu niet',
    most: 'Hooguit tien tegelijk.',
    none: 'Geen medespelers om uit te nodigen. Deel de wedstrijd.',
    sent: { one: '{{count}} speler uitgenodigd', other: '{{count}} spelers uitgenodigd' },
    notSent: 'Ze hebben voorlopig genoeg uitnodigingen.',
    outcome: {
      in: 'Doet al mee',
      invited: 'Al uitgenodigd',
      later: 'Genoeg uitnodigingen',
      sent: 'Uitgenodigd',
      unavailable: 'Niet uit te nodigen',
    },
  },
} satisfies Shape<typeof en>;
