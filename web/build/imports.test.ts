import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { type Build, importsFrom } from './imports.ts';

/** A bundler that has read these modules; `./x` is `/app/x`, and `lib` is `/lib/index`. */
function buildOf(modules: Readonly<Record<string, string>>): Build {
  const resolve = (source: string, importer: string) =>
    source.startsWith('.') ? join(dirname(importer), source) : `/${source}/index`;
  const infoOf = (id: string) => {
    const code = modules[id];
    if (code === undefined) return null;
    const { body } = parseAst(code);
    const sources = body.flatMap((one) => ('source' in one && one.source ? [one.source.value] : []));
    const exports = [...code.matchAll(/export (?:const|function) (\w+)/g)].flatMap(([, name = '']) => name);
    const isCommon = code.includes('module.exports');
    const importedIds = isCommon ? ['/app/inner'] : sources.map((source) => resolve(source, id));
    return { code, exports, importedIds, inputFormat: isCommon ? 'cjs' : 'es' };
  };
  return {
    getModuleInfo: infoOf,
    parse: parseAst,
    resolve: (source: string, importer: string) => Promise.resolve({ id: resolve(source, importer) }),
  } as unknown as Build;
}

const lib = {
  '/lib/index': `export * from './price'; export * from './time'; export { inner as passed } from './deep'; import { both } from './both'; export { both };`,
  '/lib/price': `export const price = 1;`,
  '/lib/time': `import { price } from './price'; export const time = price;`,
  '/lib/deep': `export const inner = 1;`,
  '/lib/both': `export const both = 1;`,
};

test.each([
  ['a module beside it', `import { a } from './a';`, ['/app/a']],
  ['one for what it does', `import './a';`, ['/app/a']],
  ['the module behind an index', `import { price } from 'lib';`, ['/lib/price']],
  ['by another name', `import { time as now } from 'lib';`, ['/lib/time']],
  ['what an index passes on by name', `import { passed } from 'lib';`, ['/lib/deep']],
  ['what an index imports and exports', `import { both } from 'lib';`, ['/lib/both']],
  ['all of an index', `import * as all from 'lib';`, ['/lib/index']],
  ['a name that nobody has', `import { none } from 'lib';`, ['/lib/index']],
  ['what it passes on itself', `export { price } from 'lib'; export * from './a';`, ['/lib/price', '/app/a']],
  ['what is no module of the language', `module.exports = require('./inner')`, ['/app/inner']],
])('imports %s', async (_, code, imported) => {
  const build = buildOf({ ...lib, '/app/page': code, '/app/a': `export const a = 1;` });
  expect((await importsFrom(['/app/page'], build)).get('/app/page')).toEqual(imported);
});

test('follows imported names, and none of an index’s other modules', async () => {
  const imports = await importsFrom(['/app/page'], buildOf({ ...lib, '/app/page': `import { time } from 'lib';` }));
  expect([...imports.keys()]).toEqual(['/app/page', '/lib/time', '/lib/price']);
});
