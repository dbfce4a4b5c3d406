import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The classes that a file of styles gives a look, without what comments and values say. */
const styledIn = (file: string) =>
  new Set(
    [
      ...read(file)
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([A-Za-z][\w-]*)/g),
    ].map(([, name = '']) => name),
  );

/** What a component takes from a file of styles; null where it picks a class by a value. */
interface Uses {
  component: string;
  styles: string;
  classes: string[] | null;
}

const uses = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !file.includes('.test.'))
  .flatMap((component): Uses[] => {
    const source = read(component);
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
      component,
      styles: normalize(join(component, '..', path)),
      classes: new RegExp(`\\b${name}\\[`).test(source)
        ? null
        : [...source.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g'))].map(([, used = '']) => used),
    }));
  });

test('each class that a component names has its style', () => {
  const bare = uses.flatMap(({ component, styles, classes }) => {
    if (!existsSync(join(folder, styles))) return [`${component}: ${styles}`];
    const styled = styledIn(styles);
    return (classes ?? []).filter((one) => !styled.has(one)).map((one) => `${component}: ${one}`);
  });
  expect(bare).toEqual([]);
});

test('each style is of a class that a component names', () => {
  const left = globSync('**/*.module.css', { cwd: folder }).flatMap((styles) => {
    const of = uses.filter((one) => one.styles === styles);
    const named = new Set(of.flatMap(({ classes }) => classes ?? []));
    if (of.some(({ classes }) => classes === null)) return [];
    return [...styledIn(styles)].filter((one) => !named.has(one)).map((one) => `${styles}: ${one}`);
  });
  expect(left).toEqual([]);
});
