import { isLanguage, type Language } from './languages.ts';
import { type CsvLine, readCsv } from './read-csv.ts';
import { type ColumnAnswer, examplesOf, isEmptyOn, type Meaning, meaningOf, readState } from './subscriber-columns.ts';

// A separate entry point (`@rondo/rules/subscriber-file`), because only the server needs it.

/** An address in the file of a list elsewhere. */
export interface FileRow {
  email: string;
  /** null if the file doesn't say it. */
  language: Language | null;
  subscribed: boolean;
}

export interface SubscriberFile {
  /** Each address once; somebody who left by any row has left. Empty while a column is unclear. */
  rows: FileRow[];
  /** The numbers of lines whose state says neither, such as addresses that never confirmed. */
  unknown: number[];
  /** The numbers of the lines without an address. */
  malformed: number[];
  /** The headings of columns that were read, and of columns that say nothing useful. */
  read: string[];
  ignored: string[];
  /** Columns that may say who left, whose meaning somebody must say, with some of their cells. */
  unclear: { column: string; examples: string[] }[];
}

const emailMax = 254;
const columnsMax = 200;
const address = /^[^\s@"'(),:;<>[\\\]\uFFFD]+@[^\s@"'(),:;<>[\\\]\uFFFD]+\.[^\s@"'(),:;<>[\\\]\uFFFD]{2,}$/;

interface Column {
  at: number;
  /** Its heading, or its number if the file has no headings. */
  name: string;
  means: Meaning;
  isEmptyOn: boolean;
}

/**
 * Reads a CSV with addresses and, if it has them, languages and who left (product.md#newsletters); null if no column has addresses.
 * @param answers the meanings that somebody gave to columns, by their headings
 */
export function readSubscriberFile(
  text: string,
  answers: Readonly<Record<string, ColumnAnswer>> = {},
): SubscriberFile | null {
  const lines = readCsv(text);
  const [first] = lines;
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (!first || width > columnsMax) return null;
  const hasHeads = !first.cells.some((cell) => isAddress(addressIn(cell)));
  const body = hasHeads ? lines.slice(1) : lines;
  const heads = Array.from({ length: width }, (_, at) => (hasHeads ? (first.cells[at] ?? '') : ''));
  const columns = columnsOf(heads, { body, answers });
  const email = columns.find(({ means }) => means === 'email');
  if (!email) return null;
  const named = (...meanings: readonly Meaning[]) =>
    columns.filter(({ means }) => meanings.includes(means)).map(({ name }) => name);
  const unclear = columns
    .filter(({ means }) => means === 'unclear')
    .map(({ name, at }) => ({ column: name, examples: examplesOf(cellsOf(body, at)) }));
  return {
    ...(unclear.length > 0 ? { rows: [], unknown: [], malformed: [] } : readRows(body, { email, columns })),
    read: named('email', 'language', 'stays', 'left'),
    ignored: named('nothing'),
    unclear,
  };
}

const cellsOf = (body: readonly CsvLine[], at: number): string[] => body.map(({ cells }) => cells[at] ?? '');

/** Without headings, the usual order is the address, its language and its state. */
const places: readonly Meaning[] = ['email', 'language', 'stays'];

function columnsOf(
  heads: readonly string[],
  { body, answers }: { body: readonly CsvLine[]; answers: Readonly<Record<string, ColumnAnswer>> },
): Column[] {
  const hasHeads = heads.some((head) => head !== '');
  const isUsual = !hasHeads && isAddress(addressIn(body[0]?.cells[0]));
  const columns = heads.map((head, at): Column => {
    const name = head.trim() === '' ? String(at + 1) : head.trim();
    const known = (isUsual ? places[at] : undefined) ?? meaningOf(head, cellsOf(body, at));
    const answer = known === 'unclear' && Object.hasOwn(answers, name) ? answers[name] : undefined;
    return { at, name, means: answer ?? known, isEmptyOn: (isUsual && at < places.length) || isEmptyOn(head) };
  });
  if (columns.some(({ means }) => means === 'email')) return columns;
  // The column full of addresses has them, whatever it is called.
  const full = columns.find(({ at }) => body.some(({ cells }) => isAddress(addressIn(cells[at]))));
  return columns.map((column) => (column === full ? { ...column, means: 'email' } : column));
}

function readRows(
  body: readonly CsvLine[],
  of: { email: Column; columns: readonly Column[] },
): Pick<SubscriberFile, 'rows' | 'unknown' | 'malformed'> {
  const found = new Map<string, FileRow>();
  const [unknown, malformed]: [number[], number[]] = [[], []];
  for (const { cells, line } of body) {
    const row = rowIn(cells, of);
    if (row === 'malformed') malformed.push(line);
    else if (row === 'unknown') unknown.push(line);
    else {
      const before = found.get(row.email);
      found.set(row.email, {
        ...row,
        language: row.language ?? before?.language ?? null,
        subscribed: row.subscribed && before?.subscribed !== false,
      });
    }
  }
  return { rows: [...found.values()], unknown, malformed };
}

/** Somebody who left by any column has left. */
function rowIn(
  cells: readonly string[],
  { email: { at }, columns }: { email: Column; columns: readonly Column[] },
): FileRow | 'malformed' | 'unknown' {
  const email = addressIn(cells[at]);
  if (!isAddress(email)) return 'malformed';
  const says = columns
    .filter(({ means }) => means === 'stays' || means === 'left')
    .map((column) => readState(column.means === 'left' ? 'left' : 'stays', cells[column.at] ?? '', column.isEmptyOn));
  const hasLeft = says.some((said) => said === false);
  if (!hasLeft && says.some((said) => said === null)) return 'unknown';
  const of = columns.find(({ means }) => means === 'language')?.at;
  const language = (of === undefined ? '' : (cells[of] ?? '')).trim().toLowerCase().slice(0, 2);
  return { email, language: isLanguage(language) ? language : null, subscribed: !hasLeft };
}

const isAddress = (said: string) => said.length <= emailMax && address.test(said);

/** Spreadsheets, and Rondo's own files, put an apostrophe before what could be a formula; some programs write the name before the address. */
const addressIn = (cell = ''): string => {
  const said = cell.trim().replace(/^'/, '');
  return (/<([^<>]*)>$/.exec(said)?.[1] ?? said).trim().toLowerCase();
};

/** What happens with an address in the file. */
export type Imported = 'subscribed' | 'unsubscribed' | 'kept_out' | 'unchanged';

/**
 * Somebody who left anywhere has left: a file takes people off the list, but puts nobody on it who left it here.
 * @param here whether the address is on the list, or left it; null if it never was on it
 */
export function decideImport({ subscribed }: Pick<FileRow, 'subscribed'>, here: 'on' | 'left' | null): Imported {
  if (!subscribed) return here === 'left' ? 'unchanged' : 'unsubscribed';
  if (here === null) return 'subscribed';
  return here === 'left' ? 'kept_out' : 'unchanged';
}
