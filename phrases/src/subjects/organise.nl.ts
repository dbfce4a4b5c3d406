import type { organise as en } from './organise.en.ts';
import type { Shape } from '../translate.ts';

export const organise = {
  toGame: 'Naar de wedstrijd',
  notYours: 'Deze wedstrijd is van een andere organisator: alleen die kan hem wijzigen.',
  copy: 'Dupliceren',
  edit: {
    title: 'Wedstrijd bewerken',
    submit: 'Wijzigingen opslaan',
    discard: 'Wijzigingen weggooien',
    kept: 'Wat je eerder wijzigde staat er nog, en is nog niet opgeslagen.',
    invalid: 'De wedstrijd kan niet worden opgeslagen. Kijk of er velden leeg zijn!',
    done: 'De wedstrijd is gewijzigd.',
    doneSeries: 'De wedstrijd en alle latere van de reeks zijn gewijzigd.',
  },
  scope: {
    edit: 'Wat wil je wijzigen?',
    editHint: 'Elke wedstrijd houdt zijn eigen week.',
    cancel: 'Wat wil je afgelasten?',
    one: 'Alleen deze wedstrijd',
    following: {
      one: 'Deze wedstrijd en de {{count}} erna',
      other: 'Deze wedstrijd en de {{count}} erna',
    },
  },
  effects: {
    joined: { one: 'Er doet {{count}} speler mee.', other: 'Er doen {{count}} spelers mee.' },
    told: 'Ze krijgen bericht van een nieuwe tijd, plek of prijs.',
    window: 'Na een nieuwe tijd of plek kan wie betaald heeft {{hours}} uur lang alles terugkrijgen.',
    capacity: 'Het maximum kan niet onder het aantal bezette plekken komen.',
  },
  question: {
    title: 'Dit wijzigen voor iedereen die meedoet?',
    back: 'Terug',
    confirm: 'Opslaan',
    time: 'Datum en tijd',
    place: 'Plek',
    price: 'Prijs',
    told: {
      one: '{{count}} speler krijgt bericht.',
      other: '{{count}} spelers krijgen bericht.',
    },
    toldSeries: 'Iedereen die aan een van deze wedstrijden meedoet, krijgt bericht.',
    pricePaid: 'De nieuwe prijs geldt voor wie vanaf nu meedoet.',
  },
  cancel: {
    open: 'Wedstrijd afgelasten',
    title: 'Deze wedstrijd afgelasten?',
    keep: 'Laten doorgaan',
    submit: 'Afgelasten',
    joined: {
      one: 'Er doet {{count}} speler mee; die krijgt een melding en een e-mail.',
      other: 'Er doen {{count}} spelers mee; zij krijgen een melding en een e-mail.',
    },
    back: 'Wie betaald heeft, krijgt 100 % terug.',
    final: 'Een afgelaste wedstrijd kan niet opnieuw open.',
    note: 'Waarom? (mag leeg)',
    noteHint: 'Spelers lezen dit. {{count}} van {{max}} tekens.',
    done: 'De wedstrijd is afgelast.',
    doneSeries: '{{count}} wedstrijden zijn afgelast.',
  },
  over: {
    cancelled: 'Deze wedstrijd is afgelast',
    played: 'Deze wedstrijd is gespeeld',
    started: 'Deze wedstrijd is begonnen',
    body: 'Er kan niets meer aan veranderen. Je kunt er wel een maken die erop lijkt.',
  },
} satisfies Shape<typeof en>;
