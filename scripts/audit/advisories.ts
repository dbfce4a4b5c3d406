import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-program.ts';

/** The parts of a record of OSV (https://ossf.github.io/osv-schema) that say which versions of which package are weak. */
export interface Advisory {
  id: string;
  /** Other names, `CVE-…`. */
  aliases: string[];
  summary: string;
  /** When its source last changed it. */
  modified: string;
  /** The place where it was read. */
  source: string;
  severity: Severity;
  affected: Affected[];
}

interface Affected {
  /** The package's name on npm. */
  name: string;
  /** Each range begins with a version, and ends before one (`fixed`), with one (`last`) or not yet. */
  ranges: Range[];
  /** Single versions, beside the ranges. */
  versions: string[];
}

export interface Range {
  introduced: string;
  fixed?: string;
  last?: string;
}

/** `unknown`: the source doesn't say, so it counts as high. */
export const severities = ['low', 'moderate', 'high', 'critical', 'unknown'] as const;
export type Severity = (typeof severities)[number];

/** A weakness that is accepted until a day, because it can't be reached here or there is no fixed version. */
interface Acceptance {
  id: string;
  name: string;
  reason: string;
  /** The last day, `2026-12-31`. */
  until: string;
}

/** The advisories stored in `deploy/advisories.json`. */
export interface Kept {
  /** The day of the export from which it was last filled; null if it never was. */
  filled: string | null;
  advisories: Advisory[];
  accepted: Acceptance[];
}

export const keptFile = join(root, 'deploy/advisories.json');

export const readKept = (): Kept => JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
