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

test('only the demo has examples, which lead nowhere', () => {
  expect(partnersOf({ RONDO_DEMO: 'on' }).map(({ url }) => url)).toEqual([null, null, null]);
  expect(partnersOf({ RONDO_DEMO: 'off' })).toEqual([]);
});

test.each(['Olympos', 'https://olympos.example', 'Olympos http://olympos.example', 'Olympos https://'])(
  '"%s" is refused at the start',
  (PARTNERS) => expect(() => partnersOf({ PARTNERS })).toThrow('PARTNERS'),
);
