import { describe, expect, test } from 'vitest';
import { type Actor, type LeadingRight, leadingRights } from './permissions.ts';
import { type GameList, isListed, maySeeGame, mayEnterGame, showsScores, sightOf } from './visibility.ts';

const now = new Date('2026-11-22T12:00:00Z');
const game = {
  status: 'pending' as const,
  archived: false,
  startsAt: new Date('2026-11-24T19:00:00Z'),
  isPrivate: false,
};
const stranger = { isMember: false };

describe('lists', () => {
  test.each<[GameList, boolean]>([
    ['search', true],
    ['map', true],
    ['cities', true],
    ['community', true],
    ['home', false],
    ['tournaments', false],
    ['alternatives', false],
    ['sitemap', false],
  ])('%s tells of cancelled games: %s; of private ones only to members; of none that is over', (list, cancelled) => {
    expect(isListed(list, game, stranger, now)).toBe(true);
    expect(isListed(list, { ...game, status: 'cancelled' }, stranger, now)).toBe(cancelled);
    expect(isListed(list, { ...game, isPrivate: true }, stranger, now)).toBe(false);
    expect(isListed(list, { ...game, isPrivate: true }, { isMember: true }, now)).toBe(true);
    expect(isListed(list, { ...game, archived: true }, stranger, now)).toBe(false);
    expect(isListed(list, { ...game, startsAt: new Date('2026-11-22T11:59:59Z') }, stranger, now)).toBe(false);
  });
});

describe('a private community’s game', () => {
  const closed = { isPrivate: true, organiserId: 'o', rights: [] };
  const none = { isMember: false, takesPart: false, hasPrivateLink: false };
  test.each<[string, Actor, typeof none, boolean, boolean]>([
    ['a visitor', null, none, false, false],
    ['a visitor with the private link', null, { ...none, hasPrivateLink: true }, true, true],
    ['a player', { id: 'p', role: 'player' }, none, false, false],
    ['a member', { id: 'p', role: 'player' }, { ...none, isMember: true }, true, true],
    ['who plays and left the community', { id: 'p', role: 'player' }, { ...none, takesPart: true }, true, false],
    ['its organiser', { id: 'o', role: 'organiser' }, none, true, true],
    ['another organiser', { id: 'x', role: 'organiser' }, none, false, false],
    ['who organised it and is none any more', { id: 'o', role: 'player' }, none, false, false],
    ['an admin', { id: 'a', role: 'admin' }, none, true, true],
  ])('%s', (_, actor, standing, sees, enters) => {
    expect(maySeeGame(actor, closed, standing)).toBe(sees);
    expect(mayEnterGame(actor, closed, standing)).toBe(enters);
    expect(maySeeGame(actor, { ...closed, isPrivate: false }, standing)).toBe(true);
    expect(mayEnterGame(actor, { ...closed, isPrivate: false }, standing)).toBe(true);
  });

  test.each(leadingRights)('whoever may %s in it sees and enters it', (right) => {
    const led = { ...closed, rights: [right] };
    expect(maySeeGame({ id: 'p', role: 'player' }, led, none)).toBe(true);
    expect(mayEnterGame({ id: 'p', role: 'player' }, led, none)).toBe(true);
    expect(maySeeGame({ id: 'g', role: 'guest' }, led, none)).toBe(false);
  });
});

test.each([
  [{ eloDisabled: false, community: null }, true],
  [{ eloDisabled: true, community: null }, false],
  [{ eloDisabled: false, community: { showElo: true, isRatingVisible: true } }, true],
  [{ eloDisabled: false, community: { showElo: false, isRatingVisible: true } }, false],
  [{ eloDisabled: false, community: { showElo: true, isRatingVisible: false } }, false],
])('scores of %j are shown: %s', (secrecy, shown) => {
  expect(showsScores(secrecy)).toBe(shown);
});

test.each<[Actor, string, LeadingRight[]]>([
  [null, 'visitors', []],
  [null, 'visitors', ['players']],
  [{ id: 'g', role: 'guest' }, 'players', ['players']],
  [{ id: 'x', role: 'organiser' }, 'players', []],
  [{ id: 'p', role: 'player' }, 'players', ['edit', 'checkIn', 'message']],
  [{ id: 'p', role: 'player' }, 'organisers', ['players']],
  [{ id: 'o', role: 'organiser' }, 'organisers', []],
  [{ id: 'a', role: 'admin' }, 'organisers', []],
])('%j sees what %s see, trusted with %j', (actor, sight, rights) => {
  expect(sightOf(actor, { organiserId: 'o', rights })).toBe(sight);
});
