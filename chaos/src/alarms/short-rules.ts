import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The rules as they are shipped. */
export const shippedRules = readFileSync(path.join(root, 'deploy/alerts.yml'), 'utf8');

/** Each alarm, in the order of the file. */
export const alarmNames: readonly string[] = [...shippedRules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(
  ([, name = '']) => name,
);

/** A minute of `for` and of a range becomes a second, but no time goes below the first or above the second of these, in seconds. */
const bounds = { least: 12, most: 20 };
const secondsOf: Record<string, number> = { m: 60, h: 3600, d: 86_400 };

/**
 * Shortens how long rules wait and look back, so that a drill takes minutes; and the quarter of an hour that a sweep may be late, which is inside an
 * expression. Nothing else in them changes.
 */
export function shortenRules(rules: string): string {
  return rules
    .replaceAll(/(?<=^ +for: |\[)(\d+)([mhd])(?=$|\])/gm, (_, count: string, unit: string) => {
      const seconds = (Number(count) * (secondsOf[unit] ?? Number.NaN)) / 60;
      return `${Math.min(bounds.most, Math.max(bounds.least, seconds))}s`;
    })
    .replaceAll('> 900 +', `> ${900 / 60} +`);
}
