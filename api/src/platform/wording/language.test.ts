import type { Language } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

interface Told {
  lang?: unknown;
  chosen?: string;
  visit?: string;
  browser?: string;
}

function ask({ lang, chosen, visit, browser }: Told): Language {
  return languageOf({
    query: { lang },
    cookies: { language: chosen, 'visit-language': visit },
    headers: { 'accept-language': browser },
  } as unknown as FastifyRequest);
}

test.each<[string, Told, Language]>([
  ['what was chosen is before the address', { chosen: 'en', lang: 'nl', visit: 'nl', browser: 'nl' }, 'en'],
  ['the address is before the one arrived by', { lang: 'en', visit: 'nl', browser: 'nl' }, 'en'],
  ['the one arrived by is before the browser', { visit: 'nl', browser: 'en' }, 'nl'],
  ['the browser, by weight', { browser: 'en;q=0.4, nl;q=0.9' }, 'nl'],
  ['nobody says anything', {}, 'en'],
  ['a language there is none of', { chosen: 'fr', lang: 'xx', visit: '', browser: 'de' }, 'en'],
  ['two languages in one address', { lang: ['nl', 'en'], browser: 'nl' }, 'nl'],
])('%s', (_, told, language) => {
  expect(ask(told)).toBe(language);
});
