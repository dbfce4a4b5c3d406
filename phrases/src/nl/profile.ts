import type { profile as en } from '../en/profile.ts';
import type { Shape } from '../translate.ts';

export const profile = {
  welcome: 'Hoi {{name}}',
  total: 'Totale score',
  scoreNote: 'Medespelers beoordelen je na een wedstrijd, van 1 tot 6.',
  wallet: 'Portemonnee',
  tabs: 'Jouw wedstrijden',
  upcoming: 'Komende wedstrijden',
  played: 'Gespeelde wedstrijden',
  more: 'Meer laden',
  join: 'Doe aan meer wedstrijden mee',
  noUpcoming: 'Niets gepland',
  noUpcomingBody: 'Zoek er een in de buurt; meestal is er vanavond of morgen nog een plek.',
  noPlayed: 'Nog niets gespeeld',
  noPlayedBody: 'Na je eerste wedstrijd staat die hier.',
  failed: 'Fout',
  edit: 'Profiel bewerken',
  communities: 'Mijn communities',
  pastFailed: 'Gespeelde wedstrijden laden is mislukt',
  noCommunities: 'Nog geen communities',
  noCommunitiesBody: 'In een community speel je vaker samen. Waar je lid van wordt, staat hier.',
} satisfies Shape<typeof en>;
