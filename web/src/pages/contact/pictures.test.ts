import { factsOf, nameOf } from '@rondo/scenes';
import { expect, test } from 'vitest';
import { pictures } from './pictures.ts';

test.each(Object.entries(pictures))('the picture of %s is drawn, by its name of today', (_, { scene }) => {
  const name = scene.replace(/^\/scenes\/|\.svg$/g, '');
  const facts = factsOf(name);
  expect(facts && nameOf(facts)).toBe(name);
});
