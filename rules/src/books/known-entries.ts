import type { Cents } from '../money.ts';
import type { BankEntry, BankStatement } from './bank-statement.ts';

/** A kept statement that shares days with a new one. */
export interface KeptStatement extends Pick<BankStatement, 'from' | 'until' | 'openingCents' | 'closingCents'> {
  id: string;
  /** The sum of the entries on its last day, and their number. */
  lastDayCents: Cents;
  lastDayEntries: number;
}

/** A kept entry that says the same as an entry of a statement. */
export interface KnownEntry {
  id: string;
  identity: string;
  /** Entries that say the same are counted, from 0. */
  nth: number;
  /** The statements that contain it. */
  statements: readonly string[];
}

/** What identifies an entry: the bank's own reference, or else everything that it says. */
export const identityOf = ({ day, cents, reference, ourReferences, name, iban, words }: BankEntry): string =>
  JSON.stringify([day, cents, ...(reference === '' ? [...ourReferences, name, iban, words] : [reference])]);

/** The identities of entries, with those that say the same counted. */
export function identitiesOf(entries: readonly BankEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const identity = identityOf(entry);
    const nth = seen.get(identity) ?? 0;
    seen.set(identity, nth + 1);
    return `${identity} ${nth}`;
  });
}

type Span = Omit<KeptStatement, 'id'>;

/**
 * The statements whose entries a new one can't contain, because one closes with the balance with which the other opens
 * (decisions/0102-bank-statements.md). If the entries of a shared day add up to nothing, the balances prove nothing.
 */
export function statementsApart(statement: BankStatement, kept: readonly KeptStatement[]): Set<string> {
  const own = statement.entries.filter(({ day }) => day === statement.until);
  const start: Span = {
    ...statement,
    lastDayCents: own.reduce((sum, { cents }) => sum + cents, 0),
    lastDayEntries: own.length,
  };
  const apart = new Set<string>();
  const walk = (from: Span, isNext: (from: Span, other: Span) => boolean) => {
    for (const other of kept)
      if (!apart.has(other.id) && isNext(from, other)) {
        apart.add(other.id);
        walk(other, isNext);
      }
  };
  walk(start, (from, other) => leadsTo(other, from));
  walk(start, leadsTo);
  return apart;
}

const leadsTo = (before: Span, after: Span): boolean =>
  before.until <= after.from &&
  before.closingCents === after.openingCents &&
  (before.lastDayCents !== 0 || before.lastDayEntries === 0);

/** What a statement's entry is: the id of a kept entry, or null with its number among those that say the same. */
export type Recognised = { id: string } | { id: null; nth: number };

/** Recognises entries by what they say, among the entries of statements that may contain them too; each kept entry is recognised at most once. */
export function recogniseEntries(
  identities: readonly string[],
  known: readonly KnownEntry[],
  apart: ReadonlySet<string>,
): Recognised[] {
  const free = Map.groupBy(
    known.filter(({ statements }) => !statements.some((one) => apart.has(one))),
    ({ identity }) => identity,
  );
  const next = new Map<string, number>();
  for (const { identity, nth } of known) next.set(identity, Math.max(next.get(identity) ?? 0, nth + 1));
  return identities.map((identity) => {
    const found = free.get(identity)?.shift();
    if (found) return { id: found.id };
    const nth = next.get(identity) ?? 0;
    next.set(identity, nth + 1);
    return { id: null, nth };
  });
}
