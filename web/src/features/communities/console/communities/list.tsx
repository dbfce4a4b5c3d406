import { consoleCommunitiesFile, listConsoleCommunities } from '@rondo/contract/calls';
import { sports } from '@rondo/rules';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { CommunitySheets } from './community-sheets.tsx';

/** All communities. */
export const list = resource('communities', {
  call: listConsoleCommunities,
  rows: 'communities',
  file: consoleCommunitiesFile,
  sorts: ['members', 'name', 'newest', 'oldest'],
  filters: {
    kind: choice('running.communities.kind', [
      ['', 'running.communities.all'],
      ...each(['public', 'private', 'featured', 'closed'], (kind) => `running.communities.kinds.${kind}`),
    ]),
    sport: choice('running.communities.sport', [
      ['', 'running.communities.allSports'],
      ...each(sports, (sport) => `games.sport.${sport}`),
    ]),
  },
  columns: (column) => [
    column.open('name', 'running.communities.name', 'community', ({ name }) => name, {
      ascending: 'name',
      marks: ({ isFeatured, isPrivate, isClosed }) => [
        isClosed && 'running.communities.isClosed',
        isFeatured && 'running.communities.isFeatured',
        isPrivate && 'running.communities.isPrivate',
      ],
    }),
    column.text('shortCode', 'running.communities.code', { isExtra: true }),
    column.text('city', 'running.communities.city'),
    column.word('sport', 'running.communities.sport', (sport) => `games.sport.${sport}`, { isExtra: true }),
    column.number('members', 'running.communities.members', { descending: 'members' }),
    column.number('pending', 'running.communities.pending'),
    column.number('admins', 'running.communities.admins', { isExtra: true }),
    column.number('games', 'running.communities.games', { isExtra: true }),
    column.day('createdAt', 'running.communities.made', { ascending: 'oldest', descending: 'newest', isExtra: true }),
  ],
  adds: 'running.communities.new',
  sheets: CommunitySheets,
});
