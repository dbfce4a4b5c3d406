import type { auditfileVersions } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import type { Cents } from '@rondo/rules';
import { chart, type ChartAccount, chartAccounts, isOnBalanceSheet } from '@rondo/rules/books';
import { fetchInBatches, inSnapshot } from '../../../platform/calls/pagination.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { branch, leaf } from '../../../platform/files/write-xml.ts';
import type { Config } from '../../../platform/config.ts';
import type { Seller } from '../../../platform/settings/seller-settings.ts';
import { startOfDay } from '../../../platform/time/amsterdam.ts';
import { findRgsCodes } from '../account-queries.ts';
import { type BalanceRow, findBalances } from '../../../platform/database/balances.ts';
import { findTotals, findVatCodes, peopleOf, type PersonRow, type Span, type VatCode } from './auditfile-queries.ts';
import { personNumber, totals, amount, vatId } from './elements.ts';
import { addressOf } from '../../../platform/wording/address-of.ts';
import { findVatAheadOf, totalsOfAhead, type VatAhead, writeVatAhead } from './vat-ahead.ts';
import { versions } from './versions.ts';
import { writeTransactions } from './write-transactions.ts';

interface Asked {
  year: number;
  version: (typeof auditfileVersions)[number];
  seller: Seller;
  booksAre: Config['booksAre'];
  /** The operator's own account. */
  iban: string | null;
  today: string;
}

type Codes = Readonly<Record<ChartAccount, string>>;

/** The number of this layout of the file: a release of Rondo changes no file of a past year. */
const layout = '5';

/** What the file says that it is, in fifty letters at most. */
const software = { sub: 'Rondo: subadministratie, importeren, niet indienen', whole: 'Rondo' };

const { ledger, document } = phrasesIn.nl;

/**
 * The XML Auditfile Financieel of a year, piece by piece from one snapshot (decisions/0094-auditfile.md). A past year gives the same bytes each time
 * while the settings and codes stay the same.
 */
export const writeAuditfile = (db: Database, asked: Asked): AsyncGenerator<string, void> =>
  inSnapshot(db, (trx) => write(trx, asked));

async function* write(trx: Transaction, asked: Asked): AsyncGenerator<string, void> {
  const { year, version: name, iban } = asked;
  const version = versions[name];
  const span: Span = { start: startOfDay(`${year}-01-01`), end: startOfDay(`${year + 1}-01-01`) };
  const codes = await findRgsCodes(trx);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${version.namespace}">\n`;
  yield header(asked);
  yield `<company>${company(asked)}`;
  yield '<customersSuppliers>\n';
  for await (const people of fetchInBatches(trx, peopleOf(span))) yield people.map(customer).join('');
  yield '</customersSuppliers>\n';
  yield branch('generalLedger', ...chartAccounts.map((account) => ledgerAccount(account, codes, version.rgs)));
  yield branch('vatCodes', ...(await findVatCodes(trx, span)).map(vatCode));
  yield branch('periods', ...months(year));
  const ahead = await findVatAheadOf(trx, asked);
  const balances = [...(await findBalances(trx, span.start)), ...openingOf(ahead)];
  yield opening(balances, codes, version.openingDay(`${year}-01-01`));
  const { lines, debit_cents: debit, credit_cents: credit } = await findTotals(trx, span);
  const moved = totalsOfAhead(ahead);
  yield `<transactions>${totals(lines + moved.lines, debit + moved.cents, credit + moved.cents)}\n`;
  yield* writeTransactions(trx, span, iban);
  yield writeVatAhead(year, ahead);
  yield '</transactions>\n</company>\n</auditfile>\n';
}

function header({ year, today, booksAre }: Asked): string {
  const last = `${year}-12-31`;
  return branch(
    'header',
    leaf('fiscalYear', year),
    leaf('startDate', `${year}-01-01`),
    leaf('endDate', last),
    leaf('curCode', 'EUR'),
    leaf('dateCreated', today < last ? today : last),
    leaf('softwareDesc', software[booksAre]),
    leaf('softwareVersion', layout),
  );
}

function company({ seller, version }: Asked): string {
  const { street, number, extension, city, postcode } = addressOf(seller.address);
  return [
    leaf(versions[version].company, seller.kvk),
    leaf('companyName', seller.name),
    leaf('taxRegistrationCountry', 'NL'),
    leaf('taxRegIdent', seller.vat),
    branch(
      'streetAddress',
      leaf('streetname', street),
      leaf('number', number),
      leaf('numberExtension', extension),
      leaf('city', city),
      leaf('postalCode', postcode),
      leaf('country', 'NL'),
    ),
  ].join('');
}

/** A person is a number: no auditfile has their name. */
const customer = ({ id, is_paid: isPaid }: PersonRow): string =>
  branch('customerSupplier', leaf('custSupID', personNumber(id)), leaf('custSupTp', isPaid ? 'B' : 'C'));

function ledgerAccount(account: ChartAccount, codes: Codes, rgs: string): string {
  return branch(
    'ledgerAccount',
    leaf('accID', chart[account].number),
    leaf('accDesc', ledger.accounts[account]),
    leaf('accTp', isOnBalanceSheet(codes[account]) ? 'B' : 'P'),
    leaf(rgs, codes[account]),
  );
}

const vatCode = (of: VatCode): string =>
  branch(
    'vatCode',
    leaf('vatID', vatId(of)),
    leaf('vatDesc', `${of.kind === 'input' ? ledger.accounts.input_vat : document.kind[of.kind]}, ${of.rate / 100} %`),
    of.kind === 'input' ? leaf('vatToClaimAccID', chart.input_vat.number) : leaf('vatToPayAccID', chart.vat.number),
  );

const months = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const first = Temporal.PlainDate.from({ year, month: index + 1, day: 1 });
    return branch(
      'period',
      leaf('periodNumber', first.month),
      leaf('startDatePeriod', first.toString()),
      leaf('endDatePeriod', first.with({ day: first.daysInMonth }).toString()),
    );
  });

/** What the months before the year moved from *VAT in sales* to what is sold ahead. */
const openingOf = ({ openingCents: cents }: VatAhead): Balance[] => [
  { account: 'vat_ahead', cents: -cents },
  { account: 'vat_in_sales', cents },
];

type Balance = Pick<BalanceRow, 'cents'> & { account: ChartAccount };

/** Income and costs before the year are the result of earlier years, with which the year begins. */
function opening(balances: readonly Balance[], codes: Codes, day: string): string {
  const held = new Map<ChartAccount, Cents>();
  for (const { account, cents } of balances) {
    const on = isOnBalanceSheet(codes[account]) ? account : 'earlier_years';
    held.set(on, (held.get(on) ?? 0) + cents);
  }
  const lines = chartAccounts.flatMap((account) => {
    const cents = held.get(account) ?? 0;
    return cents === 0 ? [] : [{ account, cents }];
  });
  const sumOf = (sign: number) =>
    lines.reduce((sum, { cents }) => (Math.sign(cents) === sign ? sum + Math.abs(cents) : sum), 0);
  return branch(
    'openingBalance',
    day,
    totals(lines.length, sumOf(-1), sumOf(1)),
    ...lines.map(({ account, cents }, index) =>
      branch('obLine', leaf('nr', index + 1), leaf('accID', chart[account].number), amount(cents)),
    ),
  );
}
