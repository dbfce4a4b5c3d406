import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Settings that systemd hands over in files, so that secrets are in no environment: `LoadCredential=rondo:FOLDER` makes each file of that folder
 * available as `rondo_NAME` in `CREDENTIALS_DIRECTORY` (operate/install.md#from-the-release).
 * @returns the settings by name, without surrounding white space
 */
export function settingsInFiles(folder: string | undefined): Record<string, string> {
  if (folder === undefined) return {};
  const names = readdirSync(folder).flatMap((file) => /^rondo_([A-Z\d_]+)$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, `rondo_${name}`), 'utf8').trim()]),
  );
}
