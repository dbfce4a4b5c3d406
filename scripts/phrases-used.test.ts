import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { phrasesIn } from '@rondo/phrases';
import { parts, type Part } from '@rondo/phrases/parts';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Dotted paths of all phrases; a plural counts as one. */
function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [path + key];
    return 'one' in value && 'other' in value ? [path + key] : keysOf(value, `${path}${key}.`);
  });
}

const files = Object.fromEntries(
  globSync('{web,api}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

interface Said {
  keys: string[];
  /** Patterns of keys that are made with a template. */
  patterns: RegExp[];
  /** Keys of objects whose values name where words are (`PrefixOf`), and what templates put behind `words`. */
  beginnings: string[];
  endings: string[];
}

/** The phrases that a file may use. */
function saidBy(source: string): Said {
  const keys = [...source.matchAll(/'([\w&. -]+\.[\w&. -]+)'/g)].map(([, key = '']) => key);
  const patterns = [...source.matchAll(/`(\w+\.[^`\s]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${fixed.join(String.raw`[\w& -]+(?:\.[\w& -]+)*`)}$`);
  });
  const [, begun = ''] = /\{([^{}]*)\} as const satisfies Record<\w+, PrefixOf</.exec(source) ?? [];
  const beginnings = [...begun.matchAll(/'([\w.]+)'/g)].map(([, beginning = '']) => beginning);
  const endings = [...source.matchAll(/`\$\{(?:\w+\.)?words\}(\.[\w.]+)`/g)].map(([, ending = '']) => ending);
  return { keys, patterns, beginnings, endings };
}

/** The keys that files compose from these beginnings and endings. */
function composedBy(all: readonly Said[]): string[] {
  const endings = new Set(all.flatMap((one) => one.endings));
  return all.flatMap(({ beginnings }) => beginnings.flatMap((name) => [...endings].map((ending) => name + ending)));
}

/** The API takes each mail's phrases by its kind. */
const { mail: _, ...shown } = phrasesIn.en;
const english = keysOf(shown);

test('every phrase is said somewhere', () => {
  const said = Object.values(files).map(saidBy);
  const keys = new Set([...said.flatMap((one) => one.keys), ...composedBy(said)]);
  const patterns = said.flatMap((one) => one.patterns);
  const unused = english.filter((key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key)));
  // Refusals are said by their code, and files and calendars use their words as a whole.
  const taken =
    /^errors\.|^statement\.(?:time|game|person|code|reason)$|^calendars\.feed\.|^files\.|^phoneTicket\.|^pay\.csv\.(?:opening|head\.\w+)$/;
  expect(unused.filter((key) => !taken.test(key))).toEqual([]);
});

/** The files a file imports, at once or later. */
function reach(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start) || files[start] === undefined) return seen;
  seen.add(start);
  for (const [, target = ''] of files[start].matchAll(/(?:from |import\()'(\.[^']+)'/g))
    reach(relative(root, join(root, dirname(start), target)), seen);
  return seen;
}

const pages = Object.keys(files).filter((path) => /^web\/src\/pages\/[^/]+\.tsx$/.test(path));

test.each([...pages, 'web/src/app/shell/shell.tsx'])('%s has the phrases it says', (page) => {
  const reached = [...reach(page)];
  const named = reached.flatMap((file) => {
    const list = /\bphrases(?:: [^=]+)? = \[([^\]]*)\]/.exec(files[file] ?? '')?.[1] ?? '';
    return [...list.matchAll(/'(\w+)'/g)].map(([, part = '']) => part as Part);
  });
  const known = new Set<string>((['everywhere', 'errors', ...named] as const).flatMap((part) => parts[part]));
  const saidIn = reached.map((file) => ({ file, ...saidBy(files[file] ?? '') }));
  const said = saidIn.flatMap(({ file, keys, patterns }) => {
    const made = patterns.flatMap((pattern) => english.filter((key) => pattern.test(key)).slice(0, 1));
    return [...keys, ...made].filter((key) => english.includes(key)).map((key) => `${key} in ${file}`);
  });
  const composed = composedBy(saidIn).filter((key) => english.includes(key));
  expect([...said, ...composed].filter((key) => !known.has(key.split('.')[0] ?? ''))).toEqual([]);
});
