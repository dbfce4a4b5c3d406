import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-program.ts';
import { shippedPackages, type ShippedPackage } from './shipped-packages.ts';
import { readLock } from './third-party.ts';

/**
 * All shipped packages as a CycloneDX 1.5 bill of materials, from the lock file like THIRD-PARTY.md: `npm sbom` leaves out packages that tests need
 * too, and refuses lock files with an odd tool.
 * @param sha256 the hash of the archive beside it
 */
export function billOf(packages: readonly ShippedPackage[], version: string, sha256?: string) {
  const hashes = sha256 && [{ alg: 'SHA-256', content: sha256 }];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { 'bom-ref': 'rondo', type: 'application', name: 'rondo', version, ...(hashes && { hashes }) },
    },
    components: packages.map(componentOf),
  };
}

function componentOf({ name, version, license, places, integrity }: ShippedPackage) {
  const [, group, short = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${short}@${version}`;
  return {
    'bom-ref': purl,
    type: 'library',
    ...(group && { group }),
    name: short,
    version,
    purl,
    // Some are installed only on some machines, and packages that only build the web app aren't part of it.
    scope: places.includes('browser') || places.includes('server') ? 'required' : 'excluded',
    licenses: [/ (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity, 'base64').toString('hex') }] }),
    properties: places.map((value) => ({ name: 'rondo:place', value })),
  };
}

if (import.meta.main) {
  const lock = readLock();
  const file = join(root, 'dist', 'rondo.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(billOf(shippedPackages(lock), lock.version), null, 2)}\n`);
  console.log(file);
}
