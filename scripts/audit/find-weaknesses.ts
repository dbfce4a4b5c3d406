import { type Lock, shippedPaths } from '../shipped-packages.ts';
import type { Advisory, Kept, Range, Severity } from './advisories.ts';
import { compareVersions } from './compare-versions.ts';

export interface Weakness {
  id: string;
  summary: string;
  source: string;
  severity: Severity;
  name: string;
  installed: string;
  /** The next version without it; null if there is none. */
  fixedIn: string | null;
  /** Whether it is shipped to browsers or servers; other packages only build, test and check. */
  ships: boolean;
  /** Why it is accepted, and until when. */
  accepted: { reason: string; until: string } | null;
}

interface Installed {
  name: string;
  version: string;
  ships: boolean;
}

/** Each package of the lock file in each of its versions, without Rondo's own. */
export function installedPackages(lock: Lock): Installed[] {
  const shipped = shippedPaths(lock);
  const found = new Map<string, Installed>();
  for (const [path, { version, link }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || link || version === undefined) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const places = shipped.get(path);
    const ships = (places?.has('browser') || places?.has('server')) ?? false;
    const key = `${name}@${version}`;
    found.set(key, { name, version, ships: ships || (found.get(key)?.ships ?? false) });
  }
  return [...found.values()];
}

/** The known weaknesses of the installed packages, shipped and worst ones first. @param day `2026-11-28` */
export function findWeaknesses(
  installed: readonly Installed[],
  { advisories, accepted }: Kept,
  day: string,
): Weakness[] {
  const byName = Map.groupBy(
    advisories.flatMap((advisory) =>
      [...new Set(advisory.affected.map(({ name }) => name))].map((name) => ({ name, advisory })),
    ),
    ({ name }) => name,
  );
  const found = installed.flatMap(({ name, version, ships }) =>
    (byName.get(name) ?? []).flatMap(({ advisory }): Weakness[] => {
      const hit = hitBy(advisory, name, version);
      if (!hit) return [];
      const { id, summary, source, severity } = advisory;
      const lived = accepted.find((one) => one.id === id && one.name === name && day <= one.until);
      return [
        {
          id,
          summary,
          source,
          severity,
          name,
          ships,
          installed: version,
          fixedIn: hit.fixedIn,
          accepted: lived ? { reason: lived.reason, until: lived.until } : null,
        },
      ];
    }),
  );
  return found.toSorted((a, b) => weightOf(b) - weightOf(a) || (a.name < b.name ? -1 : 1));
}

function hitBy(advisory: Advisory, name: string, version: string): { fixedIn: string | null } | null {
  const affected = advisory.affected.filter((one) => one.name === name);
  const range = affected.flatMap(({ ranges }) => ranges).find((one) => isWithin(one, version));
  if (range) return { fixedIn: range.fixed ?? null };
  return affected.some(({ versions }) => versions.includes(version)) ? { fixedIn: null } : null;
}

const isWithin = ({ introduced, fixed, last }: Range, version: string) =>
  compareVersions(version, introduced) >= 0 &&
  (fixed === undefined || compareVersions(version, fixed) < 0) &&
  (last === undefined || compareVersions(version, last) <= 0);

const ranks: Record<Severity, number> = { low: 1, moderate: 2, high: 3, unknown: 3, critical: 4 };
const weightOf = ({ ships, severity }: Weakness) => (ships ? 10 : 0) + ranks[severity];

/**
 * 0: nothing shipped is weak; 1: low or moderate; 2: high, critical or unknown. Accepted weaknesses, and packages that only build or test, don't
 * count.
 */
export function exitCodeOf(weaknesses: readonly Weakness[]): 0 | 1 | 2 {
  const open = weaknesses.filter(({ ships, accepted }) => ships && !accepted);
  if (open.length === 0) return 0;
  return open.some(({ severity }) => ranks[severity] >= ranks.high) ? 2 : 1;
}
