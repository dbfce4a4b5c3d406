import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-program.ts';

/** Of a record of OSV (https://ossf.github.io/osv-schema) what says which versions of which package are weak. */
export interface Advisory {
  id: string;
  /** Other names, `CVE-…`. */
  aliases: string[];
  summary: string;
  /** When its source last changed it. */
  modified: string;
  /** Where it was read. */
  source: string;
  severity: Severity;
  affected: Affected[];
}

interface Affected {
  /** On npm. */
  name: string;
  /** Each begins with a version, and ends before one (`fixed`), with one (`last`) or not yet. */
  ranges: Range[];
  /** Single versions, besides. */
  versions: string[];
}

export interface Range {
  introduced: string;
  fixed?: string;
  last?: string;
}

/** `unknown`: its source doesn't say, so it counts as high. */
export const severities = ['low', 'moderate', 'high', 'critical', 'unknown'] as const;
export type Severity = (typeof severities)[number];

/** A weakness that is lived with until a day, because it can't be reached here or there is nothing to update to. */
interface Acceptance {
  id: string;
  name: string;
  reason: string;
  /** The last day, `2026-12-31`. */
  until: string;
}

/** What is kept of advisories in `deploy/advisories.json`. */
export interface Kept {
  /** The day of the export that it was last filled from; null before the first. */
  filled: string | null;
  advisories: Advisory[];
  accepted: Acceptance[];
}

export const keptFile = join(root, 'deploy/advisories.json');

export const readKept = (): Kept => JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
