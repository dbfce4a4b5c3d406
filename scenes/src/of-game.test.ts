import { describe, expect, it } from 'vitest';
import { factsOf, nameOf } from './name.ts';
import { type PicturedGame, sceneOf, spread } from './of-game.ts';
import { compositionCount } from './setting/compositions.ts';

const game: PicturedGame = {
  id: '0199a000-0000-7000-8000-000000000001',
  name: 'Donderdag',
  sport: 'Football',
  level: 'All levels',
  surface: 'Grass',
  latitude: 52.09,
  longitude: 5.12,
  startsAt: new Date('2026-10-08T16:00:00Z'),
};

describe('the scene of a game', () => {
  it('is of its sport, ground, town, hour and season', () => {
    expect(sceneOf(game)).toMatchObject({
      kind: 'football',
      surface: 'Grass',
      place: 'utrecht',
      hour: 'golden',
      season: 'autumn',
    });
  });

  it('stays when what it doesn’t show changes, and differs from game to game', () => {
    expect(nameOf(sceneOf({ ...game, name: 'Vrijdag', level: 'Advanced' }))).toBe(nameOf(sceneOf(game)));
    const names = Array.from({ length: 200 }, (_, index) => nameOf(sceneOf({ ...game, id: `${game.id}${index}` })));
    expect(new Set(names).size).toBeGreaterThan(185);
  });
});

describe('scenes on one page', () => {
  const names = (count: number, more: Partial<PicturedGame> = {}) =>
    Array.from({ length: count }, (_, index) => nameOf(sceneOf({ ...game, ...more, id: `game ${index}` })));
  const compositions = (all: readonly string[]) => all.map((name) => factsOf(name)?.composition);

  it('have no composition twice as long as there are others', () => {
    const count = compositionCount('football');
    expect(new Set(compositions(spread(names(count)))).size).toBe(count);
    // After that each composition returns as late as possible.
    const more = compositions(spread(names(2 * count)));
    expect(new Set(more.slice(count)).size).toBe(count);
  });

  it('differ in nothing else from their own, and the first keeps its own', () => {
    const own = names(6);
    const shown = spread(own);
    expect(shown[0]).toBe(own[0]);
    const rest = (name: string) => ({ ...factsOf(name), composition: 0 });
    expect(shown.map(rest)).toEqual(own.map(rest));
  });

  it('take football and futsal for the same, and other sports apart', () => {
    const mixed = [...names(4), ...names(4, { sport: 'Futsal', surface: 'Indoors' })];
    expect(new Set(compositions(spread(mixed))).size).toBe(8);
    const yoga = names(1, { sport: 'Health & fitness', name: 'Yoga' });
    expect(spread([...names(3), ...yoga]).at(-1)).toBe(yoga[0]);
  });
});
