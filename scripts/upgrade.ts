import { parseArgs } from 'node:util';
import { readReleaseFeed } from '../api/src/platform/config.ts';
import { release } from '../api/src/platform/processes/release.ts';
import { MinisignError } from '../api/src/platform/releases/minisign.ts';
import { isNewer, ownKey, readNewest, sayNewest } from '../api/src/platform/releases/newest-release.ts';
import { inEnglish } from '../api/src/platform/wording/said.ts';
import { reasonOf, StartError } from '../api/src/platform/settings/start-error.ts';
import { installedSettings } from './installed-settings.ts';

/** `bin/rondo upgrade --check [--key FILE]`: whether the feed has a newer release; exit 0 (none), 1 (there is), 2 (nobody knows). Nothing is changed. */
const { values } = parseArgs({ options: { check: { type: 'boolean' }, key: { type: 'string' } } });
try {
  if (!values.check) throw new StartError('rondo upgrade --check. How to upgrade: docs/operate/upgrade.md');
  const feed = readReleaseFeed(installedSettings(process.env));
  if (feed === null)
    throw new StartError(
      'RELEASE_FEED is not set, so newer releases go unnoticed: docs/operate/upgrade.md#newer-releases.',
    );
  const newest = await readNewest(feed, ownKey(values.key));
  const isOld = isNewer(newest.version, release.version);
  console.log(
    isOld ? `${inEnglish(sayNewest(newest))}. This is ${release.version}.` : `${release.version} is the newest.`,
  );
  process.exitCode = isOld ? 1 : 0;
} catch (error) {
  console.error(error instanceof MinisignError ? `The feed can’t be trusted: ${error.message}.` : reasonOf(error));
  process.exitCode = 2;
}
