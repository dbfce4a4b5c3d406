import { describe, expect, it } from 'vitest';
import { factsOf, nameOf } from './name.ts';
import { sceneOfCommunity } from './of-community.ts';

const community = {
  id: '0199a000-0000-7000-8000-000000000001',
  name: 'Dom Volley',
  sport: 'Volleyball',
  city: 'Utrecht',
} as const;

describe('the scene of a community', () => {
  it('is of its sport and town, by daylight, and always the same', () => {
    expect(sceneOfCommunity(community)).toMatchObject({ kind: 'volleyball', surface: 'Indoors', place: 'utrecht' });
    expect(nameOf(sceneOfCommunity(community))).toBe(nameOf(sceneOfCommunity({ ...community })));
    for (const id of Array.from({ length: 100 }, (_, index) => `community ${index}`)) {
      const facts = sceneOfCommunity({ ...community, id });
      expect(factsOf(nameOf(facts))).toEqual(facts);
      expect([facts.hour === 'night', facts.season === 'winter']).toEqual([false, false]);
    }
  });

  it.each([
    ['’s-Hertogenbosch', 'denbosch'],
    ['Den Haag', 'denhaag'],
    ['The Hague', 'denhaag'],
    ['Zoetermeer', 'zoetermeer'],
    ['Ootmarsum', 'polder'],
  ])('stands in %s', (city, place) => {
    expect(sceneOfCommunity({ ...community, city }).place).toBe(place);
  });

  it('may say in its name how it plays', () => {
    expect(sceneOfCommunity({ ...community, name: 'Haagse Beach' }).kind).toBe('beach');
  });
});
