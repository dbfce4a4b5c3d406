import type { organise as en } from './organise.en.ts';
import type { Shape } from '../translate.ts';

export const organise = {
  toGame: 'Naar de wedstrijd',
  notYours: 'Alleen de organisator kan deze wedstrijd wijzigen.',
  copy: 'Dupliceren',
  edit: {
    title: 'Wedstrijd bewerken',
    submit: 'Wijzigingen opslaan',
    discard: 'Wijzigingen weggooien',
    kept: 'Je niet-opgeslagen wijzigingen staan er nog.',
    invalid: 'De wedstrijd kan niet worden opgeslagen. Kijk of er velden leeg zijn!',
    done: 'Wedstrijd gewijzigd.',
    doneSeries: 'Deze wedstrijd en alle latere zijn gewijzigd.',
  },
  scope: {
    edit: 'Welke wedstrijden wijzigen?',
    editHint: 'Elke wedstrijd houdt zijn datum.',
    cancel: 'Welke wedstrijden afgelasten?',
    one: 'Deze wedstrijd',
    following: {
      one: 'Deze wedstrijd en {{count}} erna',
      other: 'Deze wedstrijd en {{count}} erna',
    },
  },
  effects: {
    joined: { one: 'Er doet {{count}} speler mee.', other: 'Er doen {{count}} spelers mee.' },
    told: 'Ze krijgen bericht van een nieuwe tijd, plek of prijs.',
    window: 'Nieuwe tijd of plek? Ze kunnen {{hours}} uur lang alles terugkrijgen.',
    capacity: 'Er zijn al meer plekken bezet dan dit maximum.',
  },
  question: {
    title: 'Wijzigen voor alle spelers?',
    back: 'Terug',
    confirm: 'Opslaan',
    time: 'Datum en tijd',
    place: 'Plek',
    price: 'Prijs',
    told: {
      one: '{{count}} speler krijgt bericht.',
      other: '{{count}} spelers krijgen bericht.',
    },
    toldSeries: 'Alle spelers van deze wedstrijden krijgen bericht.',
    pricePaid: 'Nieuwe spelers betalen de nieuwe prijs.',
  },
  cancel: {
    open: 'Wedstrijd afgelasten',
    title: 'Deze wedstrijd afgelasten?',
    keep: 'Laten doorgaan',
    submit: 'Afgelasten',
    joined: {
      one: '{{count}} speler krijgt een melding en e-mail.',
      other: '{{count}} spelers krijgen een melding en e-mail.',
    },
    back: 'Iedereen krijgt 100 % terug.',
    final: 'Je kunt dit niet terugdraaien.',
    note: 'Waarom? (optioneel)',
    noteHint: 'Spelers zien dit. {{count}} van {{max}} tekens.',
    done: 'Wedstrijd afgelast.',
    doneSeries: '{{count}} wedstrijden afgelast.',
  },
  over: {
    cancelled: 'Deze wedstrijd is afgelast',
    played: 'Deze wedstrijd is voorbij',
    started: 'Deze wedstrijd is begonnen',
    body: 'Wijzigen kan niet meer, kopiëren wel.',
  },
} satisfies Shape<typeof en>;
