import { isLanguage, type Language } from './languages.ts';

// A separate entry point (`@rondo/rules/subscriber-file`), because only the server needs it.

/** An address in the file of a list elsewhere. */
export interface FileRow {
  email: string;
  /** null where the file doesn't say. */
  language: Language | null;
  subscribed: boolean;
}

export interface SubscriberFile {
  /** Each address once: whoever left by any row has left. */
  rows: FileRow[];
  /** The numbers of the lines whose state says neither the one nor the other, such as addresses that bounced. */
  unknown: number[];
  /** The numbers of the lines without an address. */
  malformed: number[];
}

/** What heads of columns are called, here and in the usual programs. */
const heads = {
  email: /^e-?mail([ _-]?(address|adres))?$/,
  language: /^(language|lang|locale|taal)$/,
  state: /^(state|status|staat)$/,
};
const states = {
  on: /^(|subscribed|active|confirmed|yes|true|1|ja|ingeschreven)$/,
  off: /^(unsubscribed|inactive|no|false|0|nee|uitgeschreven)$/,
};

const emailMax = 254;
const address = /^[^\s@"'(),:;<>[\\\]]+@[^\s@"'(),:;<>[\\\]]+\.[^\s@"'(),:;<>[\\\]]{2,}$/;

interface Columns {
  email: number;
  language: number;
  state: number;
}

/** Reads a CSV with addresses and, if it has them, languages and states (product.md#newsletters); null if no column has addresses. */
export function readSubscriberFile(text: string): SubscriberFile | null {
  const lines = readCsv(text.replace(/^\uFEFF/, ''));
  const [first] = lines;
  if (!first) return null;
  const named = columnsOf(first.cells);
  const columns = named ?? { email: 0, language: 1, state: 2 };
  if (!named && !address.test(addressIn(first.cells[0]))) return null;
  const found = new Map<string, FileRow>();
  const [unknown, malformed]: [number[], number[]] = [[], []];
  for (const { cells, line } of named ? lines.slice(1) : lines) {
    const row = rowIn(cells, columns);
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

function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const at = (head: RegExp) => names.findIndex((name) => head.test(name));
  return at(heads.email) < 0 ? null : { email: at(heads.email), language: at(heads.language), state: at(heads.state) };
}

function rowIn(cells: readonly string[], columns: Columns): FileRow | 'malformed' | 'unknown' {
  const email = addressIn(cells[columns.email]);
  if (email.length > emailMax || !address.test(email)) return 'malformed';
  const said = (cells[columns.state] ?? '').trim().toLowerCase();
  if (!states.on.test(said) && !states.off.test(said)) return 'unknown';
  const language = (cells[columns.language] ?? '').trim().toLowerCase().slice(0, 2);
  return { email, language: isLanguage(language) ? language : null, subscribed: states.on.test(said) };
}

/** Spreadsheets, and our own files, put an apostrophe before what could be a formula. */
const addressIn = (cell = '') => cell.trim().replace(/^'/, '').toLowerCase();

/** The cells of each line that isn't empty, with the number of the line where it begins. */
function readCsv(text: string): { cells: string[]; line: number }[] {
  const [head = ''] = /^.*/.exec(text) ?? [];
  const separator = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ',';
  const rows: { cells: string[]; line: number }[] = [];
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], '', 1, 1];
  // Looking at the whole cell again at each quote would take minutes of a file of quotes.
  let [isQuoted, isBlank] = [false, true];
  const begin = () => {
    [cell, isBlank] = ['', true];
  };
  const add = (sign: string) => {
    cell += sign;
    isBlank &&= sign.trim() === '';
  };
  const endCell = () => {
    cells.push(cell);
    begin();
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ cells, line: begun });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') add(sign);
      else if (text[at + 1] === '"') {
        add('"');
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isBlank) {
      begin();
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') add(sign);
  }
  endRow();
  return rows;
}

/** What becomes of an address in the file. */
export type Imported = 'subscribed' | 'unsubscribed' | 'kept_out' | 'unchanged';

/**
 * Whoever left anywhere has left: a file takes people off the list, and puts nobody on it who left it here.
 * @param here whether the address is on the list, or left it; null for one that never was
 */
export function decideImport({ subscribed }: Pick<FileRow, 'subscribed'>, here: 'on' | 'left' | null): Imported {
  if (!subscribed) return here === 'left' ? 'unchanged' : 'unsubscribed';
  if (here === null) return 'subscribed';
  return here === 'left' ? 'kept_out' : 'unchanged';
}
