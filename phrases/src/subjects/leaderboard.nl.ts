import type { leaderboard as en } from './leaderboard.en.ts';
import type { Shape } from '../translate.ts';

export const leaderboard = {
  title: 'Ranglijst',
  titleOf: 'Ranglijst van {{name}}',
  intro: 'De beste spelers, beoordeeld door elkaar.',
  introCity: 'Spelers uit {{city}}, op volgorde.',
  introOf: 'Leden van {{name}}, op volgorde.',
  description: '{{sport}}: de beste spelers op Rondo, na elke wedstrijd beoordeeld door elkaar.',
  city: 'Stad',
  allCities: 'Alle steden',
  players: 'Spelers',
  podium: 'Top drie',
  myRank: 'Mijn plek',
  rows: '{{rows}} per pagina',
  toCommunity: 'Terug naar {{name}}',
  failed: 'De ranglijst laadt niet',
  closed: 'Alleen voor leden',
  toMembers: 'Naar de groep',
  emptyBody: 'Nog niemand heeft een plek. Je hebt drie beoordeelde wedstrijden nodig.',
  emptyCity: 'Nog geen spelers in {{city}} met een plek. Kies je stad bij instellingen.',
  toSettings: 'Kies mijn stad',
  explained: {
    title: 'Zo werkt je score',
    grades: 'Je score, van 1 tot 6, is hoe spelers je beoordelen.',
    fair: 'We corrigeren strenge, gulle en bevriende beoordelaars. Iedereen telt één keer.',
    moves:
      'Scores veranderen ’s nachts na drie nieuwe beoordelaars, zo blijven cijfers anoniem. Na drie beoordeelde wedstrijden sta je op de ranglijst.',
    levels: 'Niveaus',
    from: 'vanaf {{score}}',
  },
  play: {
    title: 'Speel en stijg',
    body: 'Speel zo goed je kunt, daarna beoordelen de anderen je.',
    go: 'Zoek een wedstrijd',
  },
} satisfies Shape<typeof en>;
