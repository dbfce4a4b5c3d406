import type { SaleDocument } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, type Cents, type Language } from '@rondo/rules';
import { branch, leaf } from '../../../platform/files/write-xml.ts';
import { partiesOf, party, vatScheme } from './parties.ts';

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * The e-invoice of an invoice or credit note to a company, as Peppol BIS Billing 3 (decisions/0096-invoices-to-a-company.md), the same text each time. A credit
 * note's amounts are positive there. All of it was paid before.
 * @returns null if there is none of this document
 */
export function writeUbl(document: SaleDocument, language: Language): string | null {
  const parties = partiesOf(document);
  if (parties === null) return null;
  const { number, kind, day, issuedAt, about, why } = document;
  const isCredit = kind === 'creditNote';
  const name = isCredit ? 'CreditNote' : 'Invoice';
  const { document: words } = phrasesIn[language];
  const typeCode = leaf(`cbc:${name}TypeCode`, isCredit ? 381 : 380);
  const taxPoint = leaf('cbc:TaxPointDate', day);
  const lines = linesOf(document);
  const note = leaf('cbc:Note', why && words.why[why]);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${name}-2"`,
    ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">\n',
    leaf('cbc:CustomizationID', specification),
    leaf('cbc:ProfileID', process),
    leaf('cbc:ID', number),
    leaf('cbc:IssueDate', amsterdamDay(new Date(issuedAt))),
    ...(isCredit ? [taxPoint, typeCode, note] : [typeCode, note, taxPoint]),
    leaf('cbc:DocumentCurrencyCode', 'EUR'),
    // Nobody is asked for a reference, and the specification wants one.
    leaf('cbc:BuyerReference', 'NA'),
    ...[...new Set(document.lines.flatMap(({ of }) => of ?? []))].map((of) =>
      branch('cac:BillingReference', branch('cac:InvoiceDocumentReference', leaf('cbc:ID', of))),
    ),
    party('Supplier', parties.seller),
    party('Customer', parties.buyer),
    about?.startsAt
      ? branch('cac:Delivery', leaf('cbc:ActualDeliveryDate', amsterdamDay(new Date(about.startsAt))))
      : '',
    ...totals(lines),
    ...lines.map((one, at) =>
      line(one, { name, at, what: words.kind[one.kind], about: about?.name ?? null, gift: words.gift }),
    ),
    `</${name}>\n`,
  ].join('');
}

interface Line {
  kind: SaleDocument['lines'][number]['kind'];
  netCents: Cents;
  vatCents: Cents;
  giftCents: Cents;
  tax: Tax;
}

interface Tax {
  /** S for a rate, E for what is exempt, Z for 0 %. */
  category: 'S' | 'E' | 'Z';
  rate: number;
  reason: string | null;
}

const toCents = (euros: number): Cents => Math.round(euros * 100);

/** The lines with the signs of the kind of document, without VAT. */
function linesOf({ kind, lines }: SaleDocument): Line[] {
  const sign = kind === 'creditNote' ? -1 : 1;
  return lines.map((of) => ({
    kind: of.kind,
    netCents: sign * (toCents(of.amount) - toCents(of.vat)),
    vatCents: sign * toCents(of.vat),
    giftCents: toCents(of.gift),
    tax: {
      category: of.rate > 0 ? 'S' : of.exemptReason === null ? 'Z' : 'E',
      rate: of.rate,
      reason: of.rate > 0 ? null : of.exemptReason,
    },
  }));
}

const money = (name: string, cents: Cents): string =>
  leaf(name, ((cents === 0 ? 0 : cents) / 100).toFixed(2), { currencyID: 'EUR' });
const sumOf = (lines: readonly Line[], of: (line: Line) => Cents): Cents =>
  lines.reduce((sum, one) => sum + of(one), 0);

/** The VAT by category and rate, and the sums. The VAT is that of the lines, each rounded, as it was given. */
function totals(lines: readonly Line[]): string[] {
  const net = sumOf(lines, ({ netCents }) => netCents);
  const vat = sumOf(lines, ({ vatCents }) => vatCents);
  const groups = Map.groupBy(lines, ({ tax }) => `${tax.category} ${tax.rate}`);
  return [
    branch(
      'cac:TaxTotal',
      money('cbc:TaxAmount', vat),
      ...[...groups.values()].map((of) =>
        branch(
          'cac:TaxSubtotal',
          money(
            'cbc:TaxableAmount',
            sumOf(of, ({ netCents }) => netCents),
          ),
          money(
            'cbc:TaxAmount',
            sumOf(of, ({ vatCents }) => vatCents),
          ),
          taxCategory('cac:TaxCategory', of, true),
        ),
      ),
    ),
    branch(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', net),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', net + vat),
      money('cbc:PrepaidAmount', net + vat),
      money('cbc:PayableAmount', 0),
    ),
  ];
}

function taxCategory(name: string, lines: readonly Line[], saysWhy: boolean): string {
  const reasons = [...new Set(lines.flatMap(({ tax }) => tax.reason ?? []))].join('; ');
  const { category, rate } = lines[0]?.tax ?? { category: 'Z', rate: 0 };
  return branch(
    name,
    leaf('cbc:ID', category),
    leaf('cbc:Percent', rate),
    leaf('cbc:TaxExemptionReason', saysWhy && reasons !== '' ? reasons : null),
    vatScheme,
  );
}

interface LineWords {
  name: 'Invoice' | 'CreditNote';
  at: number;
  what: string;
  about: string | null;
  gift: string;
}

/** A price is never below zero: a line that takes something off has a quantity below zero. */
function line(of: Line, { name, at, what, about, gift }: LineWords): string {
  return branch(
    `cac:${name}Line`,
    leaf('cbc:ID', at + 1),
    leaf('cbc:Note', of.giftCents > 0 ? `${gift}: ${(of.giftCents / 100).toFixed(2)} EUR` : null),
    leaf(name === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', of.netCents < 0 ? -1 : 1, {
      unitCode: 'C62',
    }),
    money('cbc:LineExtensionAmount', of.netCents),
    branch(
      'cac:Item',
      leaf('cbc:Description', about),
      leaf('cbc:Name', what),
      taxCategory('cac:ClassifiedTaxCategory', [of], false),
    ),
    branch('cac:Price', money('cbc:PriceAmount', Math.abs(of.netCents))),
  );
}
