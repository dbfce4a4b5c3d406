import { expect, test } from 'vitest';
import { shippedPackages } from './shipped-packages.ts';
import { readLock } from './third-party.ts';
import { billOf } from './write-sbom.ts';

test('the bill of materials names each package that is shipped, with its licence and the hash of what npm fetched', () => {
  const { components, ...bill } = billOf(shippedPackages(readLock()), '1.2.3');
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { version: '1.2.3' } },
  });
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
  expect(components.find(({ purl }) => purl.startsWith('pkg:npm/leaflet@'))).toMatchObject({
    type: 'library',
    purl: 'pkg:npm/leaflet@1.9.4',
    licenses: [{ license: { id: 'BSD-2-Clause' } }],
    properties: [{ value: 'browser' }],
  });
  expect(components.find(({ name }) => name === 'compress')?.purl).toMatch(/^pkg:npm\/%40fastify\/compress@/);
  expect(components.find(({ name }) => name === 'type-fest')?.licenses).toEqual([{ expression: '(MIT OR CC0-1.0)' }]);
  for (const { hashes } of components) expect(hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
});
