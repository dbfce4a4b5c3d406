import type { judged as en } from './judged.en.ts';
import type { Shape } from '../translate.ts';

export const judged = {
  title: 'Scores getoetst',
  intro: 'Hoe vaak het team met de hoogste gemiddelde score won. Uitslagen veranderen nooit een score.',
  failed: 'De cijfers konden niet laden',
  few: {
    one: 'Pas {{count}} wedstrijd met een uitslag. Vanaf {{least}} zegt het iets.',
    other: 'Pas {{count}} wedstrijden met een uitslag. Vanaf {{least}} zegt het iets.',
  },
  won: {
    one: 'De favoriet won {{share}} van {{count}} wedstrijd.',
    other: 'De favoriet won {{share}} van {{count}} wedstrijden.',
  },
  says: 'Scores zeggen meer dan een munt.',
  silent: 'Scores zeggen nauwelijks meer dan een munt.',
  apart: 'Verschil in score',
  games: 'Wedstrijden',
  wonHead: 'Favoriet won',
  expected: 'Verwacht',
  between: '{{from}} tot {{below}}',
  more: '{{from}} en meer',
  share: '{{share}} %',
  nothing: 'geen',
} satisfies Shape<typeof en>;
