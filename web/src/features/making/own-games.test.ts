import { describe, expect, it } from 'vitest';
import { gamesToRepeat, inOrderOfUse, venueOf, venuesOf } from './own-games.ts';

const hall = (name: string, city = 'Utrecht') => ({
  type: 'Point' as const,
  coordinates: [5.1, 52.1] as [number, number],
  address: `${name}straat 1, ${city}`,
  city,
  country: 'Netherlands',
  description: name,
});
const game = (name: string, at = 'Zuid', status: 'confirmed' | 'cancelled' = 'confirmed') => ({
  name,
  sport: 'Volleyball' as const,
  status,
  field_type: 'Indoors' as const,
  location: hall(at),
});

describe('games to start from', () => {
  it('are the latest held, then those furthest ahead; no cancelled ones', () => {
    const past = [game('c', 'Zuid', 'cancelled'), game('b'), game('a')];
    expect(inOrderOfUse(past, [game('d'), game('e')]).map(({ name }) => name)).toEqual(['b', 'a', 'e', 'd']);
  });

  it('are three at most, a series once', () => {
    const games = ['a', 'a', 'b', 'a', 'c', 'd'].map((name) => game(name));
    expect(gamesToRepeat(games).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(gamesToRepeat([game('a', 'Zuid'), game('a', 'Noord')])).toHaveLength(2);
    expect(gamesToRepeat([])).toEqual([]);
  });
});

describe('venues', () => {
  it('are the places of the games, each once and as it was', () => {
    const venues = venuesOf([game('a'), game('b'), game('c', 'Noord')]);
    expect(venues.map(({ name }) => name)).toEqual(['Zuid', 'Noord']);
    expect(venues[0]).toMatchObject({
      surface: 'Indoors',
      place: { coordinates: [5.1, 52.1], address: 'Zuidstraat 1, Utrecht', description: 'Zuid' },
    });
  });

  it('without a name go by their street', () => {
    const [venue] = venuesOf([{ ...game('a'), location: { ...hall('Zuid'), description: '' } }]);
    expect(venue?.name).toBe('Zuidstraat 1');
  });

  it('are known again by their place', () => {
    const venues = venuesOf([game('a'), game('c', 'Noord')]);
    for (const venue of venues) expect(venueOf(venues, venue.place)).toBe(venue);
    expect(venueOf(venues, { coordinates: null, address: '', city: '', country: '', description: '' })).toBeNull();
    expect(venueOf(venues, { coordinates: [1, 1], address: '', city: '', country: '', description: '' })).toBeNull();
  });
});
