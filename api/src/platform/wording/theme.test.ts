import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inDaylight, inTheDark, themed, tokenNames } from './theme.ts';

const web = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../../web', file), 'utf8');

test.each(tokenNames)('the colour %s is that of the web app', (name) => {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(web('src/ui/theme/tokens.css'))?.[1];
  const isOne = inDaylight(name) === inTheDark(name);
  expect(value).toBe(isOne ? inDaylight(name) : themed(name));
});

test('browsers and phones frame the app in the colour of its header', () => {
  expect(web('index.html')).toContain(`<meta name="theme-color" content="${inDaylight('pitch')}" />`);
  expect(JSON.parse(web('public/manifest.webmanifest'))).toMatchObject({ theme_color: inDaylight('pitch') });
});
