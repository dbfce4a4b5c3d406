import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

const stamp = join(root, 'web', 'dist', 'built-from');
const sources = ['web', 'rules/src', 'contract/src', 'phrases/src', 'scenes/src'];

/** A hash of everything the web app is made of: by contents, not times, because a checkout gives old files new times. */
export function webFingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of sources)
    for (const path of filesIn(join(root, source))) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'node_modules', 'test'].includes(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}

/** Whether the built web app was made from these sources. */
export function webIsBuilt(fingerprint: string): boolean {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

/** Notes what was built; done last, so that an interrupted build doesn't count. */
export function markWebBuilt(fingerprint: string): void {
  writeFileSync(stamp, fingerprint);
}
