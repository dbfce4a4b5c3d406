import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lock, shippedPackages } from './shipped-packages.ts';
import { describeThirdParties, readLock, refusedLicences, thirdPartyFile } from './third-party.ts';

const shipped = shippedPackages(readLock());

test('THIRD-PARTY.md names all that is shipped, as the lock file has it: npm run third-party', () => {
  expect(readFileSync(thirdPartyFile, 'utf8')).toBe(describeThirdParties(shipped));
});

test('nothing is shipped whose licence nobody has looked at', () => {
  expect(refusedLicences(shipped)).toEqual([]);
  expect(shipped.length).toBeGreaterThan(150);
});

test('what browsers get and what the server needs is found by who needs it; a licence that is none of ours is refused', () => {
  const lock: Lock = {
    version: '1.0.0',
    packages: {
      '': { optionalDependencies: { runtime: '1' } },
      web: { dependencies: { map: '1', vite: '1', '@rondo/contract': '1' } },
      api: { dependencies: { mail: '1' } },
      contract: { dependencies: { shapes: '1' } },
      'node_modules/@rondo/contract': { link: true },
      'node_modules/shapes': { version: '1.0.0', license: 'MIT', optional: true },
      'node_modules/runtime': { version: '1.0.0', license: 'MIT', optional: true },
      'node_modules/map': { version: '1.0.0', license: 'Hippocratic-2.1', optional: true, dependencies: { core: '1' } },
      'node_modules/map/node_modules/core': { version: '2.0.0', license: 'MPL-2.0', optional: true },
      'node_modules/core': { version: '1.0.0', license: 'GPL-3.0-only', optional: true },
      'node_modules/vite': { version: '1.0.0', license: '(GPL-3.0-only OR MPL-2.0)', optional: true },
      'node_modules/mail': { version: '1.0.0', license: 'MIT AND UNKNOWN', optional: true },
      'node_modules/tests': { version: '1.0.0', license: 'SEE LICENSE', dev: true },
    },
  };
  const found = shippedPackages(lock);
  expect(found.map(({ name, version, places }) => `${name} ${version} ${places.join()}`)).toEqual([
    'core 2.0.0 browser',
    'mail 1.0.0 server',
    'map 1.0.0 browser',
    'runtime 1.0.0 server',
    'shapes 1.0.0 browser',
    'vite 1.0.0 build',
  ]);
  expect(refusedLicences(found)).toEqual(['core: MPL-2.0', 'mail: MIT AND UNKNOWN', 'map: Hippocratic-2.1']);
});
