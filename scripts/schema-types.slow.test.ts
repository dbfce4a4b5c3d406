import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFile, schemaTypes } from './schema-types.ts';

/** Compares code regardless of layout. */
const bare = (code: string) => code.replaceAll(/[\s|]+/g, '');

test('the tables in code are what the migrations make: `npm run types` writes them', async () => {
  expect(bare(readFileSync(schemaFile, 'utf8'))).toBe(bare(await schemaTypes()));
});
