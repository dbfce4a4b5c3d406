import type { leaderboard as en } from './leaderboard.en.ts';
import type { Shape } from '../translate.ts';

export const leaderboard = {
  title: 'Ranglijst',
  titleOf: 'Ranglijst van {{name}}',
  intro: 'Wie het beste speelt, volgens de mensen die erbij waren.',
  introCity: 'De spelers die {{city}} als hun stad kozen, onderling vergeleken.',
  introOf: 'Hoe de leden van {{name}} onderling scoren.',
  description:
    '{{sport}}: de beste spelers op Rondo volgens hun score, uit de cijfers die spelers elkaar na afloop geven.',
  city: 'Stad',
  allCities: 'Alle steden',
  players: 'Spelers',
  podium: 'De beste drie',
  myRank: 'Mijn plek',
  rows: '{{rows}} per pagina',
  toCommunity: 'Terug naar {{name}}',
  failed: 'De ranglijst kon niet worden geladen',
  closed: 'Alleen leden zien deze ranglijst',
  toMembers: 'Naar de gemeenschap',
  emptyBody:
    'In deze sport heeft nog niemand een plek. Die krijg je na drie wedstrijden waarin anderen je beoordeelden.',
  emptyCity: 'Nog geen speler met een plek koos {{city}}. Je kiest je stad bij de instellingen.',
  toSettings: 'Kies mijn stad',
  explained: {
    title: 'Zo werkt je score',
    grades:
      'Je score, van 1 tot en met 6, is wat de mensen met wie je speelde van je niveau vinden: al hun cijfers samen.',
    fair: 'Geeft iemand iedereen hoge of juist lage cijfers, dan corrigeren we dat; iedereen telt één keer, en wat vrienden elkaar meer geven dan anderen zien, telt niet.',
    moves:
      'Hij verandert ’s nachts, en pas als minstens drie mensen je sinds de vorige keer hebben beoordeeld, zodat niemand eruit leest wat één van hen gaf; vanaf drie beoordeelde wedstrijden sta je op de ranglijst.',
    levels: 'Niveaus',
    from: 'vanaf {{score}}',
  },
  play: {
    title: 'Stijgen begint met een wedstrijd',
    body: 'Doe mee, speel zo goed als je kunt, en na afloop beoordelen de anderen je.',
    go: 'Zoek een wedstrijd',
  },
} satisfies Shape<typeof en>;
