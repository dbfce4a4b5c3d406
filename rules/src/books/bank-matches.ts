import { daysAfter } from '../playing-times.ts';
import type { Cents } from '../money.ts';
import type { BankEntry } from './bank-statement.ts';

/** An entry that nothing explains yet. */
export interface OpenEntry extends Pick<BankEntry, 'day' | 'cents' | 'ourReferences' | 'words'> {
  id: string;
}

/** A payout of the provider without a matching entry. */
export interface SentPayout {
  id: string;
  /** The provider's own reference. */
  reference: string;
  /** When the provider sent it. */
  day: string;
  cents: Cents;
}

/** A line of one of Rondo's files that the bank has. */
export interface FiledLine {
  id: string;
  /** The number of the line's run. */
  run: number;
  cents: Cents;
  /** Whether entries are known with which it left and came back. */
  hasLeft: boolean;
  cameBack: boolean;
}

/** What an entry matches: one payout of the provider, or lines of Rondo's that left or came back with it. */
export interface BankMatch {
  entry: string;
  kind: 'settlement' | 'payout' | 'return';
  of: readonly string[];
}

/** The name of Rondo's files of credit transfers at the bank; a part of one has a number after a point. */
const fileName = /^RONDO-PAY-(\d{1,9})(?:\.\d+)?$/;
/** The name of a line in such a file: its id, without hyphens and in capitals if the bank writes it so. */
const lineName = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/;
/** A bank may book a provider's payout this many days before or after the day that the provider says. */
const arrives = { before: 1, after: 10 };
/** A payout of the provider that is not on the account after this many days is looked into. */
export const settlementLateDays = 5;

const squeeze = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const sumOf = (lines: readonly { cents: Cents }[]): Cents => lines.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Matches entries (product.md#bank): Rondo's lines by their names, if they add up to the cent; payouts of the provider by its reference, or else by
 * amount around their day, the earliest first. Each payout, and each direction of a line, matches one entry at most.
 */
export function matchEntries(
  entries: readonly OpenEntry[],
  { settlements, lines }: { settlements: readonly SentPayout[]; lines: readonly FiledLine[] },
): BankMatch[] {
  const inOrder = entries.toSorted((one, other) => one.day.localeCompare(other.day));
  const ours = matchLines(inOrder, lines);
  const taken = new Set(ours.map(({ entry }) => entry));
  return [
    ...ours,
    ...matchSettlements(
      inOrder.filter(({ id }) => !taken.has(id)),
      settlements,
    ),
  ];
}

/** Rondo's lines that references name one by one, and the runs whose files they name. */
export function namedIn(references: readonly string[]): { ids: string[]; runs: number[] } {
  const ids = references.flatMap((one) => lineName.exec(one.toLowerCase())?.slice(1).join('-') ?? []);
  const runs = references.flatMap((one) => fileName.exec(one)?.[1] ?? []).map(Number);
  return { ids: [...new Set(ids)], runs: [...new Set(runs)] };
}

function matchLines(entries: readonly OpenEntry[], lines: readonly FiledLine[]): BankMatch[] {
  const known = { byId: new Map(lines.map((line) => [line.id, line])), byRun: Map.groupBy(lines, ({ run }) => run) };
  const used = { payout: new Set<string>(), return: new Set<string>() };
  return entries.flatMap((entry) => {
    const kind = entry.cents < 0 ? 'payout' : 'return';
    const isLeft = ({ id, hasLeft, cameBack }: FiledLine) =>
      !used[kind].has(id) && !(kind === 'payout' ? hasLeft : cameBack);
    const of = namedBy(entry, known).filter(isLeft);
    if (of.length === 0 || sumOf(of) !== Math.abs(entry.cents)) return [];
    for (const { id } of of) used[kind].add(id);
    return [{ entry: entry.id, kind, of: of.map(({ id }) => id) }];
  });
}

/** The lines that an entry names one by one, or else all lines of the files that it names. */
function namedBy(
  { ourReferences }: OpenEntry,
  { byId, byRun }: { byId: ReadonlyMap<string, FiledLine>; byRun: ReadonlyMap<number, FiledLine[]> },
): FiledLine[] {
  const { ids, runs } = namedIn(ourReferences);
  const each = ids.flatMap((id) => byId.get(id) ?? []);
  return each.length > 0 ? each : runs.flatMap((run) => byRun.get(run) ?? []);
}

function matchSettlements(entries: readonly OpenEntry[], settlements: readonly SentPayout[]): BankMatch[] {
  const left = settlements.toSorted((one, other) => one.day.localeCompare(other.day));
  const take = (which: (entry: OpenEntry, settlement: SentPayout) => boolean) => (entry: OpenEntry) => {
    const at = left.findIndex((settlement) => settlement.cents === entry.cents && which(entry, settlement));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ? [{ entry: entry.id, kind: 'settlement' as const, of: [found.id] }] : [];
  };
  const isNamed = ({ words, ourReferences }: OpenEntry, { reference }: SentPayout) =>
    squeeze([words, ...ourReferences].join(' ')).includes(squeeze(reference));
  const isAround = ({ day }: OpenEntry, sent: SentPayout) =>
    day >= daysAfter(sent.day, -arrives.before) && day <= daysAfter(sent.day, arrives.after);
  const named = entries.flatMap(take(isNamed));
  const taken = new Set(named.map(({ entry }) => entry));
  return [...named, ...entries.filter(({ id }) => !taken.has(id)).flatMap(take(isAround))];
}

/** The difference between the account and the ledger's *bank*, in parts; each part is what the account has more. */
export interface BankDifference {
  /** The difference before the first statement. */
  beforeCents: Cents;
  /** Payouts of the provider that arrived, less those that were booked. */
  settlementsCents: Cents;
  /** Payments and refunds to people that left the account, less those that were booked. */
  payoutsCents: Cents;
  /** Corrections and debts paid on the account, less those booked against it. */
  correctionsCents: Cents;
  /** Entries that nobody has explained, and those that somebody explained. */
  openCents: Cents;
  explainedCents: Cents;
}

/** The rest that no part explains: a statement is missing in between, or something else moved *bank*. */
export const restOf = (differenceCents: Cents, parts: BankDifference): Cents =>
  Object.values<Cents>({ ...parts }).reduce((rest, cents) => rest - cents, differenceCents);
