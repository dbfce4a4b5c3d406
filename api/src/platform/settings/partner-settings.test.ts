import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const partnersOf = (settings: Record<string, string>) => readConfig({ DATABASE_URL: '', ...settings }).partners;

test('partners are those whom the operator names, in their order', () => {
  const PARTNERS = 'Sportbedrijf Utrecht https://sport.example/nl?a=1; Olympos https://olympos.example;';
  expect(partnersOf({ PARTNERS })).toEqual([
    { name: 'Sportbedrijf Utrecht', url: 'https://sport.example/nl?a=1' },
    { name: 'Olympos', url: 'https://olympos.example' },
  ]);
});

test('without them there are none, in the demo too', () => {
  expect(partnersOf({ RONDO_DEMO: 'on' })).toEqual([]);
});

test.each(['Olympos', 'https://olympos.example', 'Olympos http://olympos.example', 'Olympos https://'])(
  '"%s" is refused at the start',
  (PARTNERS) => expect(() => partnersOf({ PARTNERS })).toThrow('PARTNERS'),
);
