import type { Client } from 'pg';
import type { Config } from '../platform/config.ts';
import type { NewestRelease } from '../platform/releases/newest-release.ts';
import type { Resolver } from '../providers/mail/mail-domain.ts';
import type { PaymentProvider } from '../providers/payments/provider.ts';

export const states = ['ok', 'look', 'wrong'] as const;
export type State = (typeof states)[number];

/** What one check found. */
export interface Finding {
  state: State;
  says: string;
}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const look = (says: string): Finding => ({ state: 'look', says });
export const wrong = (says: string): Finding => ({ state: 'wrong', says });

/** How a server proves who it is. */
export interface Proof {
  endsAt: Date;
  /** Why this machine does not trust it. */
  doubt: string | null;
}

/** What a check looks at; each thing is opened by the first check that needs it, and a failure to open it is that check's finding. */
export interface Patient {
  env: Record<string, string | undefined>;
  /** Who gets a trial mail; null: nobody. */
  to: string | null;
  /** @throws StartError */
  config: () => Config;
  /** A connection to the database. */
  database: () => Promise<Client>;
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

/** A check with its words: one without them does not compile. */
export interface Check {
  /** What it looks at, in a word or two. */
  title: string;
  /** What to do where it is not ok. */
  advice: string;
  /** The page below docs/ that says how. */
  page: `${string}.md` | `${string}.md#${string}`;
  /** The check without whose `ok` or `look` this one can't be made. */
  needs?: 'settings' | 'database';
  examine(at: Patient): Finding | Promise<Finding>;
}
