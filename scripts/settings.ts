import { parseArgs } from 'node:util';
import { settingNames, usualSetting } from '../api/src/platform/config.ts';
import { limitWords } from '../api/src/platform/limits/limit-words.ts';
import { type RateLimit, rateLimits } from '../api/src/platform/limits/rate-limits.ts';
import { seldomSet } from '../api/src/platform/settings/seldom-set.ts';
import { installedSettings } from './installed-settings.ts';

/**
 * `bin/rondo settings [--all]`: the settings that are set, never what to; with `--all` the others as well, with what they are and what those mean
 * that operate/settings.md leaves out. `--limits`: how often what may be tried.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean' }, limits: { type: 'boolean' } } });
console.log((values.limits ? limits() : settings(installedSettings(process.env))).join('\n'));

function settings(env: NodeJS.ProcessEnv): string[] {
  return settingNames
    .filter((name) => values.all || env[name])
    .map((name) => {
      const is = env[name] ? 'set' : usualSetting(name) || '-';
      return `${name.padEnd(30)} ${is.padEnd(30)} ${seldomSet[name] ?? 'docs/operate/settings.md'}`.trimEnd();
    });
}

function limits(): string[] {
  const rows: [string, RateLimit][] = Object.entries(rateLimits);
  const words: Readonly<Record<string, string>> = limitWords;
  return rows.map(([name, { most, minutes }]) =>
    [name.padEnd(26), String(most).padStart(5), `in ${inWords(minutes)}`.padEnd(14), words[name]].join(' '),
  );
}

function inWords(minutes: number): string {
  if (minutes % 60 !== 0 || minutes === 0) return `${minutes} min`;
  return minutes === 24 * 60 ? 'a day' : minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}
