import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageReaders, type PageReaders, type Role, roles } from './limits.ts';
import { badgesOf, type PersonSight, sightOfPerson } from './people.ts';
import type { Actor } from './permissions.ts';

const person = { id: 'p', role: 'player' as Role, isGone: false, pageReaders: 'everyone' as PageReaders };
const viewer: Actor = { id: 'v', role: 'player' };

describe('who sees how much of a player', () => {
  test.each<[string, Actor, Partial<typeof person>, number, PersonSight]>([
    ['a visitor', null, {}, 0, 'none'],
    ['themselves', { id: 'p', role: 'player' }, { pageReaders: 'nobody' }, 0, 'own'],
    ['a player', viewer, {}, 0, 'whole'],
    ['a guest', { id: 'v', role: 'guest' }, {}, 0, 'whole'],
    ['an organiser', { id: 'v', role: 'organiser' }, { pageReaders: 'partners' }, 0, 'name'],
    ['an admin, who has the console', { id: 'v', role: 'admin' }, { pageReaders: 'nobody' }, 3, 'name'],
    ['a stranger, of partners only', viewer, { pageReaders: 'partners' }, 0, 'name'],
    ['a partner, of partners only', viewer, { pageReaders: 'partners' }, 1, 'whole'],
    ['a partner, of nobody', viewer, { pageReaders: 'nobody' }, 9, 'name'],
    ['a player, of a guest', viewer, { role: 'guest' }, 9, 'none'],
    ['a player, of who is gone', viewer, { isGone: true }, 9, 'none'],
  ])('%s', (_, actor, changed, together, sight) => {
    expect(sightOfPerson(actor, { ...person, ...changed }, together)).toBe(sight);
  });

  test('a visitor sees nobody, and who is gone is seen by nobody', () => {
    const anybody = fc.record({
      id: fc.constantFrom('p', 'v'),
      role: fc.constantFrom(...roles),
      isGone: fc.boolean(),
      pageReaders: fc.constantFrom(...pageReaders),
    });
    fc.assert(
      fc.property(anybody, fc.nat(5), (shown, together) => {
        expect(sightOfPerson(null, shown, together)).toBe('none');
        expect(sightOfPerson(viewer, { ...shown, isGone: true }, together)).toBe('none');
      }),
    );
  });
});

test.each([
  [2, 4, []],
  [3, 0, ['trusted']],
  [25, 5, ['regular', 'host']],
])('%i games played and %i organised are the badges %j', (played, organised, badges) => {
  expect(badgesOf({ played, organised })).toEqual(badges);
});
