import { expect, it } from 'vitest';
import { type Place, placeOf } from './places.ts';

it.each<[string, number, number, Place]>([
  ['Amsterdam', 52.37, 4.9, 'amsterdam'],
  ['Scheveningen', 52.105, 4.275, 'denhaag'],
  ['Amstelveen', 52.303, 4.863, 'amsterdam'],
  ['Delft, between The Hague and Rotterdam', 52.0, 4.36, 'delft'],
  ['Maastricht', 50.85, 5.69, 'maastricht'],
  ['Zandvoort', 52.372, 4.533, 'dunes'],
  ['Texel', 53.05, 4.8, 'dunes'],
  ['Otterlo', 52.1, 5.77, 'heath'],
  ['Valkenburg', 50.865, 5.83, 'hills'],
  ['Borger', 52.92, 6.79, 'hunebed'],
  ['Tiel', 51.886, 5.429, 'river'],
  ['Purmerend', 52.505, 4.96, 'polder'],
  ['beyond the borders', 48.85, 2.35, 'polder'],
])('%s', (_name, latitude, longitude, place) => {
  expect(placeOf(latitude, longitude)).toBe(place);
});
