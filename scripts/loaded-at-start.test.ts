import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runProgram } from './run-program.ts';

/** Says which packages the API loads before any request. */
const program = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      loaded.add(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(join(root, 'api/src/serve-rondo.ts'))});
  console.log([...loaded].join(' '));`;

test('packages that few requests need are loaded with the first of them', async () => {
  const { output } = await runProgram(process.execPath, ['--input-type=module', '--eval', program], { output: 'kept' });
  const loaded = output.trim().split(' ');
  expect(loaded).toContain('fastify');
  const seldom = new Set([
    'age-encryption',
    'fast-xml-parser',
    'fontkit',
    'jose',
    'nodemailer',
    'openid-client',
    'pdfkit',
    'satori',
    'sharp',
    'stripe',
    'subset-font',
    'web-push',
  ]);
  expect(loaded.filter((name) => seldom.has(name))).toEqual([]);
});
