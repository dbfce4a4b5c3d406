import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

const namesIn = (file: string, name: RegExp) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(name)].map(([, found = '']) => found);

/** What `npm run chaos` and `npm run bench` can be asked for: read as text, because importing them would run them. */
export const chaosScenarios = namesIn('chaos/src/main.ts', /^ {2}'?([a-z-]+)'?: \(/gm);
export const benchParts = namesIn('bench/src/main.ts', /^ {2}'?([a-z-]+)'?: (?:async )?\([^)]*\) =>/gm);
