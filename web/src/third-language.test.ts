import { phrasesIn } from '@rondo/phrases';
import { parts } from '@rondo/phrases/parts';
import { accent, addPseudoLanguage, pseudo, removePseudoLanguage } from '@rondo/phrases/test/pseudo-language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loaders } from 'virtual:phrases';
import { render } from './entry-server.tsx';

beforeAll(() => {
  addPseudoLanguage();
  const load = Object.entries(parts).map(([part, subjects]) => [
    part,
    () => Promise.resolve(Object.fromEntries(subjects.map((subject) => [subject, phrasesIn[pseudo][subject]]))),
  ]);
  // In a build, these come from the same tables.
  Object.assign(loaders, { [pseudo]: Object.fromEntries(load) });
});

afterAll(() => {
  removePseudoLanguage();
  Reflect.deleteProperty(loaders, pseudo);
});

test('a page in a language that is a row and its phrases says everything in it', async () => {
  const { status, html } = await render({
    url: '/termsAndConditions?lang=xa',
    language: pseudo,
    colorScheme: 'auto',
    nonce: 'n0nce',
    origin: 'https://rondo.test',
    now: '2026-11-21T12:00:00Z',
    settings: {
      streetsUrl: null,
      tileUrl: null,
      tileAttribution: '',
      socialFeedUrl: null,
      analyticsUrl: null,
      privacyPolicyUrl: null,
      reviewsUrl: null,
      contactEmail: 'help@rondo.test',
      seller: null,
      partners: [],
      isDemo: false,
      googleSignIn: true,
      studentCardDiscountCents: 200,
      feesPaidByRondo: [],
    },
    template: '<html lang="en"><!--head--><body><!--page--></body><!--state-->',
    turn: async () => undefined,
    get: async () => ({ status: 401, body: { status: 'fail', code: 'not_logged_in', message: '' } }),
  });
  expect(status).toBe(200);
  expect(html).toContain('<html lang="xa">');
  expect(html).toContain('hreflang="xa" href="https://rondo.test/termsAndConditions?lang=xa"');
  expect(html).toContain('rel="canonical" href="https://rondo.test/termsAndConditions?lang=xa"');
  expect(html).toContain('og:locale" content="fr_FR"');
  expect(html).toContain(accent(phrasesIn.en.terms.title));
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const said = body.replaceAll(/<(style|script).*?<\/\1>/gs, '').split(/<[^>]*>/);
  // A phrase may span several elements: text between its brackets counts, and only names may stand outside.
  const beside = said.join(' ').replaceAll(/\[!!! .*? !!!\]/gs, '');
  const names = new Set(beside.match(/\p{L}[\p{L}@. ]*(?<! )/gu)?.flatMap((found) => found.split(/ {2,}/)));
  expect([...names].toSorted()).toEqual(['English', 'Nederlands', 'Rondo', 'help@rondo.test'].toSorted());
});
