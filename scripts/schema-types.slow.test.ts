import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFile, schemaTypes } from './schema-types.ts';

/** However it is laid out. */
const bare = (code: string) => code.replaceAll(/[\s|]+/g, '');

test('the tables in code are what the migrations make: `npm run types` writes them', async () => {
  expect(bare(readFileSync(schemaFile, 'utf8'))).toBe(bare(await schemaTypes()));
});
