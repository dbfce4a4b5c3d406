import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { sheetsOnTheWay } from '../../test/sheets-on-the-way.ts';
import { sections } from '../ui/console/sections.ts';
import { type AppRoute, findRoute, notFoundRoute, routes } from './routes.ts';

const src = path.resolve(import.meta.dirname, '..');
const e2e = path.resolve(src, '../../e2e');
const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
const read = (file: string) => withoutComments(readFileSync(file, 'utf8'));

/** The addresses of the journeys' visits, from their source: a value inside an address becomes `x`. */
const written = globSync('visits*.ts', { cwd: e2e })
  .flatMap((name) => [...read(path.join(e2e, name)).matchAll(/'(\/[^'\s]*)'|`(\/[^`\s]*)`/g)])
  .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, 'x'))
  .filter((address) => !address.startsWith('/api/'));

/** The visits name no sections of the console, because one of them follows every link of its navigation. */
const addresses = [...written, ...Object.keys(sections).map((section) => `/console/${section}`)].map(
  (address) => new URL(address, 'https://rondo.test'),
);

const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((name) => !name.includes('.test.'))
    .map((name) => [path.join(src, name), read(path.join(src, name))]),
);

/** The path of an imported file. */
const importedFrom = (file: string, said: string) => path.resolve(path.dirname(file), said);

const importsOf = new Map(
  [...files].map(([file, code]) => [
    file,
    [...code.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, said = '']) => importedFrom(file, said)),
  ]),
);

/** The files that a route's page begins with: its pages, or for a list of the console its description. */
const startsOf = ({ page, own = page, list }: AppRoute) =>
  list === undefined
    ? [`pages/${page}.tsx`, `pages/${own}.tsx`]
    : globSync(`features/{*/console,console}/${list}/list.tsx`, { cwd: src });

/** Every file that a file imports, however far around. */
function partsOf(start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [path.join(src, start)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(importsOf.get(file) ?? []));
  }
  return found;
}

/** The words in an expression: its own, and those of the constants that it names, in whichever file. */
function wordsOf(file: string, expression: string, depth = 0): string[] {
  const own = [...expression.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
  const names = expression.replaceAll(/'[^']*'/g, '').match(/[a-z]\w*(?![\w]*:)/gi) ?? [];
  return depth > 3 ? own : [...own, ...names.flatMap((name) => wordsOfName(file, name, depth + 1))];
}

function wordsOfName(file: string, name: string, depth: number): string[] {
  const code = files.get(file) ?? '';
  const listed = String.raw`(?:every<.*>\(\)\()?(\[[^\]]*\]|\{[^}]*\}|'[^']*')`;
  const value = new RegExp(String.raw`const ${name}\b[^=]*= ${listed}`).exec(code)?.[1];
  if (value !== undefined) return wordsOf(file, value, depth);
  const from = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(code)?.[1];
  return from === undefined ? [] : wordsOfName(importedFrom(file, from), name, depth);
}

/** Every step of an address with the file that reads it: through `useUrlStep`, or from the address itself. */
const steps = [...files].flatMap(([file, code]) =>
  [
    ...code.matchAll(/useUrlStep(?:<[^>]*>)?\(([^;]*?)\)(?:;|$|\n)|(\w+)\.find\(\(known\) => known === asked\)/gm),
  ].flatMap(([, given, listed]) => {
    // The step is the first argument; its parameters follow.
    if (listed !== undefined && !code.includes("get('step')")) return [];
    const asked = listed ?? /^(?:\[[^\]]*\]|Object\.values\(\w+\)|\w+)/.exec((given ?? '').trim())?.[0] ?? '';
    return [...new Set(wordsOf(file, asked))].map((step) => ({ step, file }));
  }),
);

test('each route is looked at by a visit (e2e/visits.ts)', () => {
  const unseen = routes.filter(
    ({ path: pattern, query = '', list }) =>
      !addresses.some(({ pathname, search }) => {
        const match = matchPath(pattern, pathname);
        return match && match.params.list === list && search.includes(query);
      }),
  );
  expect(unseen.map((route) => route.list ?? route.path)).toEqual([]);
  expect(addresses.some(({ pathname, search }) => findRoute(pathname, search).route === notFoundRoute)).toBe(true);
});

/** The table of pages in docs/pages.md: the addresses of each row, and for whom they open. */
const documented = readFileSync(path.resolve(src, '../../docs/pages.md'), 'utf8')
  .split('\n## ')[1]
  ?.split('\n')
  .flatMap((line) => {
    const [, first = '', opens = ''] = line.split(' | ').length === 2 ? line.split(/^\| | \| /) : [];
    return [...first.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => ({
      address: address.replaceAll(/\{(\w+)\}/g, ':x'),
      opens,
    }));
  });

const guardIn = [
  [/^everyone|^who paid/, undefined],
  [/^who is logged in/, 'user'],
  [/^organisers and admins/, 'organiser'],
  [/^admins/, 'admin'],
] as const;

test('docs/pages.md lists each page once, by who may see it, and no other', () => {
  const said = documented?.map(({ address, opens }) => ({
    address,
    guard: guardIn.find(([words]) => words.test(opens))?.[1],
  }));
  const there = routes
    .filter(({ query }) => query === undefined)
    .map(({ path: pattern, list, guard }) => ({
      address: list === undefined ? pattern.replaceAll(/:\w+/g, ':x') : `/console/${list}`,
      guard: guard === 'leader' ? 'organiser' : guard,
    }));
  const inOrder = (all: typeof there) => all.map(({ address, guard = 'everyone' }) => `${address} ${guard}`).toSorted();
  expect(inOrder(said ?? [])).toEqual(inOrder(there));
});

test('each step in an address is looked at by a visit (e2e/visits.ts), at a page that has it, or by a test of components', () => {
  const seen = addresses.flatMap(({ pathname, search, searchParams }) => {
    const step = searchParams.get('step');
    return step === null ? [] : [{ step, route: findRoute(pathname, search).route }];
  });
  const visited = new Map(seen.map(({ route }) => [route, startsOf(route).map(partsOf)]));
  const isSeen = ({ step, file }: { step: string; file: string }) =>
    seen.some((one) => one.step === step && visited.get(one.route)?.some((parts) => parts.has(file)));
  expect(steps.length).toBeGreaterThan(80);
  const unseen = steps.filter((one) => !isSeen(one)).map(({ step, file }) => `${step} of ${path.relative(src, file)}`);
  const known = Object.entries(sheetsOnTheWay).flatMap(([file, all]) => all.map((step) => `${step} of ${file}`));
  expect(unseen.toSorted()).toEqual(known.toSorted());
});
