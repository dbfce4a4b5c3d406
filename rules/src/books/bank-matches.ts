import { daysAfter } from '../playing-times.ts';
import type { Cents } from '../money.ts';
import type { BankEntry } from './bank-statement.ts';

/** An entry that nothing explains yet. */
export interface OpenEntry extends Pick<BankEntry, 'day' | 'cents' | 'ourReferences' | 'words'> {
  id: string;
}

/** A payout of the provider that no entry is known to be. */
export interface SentPayout {
  id: string;
  /** The provider's own. */
  reference: string;
  /** When the provider sent it. */
  day: string;
  cents: Cents;
}

/** A line of a file of ours that the bank has. */
export interface FiledLine {
  id: string;
  /** The number of its run. */
  run: number;
  cents: Cents;
  /** Whether entries are known by which it left, and by which it came back. */
  hasLeft: boolean;
  cameBack: boolean;
}

/** What an entry is: one payout of the provider, or lines of ours that left or came back with it. */
export interface BankMatch {
  entry: string;
  kind: 'settlement' | 'payout' | 'return';
  of: readonly string[];
}

/** How our files of credit transfers are called at the bank; a part of one has a number behind a point. */
const fileName = /^RONDO-PAY-(\d{1,9})(?:\.\d+)?$/;
/** How a line of one is: its id, without hyphens and in capitals where the bank writes it so. */
const lineName = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/;
/** A bank may book what the provider sent this many days before the day that it says, and after it. */
const arrives = { before: 1, after: 10 };
/** A payout of the provider that is not on the account so many days later is looked into. */
export const settlementLateDays = 5;

const squeeze = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const sumOf = (lines: readonly { cents: Cents }[]): Cents => lines.reduce((sum, { cents }) => sum + cents, 0);

/**
 * What entries are (product.md#bank): lines of ours by what we called them, where they add up to the cent; payouts of the provider by its
 * reference, or else by their amount around their day, the earliest first. Each payout, and each way of a line, is one entry at most.
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

/** The lines of ours that references name one by one, and the runs whose files they name. */
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

/** The lines that an entry names one by one, or else all of the files that it names. */
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

/** What the account and the ledger's *bank* differ by, in parts; each is what the account has more. */
export interface BankDifference {
  /** Before the first statement. */
  beforeCents: Cents;
  /** Payouts of the provider that arrived, less those that are booked. */
  settlementsCents: Cents;
  /** What people were paid or sent back there, less what is booked of it. */
  payoutsCents: Cents;
  /** Corrections and debts that were paid there, less those that are booked against it. */
  correctionsCents: Cents;
  /** Entries that nobody has explained, and those that somebody has. */
  openCents: Cents;
  explainedCents: Cents;
}

/** What none of the parts explains: a statement is missing between two, or *bank* was moved by something else. */
export const restOf = (differenceCents: Cents, parts: BankDifference): Cents =>
  Object.values<Cents>({ ...parts }).reduce((rest, cents) => rest - cents, differenceCents);
