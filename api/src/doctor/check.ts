import type { HealthFinding, HealthState } from '@rondo/rules/health';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';
import type { NewestRelease } from '../platform/releases/newest-release.ts';
import type { Resolver } from '../providers/mail/mail-domain.ts';
import { type Said, said, type Values } from '../platform/wording/said.ts';
import type { PaymentProvider } from '../providers/payments/provider.ts';

/** What one check found. */
export interface Finding {
  state: HealthState;
  said: readonly Said[];
}

const finding =
  (state: HealthState) =>
  <F extends HealthFinding>(found: F, ...values: Values<F>): Finding => ({ state, said: [said(found, ...values)] });

export const ok = finding('ok');
export const look = finding('look');
export const wrong = finding('wrong');

/** How a server proves who it is. */
export interface Proof {
  endsAt: Date;
  /** Why this machine does not trust it. */
  doubt: string | null;
}

/** What a check looks at; each thing is opened by the first check that needs it, and a failure to open it is that check's finding. */
export interface Patient {
  env: Record<string, string | undefined>;
  /** Whether the process that serves looks at itself: it may do less than the operator and the units beside it. */
  isServing: boolean;
  /** Who gets a trial mail; null: nobody. */
  to: string | null;
  /** @throws StartError */
  config: () => Config;
  /** Connections of its own to the database. */
  database: () => Pick<Pool, 'query'>;
  /** The provider by whose key people pay; null for play money. */
  payments: () => Promise<PaymentProvider | null>;
  /** The makers' newest release; null: RELEASE_FEED names no feed. */
  newest: () => Promise<NewestRelease | null>;
  /** Asks PUBLIC_URL, or another address, and follows nothing. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** @returns the addresses of a name */
  addressesOf: (name: string) => Promise<string[]>;
  proofOf: (host: string, port: number) => Promise<Proof>;
  dns: Resolver;
  now: () => Date;
}

/** A check; its words are those of its name in `phrases/src/subjects/health.en.ts`. */
export interface Check {
  /** The page below docs/ that says how. */
  page: `${string}.md` | `${string}.md#${string}`;
  /** The check without whose `ok` or `look` this one can't be made. */
  needs?: 'settings' | 'database';
  examine(at: Patient): Finding | Promise<Finding>;
}
