import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { notificationCategoryNames } from '@rondo/rules/notifications';
import { expect, test } from 'vitest';
import { phrasesIn } from './index.ts';
import { parts } from './parts.ts';
import { fill, findPhrase, type PhraseTree } from './translate.ts';

const { en, ...others } = phrasesIn;

/** Every text with its dotted path. */
function texts(tree: PhraseTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : texts(value as PhraseTree, `${path}${key}.`),
  );
}

const names = (text: string) =>
  [...text.matchAll(/\{?\{(\w+)(?:\|lower)?\}\}?/g)].map(([, name = '']) => name).toSorted();

test.each(Object.entries(others))('%s has the keys of English, each with the same places to fill', (_, other) => {
  const english = Object.fromEntries(texts(en));
  const translated = Object.fromEntries(texts(other));
  expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(english))
    expect([key, names(translated[key] ?? '')]).toEqual([key, names(text)]);
});

test('every subject but mails, files and tickets in phones is in a part that browsers load', () => {
  expect([...new Set(Object.values(parts).flat()), 'files', 'mail', 'phoneTicket'].toSorted()).toEqual(
    Object.keys(en).toSorted(),
  );
});

test('a plural never uses the words for one', () => {
  const counted = (text = '') => /\{\{count\}\} (\p{L}+)/u.exec(text)?.[1];
  for (const language of Object.values(phrasesIn)) {
    const all = new Map(texts(language));
    const plurals = [...all.keys()].flatMap((key) => {
      const [one, other] = [all.get(key), all.get(key.replace(/one$/, 'other'))];
      return key.endsWith('.one') && other !== undefined ? [{ key, one: counted(one), other: counted(other) }] : [];
    });
    const singular = new Set(plurals.flatMap(({ one, other }) => (one !== undefined && one !== other ? [one] : [])));
    expect(singular.size).toBeGreaterThan(10);
    expect(plurals.filter(({ other }) => other !== undefined && singular.has(other))).toEqual([]);
  }
});

test('no phrase is empty', () => {
  expect(texts(phrasesIn).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('a phrase is found by its path', () => {
  const tree = { a: { b: 'hello {{name}}', spots: { one: '{{count}} spot', other: '{{count}} spots' } } };
  expect(findPhrase(tree, 'a.b', { name: 'Sanne' })).toBe('hello Sanne');
  expect(findPhrase(tree, 'a.spots', { count: 1 })).toBe('1 spot');
  expect(findPhrase(tree, 'a.spots', { count: 0 })).toBe('0 spots');
  expect(findPhrase(tree, 'a.missing')).toBeUndefined();
  expect(fill('in {{sport|lower}}', { sport: 'Volleybal' })).toBe('in volleybal');
  expect(fill('€ {price}', { price: '4.50' })).toBe('€ 4.50');
});

test('every kind of notification has a title and both messages, in every language', () => {
  for (const phrases of Object.values(phrasesIn)) {
    expect(Object.keys(phrases.notices.kinds).sort()).toEqual([...notificationKindNames].sort());
    for (const kind of notificationKindNames)
      expect(phrases.notices.kinds[kind]).toMatchObject({
        title: expect.any(String),
        message: expect.any(String),
        static: expect.any(String),
      });
    expect(Object.keys(phrases.notices.settings.categories).sort()).toEqual([...notificationCategoryNames].sort());
  }
});
