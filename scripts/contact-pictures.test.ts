import { factsOf, nameOf } from '../scenes/src/index.ts';
import { expect, test } from 'vitest';
import { pictures } from '../web/src/pages/contact/pictures.ts';

test.each(Object.entries(pictures))('the picture of %s is drawn, by its name of today', (_, { scene }) => {
  const name = scene.replace(/^\/scenes\/|\.svg$/g, '');
  const facts = factsOf(name);
  expect(facts && nameOf(facts)).toBe(name);
});
