import { amsterdamDay } from '../local-time.ts';
import type { Cents } from '../money.ts';
import { maskIban } from '../organiser-pay.ts';
import { childOf, childrenOf, textAt, type XmlElement } from './xml-element.ts';

/** An entry that a bank booked on the account, whatever the version of its file. */
export interface BankEntry {
  /** The day on which it was booked: `2026-11-27`. */
  day: string;
  /** Below zero if it left the account. */
  cents: Cents;
  /** The bank's own reference; empty if it gave none. */
  reference: string;
  /** What Rondo may have called the payments in it, or the file in which it sent them. */
  ourReferences: readonly string[];
  /** The other party; empty if there are several or none. */
  name: string;
  iban: string;
  words: string;
}

export interface BankStatement {
  /** The bank's own number. */
  number: string;
  from: string;
  until: string;
  openingCents: Cents;
  closingCents: Cents;
  entries: readonly BankEntry[];
}

/** The statements of the operator's account in a bank's file, and the accounts whose statements were skipped. */
export interface BankFile {
  statements: readonly BankStatement[];
  /** Other accounts, masked. */
  others: readonly string[];
}

/** Why a file is refused, as the refusal's code. */
export interface StatementRefusal {
  code: 'statement_not_camt' | 'statement_of_other_account' | 'statement_of_other_currency' | 'statement_sums_differ';
  params: Readonly<Record<string, string | number>>;
}

class Unusable extends Error {
  readonly refusal: StatementRefusal;
  constructor(code: StatementRefusal['code'], params: StatementRefusal['params']) {
    super(code);
    this.refusal = { code, params };
  }
}

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/;
const currency = 'EUR';
/** Some 4,500 entries; a file is read as a whole, and blocks everything else meanwhile. */
export const statementMaxBytes = 2 * 1024 * 1024;
/** Longer words are cut, however much a bank writes. */
const wordsMax = 500;

/**
 * The statements in a bank's file (CAMT.053, versions 2 to 8; decisions/0102-bank-statements.md): with booked entries, not announced ones. A
 * statement that can't be read completely, is in another currency, or whose entries don't lead from its opening to its closing balance is refused, so
 * that nothing is lost. Statements of other accounts are skipped, unless there are no others.
 * @param iban the operator's account
 */
export function readStatements(root: XmlElement, iban: string): BankFile | StatementRefusal {
  try {
    const isCamt = root.name === 'Document' && Object.values(root.attributes).some((value) => namespace.test(value));
    const statements = isCamt ? childrenOf(childOf(root, 'BkToCstmrStmt'), 'Stmt') : [];
    if (statements.length === 0) throw unreadable('Document');
    const accounts = statements.map((statement) => compact(accountOf(statement)));
    const isOwn = accounts.map((account) => account === compact(iban));
    const others = [...new Set(accounts.filter((_, at) => !isOwn[at]))].map(maskIban);
    if (!isOwn.includes(true)) throw new Unusable('statement_of_other_account', { account: others.join(', ') });
    const read = statements.flatMap((statement, at) =>
      isOwn[at] ? [readStatement(statement, `Stmt[${at + 1}]`)] : [],
    );
    return { statements: read, others };
  } catch (error) {
    if (error instanceof Unusable) return error.refusal;
    throw error;
  }
}

const unreadable = (where: string) => new Unusable('statement_not_camt', { where });

const accountOf = (statement: XmlElement): string =>
  textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');

function readStatement(statement: XmlElement, path: string): BankStatement {
  const opening = balanceOf(statement, ['OPBD', 'PRCD'], path);
  const closing = balanceOf(statement, ['CLBD'], path);
  const entries = childrenOf(statement, 'Ntry').flatMap((entry, at) => {
    const where = `${path}/Ntry[${at + 1}]`;
    const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
    if (status === '') throw unreadable(`${where}/Sts`);
    return status === 'BOOK' ? [readEntry(entry, where)] : [];
  });
  const sum = entries.reduce((cents, entry) => cents + entry.cents, opening.cents);
  if (sum !== closing.cents)
    throw new Unusable('statement_sums_differ', { sum: inEuros(sum), closing: inEuros(closing.cents) });
  const days = entries.map(({ day }) => day).toSorted();
  const from = dayAt(statement, 'FrToDt', 'FrDtTm') ?? days[0] ?? closing.day;
  return {
    number: clean(textAt(statement, 'Id')),
    // A bank may put days without entries into one statement with the day before them.
    from: from < closing.day ? from : closing.day,
    until: closing.day,
    openingCents: opening.cents,
    closingCents: closing.cents,
    entries,
  };
}

function balanceOf(statement: XmlElement, codes: readonly string[], path: string): { cents: Cents; day: string } {
  const balances = childrenOf(statement, 'Bal');
  const [found] = codes.flatMap((code) =>
    balances.filter((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code),
  );
  const where = `${path}/Bal[${codes[0]}]`;
  if (!found) throw unreadable(where);
  return { cents: centsOf(found, where), day: bookedDay(found, where, 'Dt') };
}

function readEntry(entry: XmlElement, where: string): BankEntry {
  const details = childrenOf(entry, 'NtryDtls').flatMap((of) => childrenOf(of, 'TxDtls'));
  const [only] = details.length === 1 ? details : [];
  const cents = centsOf(entry, where);
  return {
    day: bookedDay(entry, where, 'BookgDt', 'ValDt'),
    cents,
    reference: clean(textAt(entry, 'AcctSvcrRef') || textAt(only, 'Refs', 'AcctSvcrRef')),
    ourReferences: ourReferencesOf(entry, details),
    ...otherParty(only, cents),
    words: wordsOf(entry, only),
  };
}

function ourReferencesOf(entry: XmlElement, details: readonly XmlElement[]): string[] {
  const batches = childrenOf(entry, 'NtryDtls').map((of) => childOf(of, 'Btch'));
  const named = [
    ...details.map((of) => textAt(of, 'Refs', 'EndToEndId')),
    ...[...details.map((of) => childOf(of, 'Refs')), ...batches].flatMap((of) => [
      textAt(of, 'PmtInfId'),
      textAt(of, 'MsgId'),
    ]),
  ].map(clean);
  return [...new Set(named)].filter((one) => one !== '' && one !== 'NOTPROVIDED');
}

/** The payer or payee; for returned money, a bank may name either. */
function otherParty(details: XmlElement | undefined, cents: Cents): { name: string; iban: string } {
  const parties = childOf(details, 'RltdPties');
  const sides = cents < 0 ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr'];
  const first = (find: (side: string) => string) => sides.map(find).find((found) => found !== '') ?? '';
  return {
    name: clean(first((side) => textAt(parties, side, 'Nm') || textAt(parties, side, 'Pty', 'Nm'))),
    iban: compact(first((side) => textAt(parties, `${side}Acct`, 'Id', 'IBAN'))),
  };
}

function wordsOf(entry: XmlElement, details: XmlElement | undefined): string {
  const remittance = childOf(details, 'RmtInf');
  const parts = [
    ...childrenOf(remittance, 'Ustrd').map(({ text }) => text),
    ...childrenOf(remittance, 'Strd').map((of) => textAt(of, 'CdtrRefInf', 'Ref')),
    textAt(details, 'RtrInf', 'Rsn', 'Cd'),
    textAt(details, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
  ].map(clean);
  return cut([...new Set(parts)].filter((part) => part !== '').join(' · '));
}

/** The amount of a balance or entry, with its sign. */
function centsOf(of: XmlElement, where: string): Cents {
  const amount = childOf(of, 'Amt');
  const code = amount?.attributes['Ccy'] ?? '';
  if (amount && code !== currency) throw new Unusable('statement_of_other_currency', { currency: clean(code) });
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '') ?? [];
  if (whole === undefined || /[1-9]/.test(part.slice(2))) throw unreadable(`${where}/Amt`);
  const side = textAt(of, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw unreadable(`${where}/CdtDbtInd`);
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return side === 'CRDT' ? cents : 0 - cents;
}

function bookedDay(of: XmlElement, where: string, ...names: readonly string[]): string {
  for (const name of names) {
    const day = dayAt(of, name, 'Dt') ?? dayAt(of, name, 'DtTm');
    if (day !== null) return day;
  }
  throw unreadable(`${where}/${names[0]}`);
}

/** A day as written, or the local day of an instant with an offset; null for anything else. */
function dayAt(of: XmlElement, ...path: readonly string[]): string | null {
  const said = textAt(of, ...path);
  const day = said.slice(0, 10);
  const at = /^20\d\d-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!at || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return null;
  const instant = zoned.test(said) ? new Date(said) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? day : amsterdamDay(instant);
}

const zoned = /^[\d-]{10}T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

const compact = (iban: string): string =>
  iban
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(0, 34);
const inEuros = (cents: Cents): string => (cents / 100).toFixed(2);

/** Leaves no half of a surrogate pair at the end, which a database can't store. */
const cut = (text: string): string => text.slice(0, wordsMax).toWellFormed();

/** Puts it on one line, without characters that a database can't store. */
const clean = (text: string): string => cut(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
