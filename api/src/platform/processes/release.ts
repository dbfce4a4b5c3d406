import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which Rondo this is. */
interface Release {
  version: string;
  /** The abbreviated commit; `unreleased` if Rondo runs from its sources. */
  commit: string;
}

/** The release as `npm run release` wrote it beside the sources. */
export const release: Release = readRelease();

function readRelease(): Release {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(root, name), 'utf8')) as Partial<Release> & { version: string };
  const file = 'release.json';
  const { version, commit } = existsSync(path.join(root, file)) ? read(file) : read('package.json');
  return { version, commit: commit ?? 'unreleased' };
}
