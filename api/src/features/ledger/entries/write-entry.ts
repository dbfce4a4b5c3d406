import type { entryForms } from '@rondo/contract';
import { countryLanguage } from '@rondo/rules';
import { csvAmount, csvFile } from '../../../platform/admins/csv.ts';
import { leaf } from '../../../platform/files/write-xml.ts';
import type { DrawnLine, Entry } from './draw-entry.ts';

type Form = (typeof entryForms)[number];

interface Written {
  /** The ending of the file's name. */
  ending: 'csv' | 'xml';
  write: (entry: Entry) => string;
}

const money = (cents: number) => csvAmount(cents, countryLanguage);
const point = (cents: number) => (cents / 100).toFixed(2);
const unlessZero = (cents: number) => (cents === 0 ? '' : money(cents));
/** `30-11-2026` */
const dayFirst = (day: string) => day.split('-').toReversed().join('-');
const said = ({ name }: DrawnLine, { description }: Entry) => `${description}, ${name}`;

/** A file as the country's bookkeeping programs read it: a head, and a row a line. */
const table =
  (columns: Readonly<Record<string, (line: DrawnLine, entry: Entry) => string>>) =>
  (entry: Entry): string =>
    csvFile(
      [Object.keys(columns), ...entry.lines.map((line) => Object.values(columns).map((of) => of(line, entry)))],
      countryLanguage,
    );

/** The general form, which has everything. */
const general = table({
  Datum: (_, { day }) => dayFirst(day),
  Boekstuk: (_, { reference }) => reference,
  Rekening: ({ number }) => number,
  Naam: ({ name }) => name,
  RGS: ({ rgs }) => rgs,
  Omschrijving: said,
  Debet: ({ debitCents }) => unlessZero(debitCents),
  Credit: ({ creditCents }) => unlessZero(creditCents),
  'Btw %': ({ rate }) => rate,
  Bonnen: (_, { documents }) => documents,
});

/** Exact Online, *Import: General journal entries*, whose definition of columns is chosen once; debit is above zero. */
const exact = table({
  Dagboek: () => memorial.exact,
  Boekstuknummer: (_, { reference }) => reference,
  Boekjaar: (_, { day }) => day.slice(0, 4),
  Periode: (_, { day }) => String(Number(day.slice(5, 7))),
  Datum: (_, { day }) => dayFirst(day),
  Grootboekrekening: ({ number }) => number,
  Omschrijving: said,
  Bedrag: ({ cents }) => money(-cents),
});

/** SnelStart, *Boekingen importeren*: all lines of a booking have its code. */
const snelstart = table({
  Dagboek: () => memorial.snelstart,
  Boekingcode: (_, { reference }) => reference,
  Datum: (_, { day }) => dayFirst(day),
  Omschrijving: said,
  Grootboeknummer: ({ number }) => number,
  Debet: ({ debitCents }) => unlessZero(debitCents),
  Credit: ({ creditCents }) => unlessZero(creditCents),
});

/** Moneybird, *Memoriaalboekingen*: the columns of a general journal document. */
const moneybird = table({
  Referentie: (_, { reference }) => reference,
  Datum: (_, { day }) => day,
  Categorie: ({ number, name }) => `${number} ${name}`,
  Omschrijving: said,
  Debet: ({ debitCents }) => unlessZero(debitCents),
  Credit: ({ creditCents }) => unlessZero(creditCents),
});

/** e-Boekhouden, a mutation of the kind *Memoriaal*. */
const eboekhouden = table({
  Soort: () => memorial.eboekhouden,
  Datum: (_, { day }) => dayFirst(day),
  Boekstuk: (_, { reference }) => reference,
  Rekening: ({ number }) => number,
  Omschrijving: said,
  Debet: ({ debitCents }) => unlessZero(debitCents),
  Credit: ({ creditCents }) => unlessZero(creditCents),
});

/** The name of the memorial in each program, as it is set up by default. */
const memorial = { exact: '90', snelstart: 'Memoriaal', eboekhouden: 'Memoriaal', twinfield: 'MEMO' } as const;

const attribute = (name: string, value: string) => `<${name} code="${value}"/>`;

/** Exact Online, eExact: a transaction with its lines; debit is above zero. */
function exactXml(entry: Entry): string {
  const [year, month] = [entry.day.slice(0, 4), String(Number(entry.day.slice(5, 7)))];
  const lines = entry.lines.map(
    (line, index) =>
      `<GLTransactionLine type="90" line="${index + 1}" status="20">${leaf('Date', entry.day)}<FinYear number="${year}"/>` +
      `<FinPeriod number="${month}"/>${attribute('GLAccount', line.number)}${leaf('Description', said(line, entry))}` +
      `<Amount><Currency code="EUR"/>${leaf('Value', point(-line.cents))}</Amount></GLTransactionLine>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<eExact><GLTransactions><GLTransaction>' +
    `<TransactionType number="90"/><Journal code="${memorial.exact}" type="90"/>${leaf('Date', entry.day)}\n` +
    `${lines.join('')}</GLTransaction></GLTransactions></eExact>\n`
  );
}

/** Twinfield, a provisional journal transaction; the importer chooses the office. */
function twinfield(entry: Entry): string {
  const lines = entry.lines.map(
    (line, index) =>
      `<line type="detail" id="${index + 1}">${leaf('dim1', line.number)}${leaf('value', point(Math.abs(line.cents)))}` +
      `${leaf('debitcredit', line.cents < 0 ? 'debit' : 'credit')}${leaf('description', said(line, entry))}</line>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<transactions><transaction destiny="temporary"><header>' +
    `${leaf('code', memorial.twinfield)}${leaf('currency', 'EUR')}${leaf('date', entry.day.replaceAll('-', ''))}` +
    `${leaf('period', `${entry.day.slice(0, 4)}/${entry.day.slice(5, 7)}`)}${leaf('freetext1', entry.reference)}</header>\n` +
    `<lines>${lines.join('')}</lines></transaction></transactions>\n`
  );
}

/** How each program's file is written, from its public description (decisions/0132-entries-for-the-bookkeeper.md). */
export const entryFiles: Readonly<Record<Form, Written>> = {
  general: { ending: 'csv', write: general },
  exact: { ending: 'csv', write: exact },
  'exact-xml': { ending: 'xml', write: exactXml },
  twinfield: { ending: 'xml', write: twinfield },
  moneybird: { ending: 'csv', write: moneybird },
  snelstart: { ending: 'csv', write: snelstart },
  eboekhouden: { ending: 'csv', write: eboekhouden },
};
