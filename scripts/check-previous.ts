import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withVersion } from '../chaos/src/earlier-version.ts';
import { root, runProgram } from './run-program.ts';

/**
 * Tests of the schema itself, which has changed: its migrations, its reference tables, and which tables hold people's data, under the paths of the
 * earlier version.
 */
const ofSchema = ['platform/', 'platform/database/']
  .flatMap((folder) => [`${folder}migrate`, `${folder}reference-tables`])
  .concat('features/privacy/export')
  .map((name) => `api/src/${name}.test.ts`);

/**
 * `npm run check:previous [-- REF [FILE…]]`: the API tests of an earlier version, with its own code, on this version's schema
 * (decisions/0058-releases.md). REF is a commit, or by default the newest tag `release-…`; FILE runs some tests only.
 */
const [ref = newestRelease(), ...files] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'rondo-previous-'));
try {
  process.exitCode = await withVersion(ref, join(folder, 'rondo'), async (earlier) => {
    for (const made of ['api/migrations', 'api/functions']) {
      rmSync(join(earlier, made), { recursive: true });
      cpSync(join(root, made), join(earlier, made), { recursive: true });
    }
    for (const file of ofSchema) rmSync(join(earlier, file), { force: true });
    const { code } = await runProgram('vitest', ['run', '--project', 'api', ...files], { cwd: earlier });
    return code;
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function newestRelease(): string {
  const tags = execFileSync('git', ['tag', '--list', 'release-*', '--sort=-creatordate'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [tag = ''] = tags.split('\n');
  if (tag !== '') return tag;
  console.error('npm run check:previous -- REF [FILE…]: there is no tag release-… yet, so name a commit');
  process.exit(2);
}
