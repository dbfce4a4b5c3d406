import { consoleGamesFile, listConsoleGames } from '@rondo/contract/calls';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { BulkButton } from './bulk-button.tsx';
import { GameSheets } from './game-sheets.tsx';

/** All games, including private ones. */
export const list = resource('games', {
  call: listConsoleGames,
  rows: 'games',
  file: consoleGamesFile,
  // The latest past game comes first.
  sorts: ({ status }) =>
    status === 'upcoming' ? (['earliest', 'latest'] as const) : (['latest', 'earliest'] as const),
  filters: {
    status: choice(
      'console.games.status',
      each(['upcoming', 'played', 'cancelled', 'held'], (status) => `console.games.${status}`),
    ),
    ground: choice('console.games.ground', [
      ['', 'console.games.anyGround'],
      ['outdoors', 'console.games.outdoors'],
      ['indoors', 'console.games.indoors'],
    ]),
  },
  narrowed: {
    venue: { phrase: 'operating.narrowed.venue', of: ({ venue }) => venue.name },
    city: { phrase: 'operating.narrowed.city', of: ({ city }) => city },
    organiser: { phrase: 'operating.narrowed.organiser', of: ({ organiser }) => organiser.name },
    series: { phrase: 'operating.narrowed.series', of: ({ name }) => name },
  },
  days: { day: 'operating.only.games', joined: 'operating.only.joined' },
  span: true,
  columns: (column) => [
    column.open('name', 'console.games.name', 'game', ({ name }) => name, {
      marks: ({ featured, isPrivate }) => [
        featured !== null && 'console.games.isFeatured',
        isPrivate && 'console.games.isPrivate',
      ],
    }),
    column.moment('startsAt', 'console.games.starts', {
      ascending: 'earliest',
      descending: 'latest',
      isFigure: false,
    }),
    column.text('city', 'console.games.city'),
    column.word('status', 'console.games.status', (status) => `games.status.${status}`, { isExtra: true }),
    column.cell('joined', 'console.games.joined', ({ joined, players }) => `${joined} / ${players}`, {
      isFigure: true,
    }),
    column.cell('price', 'console.games.price', ({ price }, { formats }) => formats.price(price), {
      isFigure: true,
      isExtra: true,
    }),
    column.name('organiser', 'console.games.organiser', { isExtra: true }),
  ],
  act: BulkButton,
  sheets: GameSheets,
});
