import type { FoundPlace } from '@rondo/contract';
import { expect, test } from 'vitest';
import { namedIn, searchesOf } from './place-of-address.ts';

const place = (name: string): FoundPlace => ({
  name,
  address: name,
  city: name,
  province: '',
  country: 'Netherlands',
  coordinates: [5, 52],
});

test.each([
  ['Groningen', ['Groningen']],
  [
    'Diamantlaan 2, 9743 BH Groningen',
    ['Diamantlaan 2, 9743 BH Groningen', '9743 BH Groningen', 'Diamantlaan 2', 'Groningen'],
  ],
  [' , ', []],
])('%s is searched by', (address, searches) => {
  expect(searchesOf(address)).toEqual(searches);
});

test('only a place that the address names is taken', () => {
  expect(namedIn('Diamantlaan 2, Groningen', [place('Diemen'), place('Groningen')])?.name).toBe('Groningen');
  expect(namedIn('Súdwest-Fryslân', [place('Sudwest Fryslan')])?.name).toBe('Sudwest Fryslan');
  expect(namedIn('Diamantlaan 2', [place('Diemen')])).toBeNull();
  expect(namedIn('Assendelft', [place('Assen')])).toBeNull();
});
