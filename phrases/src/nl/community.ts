import type { community as en } from '../en/community.ts';
import type { Shape } from '../translate.ts';

export const community = {
  private: 'Besloten',
  members: { one: '{{number}} lid', other: '{{number}} leden' },
  games: 'Komende wedstrijden',
  noGames: 'Er staan nog geen wedstrijden gepland.',
  others: 'Bekijk andere wedstrijden',
  closed: {
    title: 'Alleen leden zien de wedstrijden',
    body: 'Deze gemeenschap is besloten. De wedstrijden zijn voor wie er lid van is.',
  },
  notFound: 'Deze gemeenschap bestaat niet of is niet meer beschikbaar',
  failed: 'Laden van gemeenschap mislukt',
} satisfies Shape<typeof en>;
