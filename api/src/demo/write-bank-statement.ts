import { branch, leaf } from '../platform/files/write-xml.ts';

interface WrittenEntry {
  day: string;
  /** Below zero if it left the account. */
  cents: number;
  reference: string;
  /** What Rondo called its payments in this entry. */
  endToEndIds?: readonly string[];
  /** What Rondo called the file that it sent the payments in. */
  file?: string;
  name?: string;
  words?: string;
}

interface WrittenStatement {
  iban: string;
  number: string;
  from: string;
  until: string;
  openingCents: number;
  entries: readonly WrittenEntry[];
}

/** A statement as a bank of the country writes it (camt.053.001.02). */
export function writeBankStatement({ iban, number, from, until, openingCents, entries }: WrittenStatement): string {
  const closingCents = entries.reduce((sum, { cents }) => sum + cents, openingCents);
  const statement = branch(
    'Stmt',
    leaf('Id', number),
    leaf('CreDtTm', `${until}T23:59:00`),
    branch('FrToDt', leaf('FrDtTm', `${from}T00:00:00`), leaf('ToDtTm', `${until}T23:59:00`)),
    branch('Acct', branch('Id', leaf('IBAN', iban)), leaf('Ccy', 'EUR')),
    balance('OPBD', openingCents, from),
    balance('CLBD', closingCents, until),
    ...entries.map(entry),
  );
  const head = branch('GrpHdr', leaf('MsgId', number), leaf('CreDtTm', `${until}T23:59:00`));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">\n',
    branch('BkToCstmrStmt', head, statement),
    '</Document>\n',
  ].join('');
}

const amount = (cents: number) =>
  leaf('Amt', (Math.abs(cents) / 100).toFixed(2)).replace('<Amt>', '<Amt Ccy="EUR">') +
  leaf('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT');

const balance = (code: string, cents: number, day: string) =>
  branch('Bal', branch('Tp', branch('CdOrPrtry', leaf('Cd', code))), amount(cents), branch('Dt', leaf('Dt', day)));

function entry({ day, cents, reference, endToEndIds = [], file, name, words }: WrittenEntry): string {
  const party = cents < 0 ? 'Cdtr' : 'Dbtr';
  const details = (endToEndIds.length > 0 ? endToEndIds : ['NOTPROVIDED']).map((endToEndId) =>
    branch(
      'TxDtls',
      branch('Refs', leaf('EndToEndId', endToEndId)),
      name === undefined ? '' : branch('RltdPties', branch(party, leaf('Nm', name))),
      words === undefined ? '' : branch('RmtInf', leaf('Ustrd', words)),
    ),
  );
  return branch(
    'Ntry',
    amount(cents),
    leaf('Sts', 'BOOK'),
    branch('BookgDt', leaf('Dt', day)),
    branch('ValDt', leaf('Dt', day)),
    leaf('AcctSvcrRef', reference),
    branch('BkTxCd', branch('Prtry', leaf('Cd', 'NTRF'))),
    branch('NtryDtls', ...(file === undefined ? [] : [branch('Btch', leaf('PmtInfId', file))]), ...details),
  );
}
