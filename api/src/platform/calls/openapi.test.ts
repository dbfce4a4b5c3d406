import { createConfig, lint } from '@redocly/openapi-core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { openApiDocument } from './openapi.ts';

const server = useServer();
type Operation = { operationId: string; security: object[]; 'x-access': string };
let document: { paths: Record<string, Record<string, Operation>> };
let operations: Operation[];
beforeAll(() => {
  document = openApiDocument(server.calls, 'https://rondo.test') as typeof document;
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

test('a linter that isn’t ours finds nothing in the document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // Rondo's addresses are given: a word comes before a parameter at the same place, as in every router.
        'no-ambiguous-paths': 'off',
        // Calls that come back from elsewhere answer with a redirect.
        'operation-2xx-response': 'off',
      },
    });
    const found = await lint({ ref: file, config });
    expect(found.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('each call has a name of its own, and those of visitors need no session', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id) => !/^[a-z]\w+$/i.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, security, 'x-access': access } of operations)
    expect([operationId, security.length > 0]).toEqual([operationId, access !== 'visitor']);
});

test('no format is a check of ours', () => {
  const known = new Set(['binary', 'date', 'date-time', 'email', 'time', 'uri', 'uuid']);
  const formats = [...JSON.stringify(document).matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format ?? '');
  expect([...new Set(formats)].filter((format) => !known.has(format))).toEqual([]);
});

test('nothing is listed twice, and no shape is written out where it has a name', () => {
  const text = JSON.stringify(document);
  for (const [, values = ''] of text.matchAll(/"enum":\[([^\]]*)\]/g)) {
    const listed = values.split(',');
    expect(listed).toEqual([...new Set(listed)]);
  }
  // It was 1.85 million when each call repeated all of them.
  expect(text.length).toBeLessThan(1_340_000);
});
