import type { Cents } from '../money.ts';
import type { BankEntry, BankStatement } from './bank-statement.ts';

/** A statement that is here, which has days in common with one that is added. */
export interface KeptStatement extends Pick<BankStatement, 'from' | 'until' | 'openingCents' | 'closingCents'> {
  id: string;
  /** What its entries of its last day come to, and how many they are. */
  lastDayCents: Cents;
  lastDayEntries: number;
}

/** An entry that is here and says what one of a statement says. */
export interface KnownEntry {
  id: string;
  identity: string;
  /** Those that say the same are counted, from 0. */
  nth: number;
  /** The statements that have it. */
  statements: readonly string[];
}

/** What an entry is known by: the bank's own reference, or else all that it says. */
export const identityOf = ({ day, cents, reference, ourReferences, name, iban, words }: BankEntry): string =>
  JSON.stringify([day, cents, ...(reference === '' ? [...ourReferences, name, iban, words] : [reference])]);

/** What entries are known by, with those counted that say the same. */
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
 * The statements whose entries a new one can't have, since the balances of both chain: one closes with what the other opens with
 * (decisions/0102-bank-statements.md). Where the day that they share comes to nothing, the balances prove nothing.
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

/** Which entry a statement's is: the id of one that is here, or null with the number that it has among those that say the same. */
export type Recognised = { id: string } | { id: null; nth: number };

/** Recognises entries by what they say, among those of statements that may have them too; each that is here is one of them at most. */
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
