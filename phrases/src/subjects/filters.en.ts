import type { priceRanges, tournamentFilters } from '@rondo/contract';
import type { Each } from '../translate.ts';

export const filters = {
  tell: 'Set an alert',
  title: 'Filters',
  open: 'Filters',
  failed: 'The filters didn’t load.',
  active: { one: '{{count}} filter', other: '{{count}} filters' },
  clear: 'Clear all',
  show: { one: 'Show {{count}} game', other: 'Show {{count}} games' },
  showAll: 'Show games',
  sports: 'Sport',
  allTypes: 'All types',
  levels: 'Level',
  price: 'Price',
  prices: { any: 'Any price', free: 'Free games', under5: 'Under 5 €', over5: 'Over 5 €' } as const satisfies Each<
    typeof priceRanges
  >,
  dates: 'Date',
  from: 'From',
  to: 'Until',
  fromDay: 'From {{day}}',
  untilDay: 'Until {{day}}',
  days: '{{from}} – {{to}}',
  players: 'Number of players',
  playersHint: 'At least',
  atLeast: '{{count}}+ players',
  kind: 'Show only',
  tournament: { show_games: 'Games', show_tournaments: 'Tournaments' } as const satisfies Each<
    typeof tournamentFilters
  >,
  liveTournaments: 'With live results',
  location: 'Location',
  radius: 'Within',
  kilometres: '{{radius}} km',
  near: '{{radius}} km around {{city}}',
  yourPlace: 'your place',
  nearMe: 'Near me',
  placeDenied: 'Your browser hides your location. Search for a city instead.',
  placeFailed: 'We couldn’t find you. Try again, or search for a city.',
} as const;
