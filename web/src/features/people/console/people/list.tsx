import { listUsers, usersFile } from '@rondo/contract/calls';
import { roles } from '@rondo/rules';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { PersonSheets } from './person-sheets.tsx';
import { roleKey } from '../../../../ui/console/role-name.ts';

/** All users, and guests. */
export const list = resource('people', {
  call: listUsers,
  rows: 'users',
  file: usersFile,
  sorts: ['newest', 'oldest', 'name'],
  filters: {
    role: choice('console.people.role', [
      ['', 'console.people.everyone'],
      ...each(roles, (role) => `console.roles.${role}`),
      ...each(['banned', 'credit', 'owing', 'unused'], (name) => `console.people.${name}`),
    ]),
  },
  days: { day: 'operating.only.people' },
  columns: (column) => [
    column.open('name', 'console.people.name', 'person', ({ name }) => name, { ascending: 'name' }),
    column.text('email', 'console.people.email'),
    column.cell('role', 'console.people.role', (user, { t }) => t(roleKey(user)), {
      wrong: ({ bannedAt }) => bannedAt !== null && 'console.people.banned',
      marks: ({ isConfirmed }) => [!isConfirmed && 'console.people.unconfirmed'],
    }),
    column.number('games', 'console.people.games', { isExtra: true }),
    column.day('createdAt', 'console.people.since', { ascending: 'oldest', descending: 'newest' }),
  ],
  sheets: PersonSheets,
});
