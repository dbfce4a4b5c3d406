import { childOf, childrenOf, textAt, type XmlElement } from '@rondo/rules/books';
import { readXml } from '../src/platform/files/read-xml.ts';

/**
 * The public rules of EN 16931, Peppol BIS Billing 3 and its part for the Netherlands that concern Rondo's e-invoices, by their ids, and the order of
 * elements in UBL 2.1. The official schematron and schemas are in no package that the tests could use (decisions/0096-invoices-to-a-company.md).
 * @returns the ids of the rules that a file breaks
 */
export function brokenRules(xml: string): string[] {
  const root = readXml(Buffer.from(xml));
  if (!root) return ['well-formed'];
  const name = root.name;
  const supplier = childOf(childOf(root, 'AccountingSupplierParty'), 'Party');
  const customer = childOf(childOf(root, 'AccountingCustomerParty'), 'Party');
  const lines = childrenOf(root, `${name}Line`);
  const [taxTotal, ...more] = childrenOf(root, 'TaxTotal');
  const subtotals = childrenOf(taxTotal, 'TaxSubtotal');
  const sums = childOf(root, 'LegalMonetaryTotal');
  const isDutch = (party: XmlElement | undefined) =>
    textAt(party, 'PostalAddress', 'Country', 'IdentificationCode') === 'NL';
  const inNetherlands = isDutch(supplier);
  const bothThere = inNetherlands && isDutch(customer);
  const hasAddress = (party: XmlElement | undefined) =>
    ['StreetName', 'CityName', 'PostalZone'].every((one) => textAt(party, 'PostalAddress', one) !== '');
  const legalId = (party: XmlElement | undefined) => childOf(childOf(party, 'PartyLegalEntity'), 'CompanyID');
  const isKvk = (id: XmlElement | undefined) =>
    id === undefined || (id.attributes['schemeID'] === '0106' && id.text !== '');
  const categoriesOf = (one: XmlElement) =>
    childOf(one, 'TaxCategory') ?? childOf(childOf(one, 'Item'), 'ClassifiedTaxCategory');
  const keyOf = (one: XmlElement) =>
    `${textAt(categoriesOf(one), 'ID')} ${Number(textAt(categoriesOf(one), 'Percent'))}`;
  const eachSubtotal = (holds: (of: XmlElement, category: string, rate: number) => boolean) =>
    subtotals.every((of) => holds(of, textAt(of, 'TaxCategory', 'ID'), Number(textAt(of, 'TaxCategory', 'Percent'))));
  const netOf = (key: string) =>
    sum(lines.filter((one) => keyOf(one) === key).map((one) => cents(one, 'LineExtensionAmount')));
  const quantity = name === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';

  const rules: Record<string, boolean> = {
    'BR-01': textAt(root, 'CustomizationID').startsWith('urn:cen.eu:en16931:2017'),
    'BR-02': textAt(root, 'ID') !== '',
    'BR-03': /^\d{4}-\d{2}-\d{2}$/.test(textAt(root, 'IssueDate')),
    'BR-04': textAt(root, `${name}TypeCode`) === (name === 'Invoice' ? '380' : '381'),
    'BR-05': textAt(root, 'DocumentCurrencyCode') === 'EUR',
    'BR-06': textAt(supplier, 'PartyLegalEntity', 'RegistrationName') !== '',
    'BR-07': textAt(customer, 'PartyLegalEntity', 'RegistrationName') !== '',
    'BR-08': childOf(supplier, 'PostalAddress') !== undefined,
    'BR-09': /^[A-Z]{2}$/.test(textAt(supplier, 'PostalAddress', 'Country', 'IdentificationCode')),
    'BR-10': childOf(customer, 'PostalAddress') !== undefined,
    'BR-11': /^[A-Z]{2}$/.test(textAt(customer, 'PostalAddress', 'Country', 'IdentificationCode')),
    'BR-12': textAt(sums, 'LineExtensionAmount') !== '',
    'BR-16': lines.length > 0,
    'BR-21': new Set(lines.map((one) => textAt(one, 'ID'))).size === lines.length,
    'BR-23': lines.every((one) => childOf(one, quantity)?.attributes['unitCode'] === 'C62'),
    'BR-25': lines.every((one) => textAt(one, 'Item', 'Name') !== ''),
    'BR-27': lines.every((one) => cents(childOf(one, 'Price'), 'PriceAmount') >= 0),
    'BR-55': childrenOf(root, 'BillingReference').every((one) => textAt(one, 'InvoiceDocumentReference', 'ID') !== ''),
    'BR-62': childOf(supplier, 'EndpointID')?.attributes['schemeID'] !== undefined,
    'BR-63': childOf(customer, 'EndpointID')?.attributes['schemeID'] !== undefined,
    'BR-CO-04': lines.every((one) => textAt(one, 'Item', 'ClassifiedTaxCategory', 'ID') !== ''),
    'BR-CO-09': [supplier, customer].every((one) =>
      /^(?:EL|[A-Z]{2})/.test(textAt(one, 'PartyTaxScheme', 'CompanyID')),
    ),
    'BR-CO-10': cents(sums, 'LineExtensionAmount') === sum(lines.map((one) => cents(one, 'LineExtensionAmount'))),
    'BR-CO-13': cents(sums, 'TaxExclusiveAmount') === cents(sums, 'LineExtensionAmount'),
    'BR-CO-14': cents(taxTotal, 'TaxAmount') === sum(subtotals.map((one) => cents(one, 'TaxAmount'))),
    'BR-CO-15': cents(sums, 'TaxInclusiveAmount') === cents(sums, 'TaxExclusiveAmount') + cents(taxTotal, 'TaxAmount'),
    'BR-CO-16': cents(sums, 'PayableAmount') === cents(sums, 'TaxInclusiveAmount') - cents(sums, 'PrepaidAmount'),
    // The rule allows less than a euro of rounding, because the VAT of each line is rounded.
    'BR-CO-17': eachSubtotal(
      (of, _, rate) => Math.abs(cents(of, 'TaxAmount') - (cents(of, 'TaxableAmount') * rate) / 100) < 100,
    ),
    'BR-CO-18': subtotals.length > 0,
    'BR-CO-25': cents(sums, 'PayableAmount') <= 0 || textAt(root, 'DueDate') !== '',
    'BR-CO-26': textAt(supplier, 'PartyTaxScheme', 'CompanyID') !== '',
    'BR-DEC': amountsIn(root).every((one) => /^-?\d+\.\d{2}$/.test(one.text) && one.attributes['currencyID'] === 'EUR'),
    'BR-S-01, BR-E-01, BR-Z-01':
      new Set(subtotals.map(keyOf)).size === subtotals.length &&
      lines.every((one) => subtotals.some((of) => keyOf(of) === keyOf(one))),
    'BR-S-05': lines.every((one) => !keyOf(one).startsWith('S ') || Number(textAt(categoriesOf(one), 'Percent')) > 0),
    'BR-E-05, BR-Z-05': lines.every((one) => keyOf(one).startsWith('S ') || keyOf(one).endsWith(' 0')),
    'BR-S-08, BR-E-08, BR-Z-08': subtotals.every((of) => cents(of, 'TaxableAmount') === netOf(keyOf(of))),
    'BR-E-09, BR-Z-09': eachSubtotal((of, category) => category === 'S' || cents(of, 'TaxAmount') === 0),
    'BR-E-10': eachSubtotal(
      (of, category) => category !== 'E' || textAt(of, 'TaxCategory', 'TaxExemptionReason') !== '',
    ),
    'BR-S-10, BR-Z-10': eachSubtotal(
      (of, category) => category === 'E' || !childOf(childOf(of, 'TaxCategory'), 'TaxExemptionReason'),
    ),
    'PEPPOL-EN16931-R001': textAt(root, 'ProfileID') !== '',
    'PEPPOL-EN16931-R002': childrenOf(root, 'Note').length <= 1,
    'PEPPOL-EN16931-R003': textAt(root, 'BuyerReference') !== '',
    'PEPPOL-EN16931-R004': textAt(root, 'CustomizationID').startsWith(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ),
    'PEPPOL-EN16931-R007': /^urn:fdc:peppol.eu:2017:poacc:billing:\d{2}:1.0$/.test(textAt(root, 'ProfileID')),
    'PEPPOL-EN16931-R008': leavesIn(root).every((one) => one.text.trim() !== ''),
    'PEPPOL-EN16931-R010': textAt(customer, 'EndpointID') !== '',
    'PEPPOL-EN16931-R020': textAt(supplier, 'EndpointID') !== '',
    'PEPPOL-EN16931-R053': more.length === 0 && subtotals.length > 0,
    'PEPPOL-EN16931-R120': lines.every(
      (one) =>
        cents(one, 'LineExtensionAmount') ===
        Number(textAt(one, quantity)) * cents(childOf(one, 'Price'), 'PriceAmount'),
    ),
    'NL-R-001': name === 'Invoice' || !inNetherlands || childrenOf(root, 'BillingReference').length > 0,
    'NL-R-002': !inNetherlands || hasAddress(supplier),
    'NL-R-003': !inNetherlands || (isKvk(legalId(supplier)) && legalId(supplier) !== undefined),
    'NL-R-004': !bothThere || hasAddress(customer),
    'NL-R-005': !bothThere || isKvk(legalId(customer)),
    'NL-R-007': !inNetherlands || cents(sums, 'PayableAmount') <= 0 || childrenOf(root, 'PaymentMeans').length > 0,
    'order of UBL 2.1': isInOrder(root),
  };
  return Object.entries(rules).flatMap(([id, holds]) => (holds ? [] : [id]));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const cents = (of: XmlElement | undefined, name: string) => Math.round(Number(textAt(of, name)) * 100);

const allIn = (of: XmlElement): XmlElement[] => [of, ...of.children.flatMap(allIn)];
const amountsIn = (of: XmlElement) => allIn(of).filter(({ name }) => name.endsWith('Amount'));
const leavesIn = (of: XmlElement) => allIn(of).filter(({ children }) => children.length === 0);

/** The elements that Rondo writes, in the order of the schemas; another element in these is a fault. */
const orders: Readonly<Record<string, string>> = {
  Invoice:
    'CustomizationID ProfileID ID IssueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode BuyerReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery TaxTotal LegalMonetaryTotal CreditNoteLine',
  Party: 'EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity',
  PostalAddress: 'StreetName CityName PostalZone Country',
  PartyTaxScheme: 'CompanyID TaxScheme',
  PartyLegalEntity: 'RegistrationName CompanyID',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PrepaidAmount PayableAmount',
  InvoiceLine: 'ID Note InvoicedQuantity LineExtensionAmount Item Price',
  CreditNoteLine: 'ID Note CreditedQuantity LineExtensionAmount Item Price',
  Item: 'Description Name ClassifiedTaxCategory',
};

function isInOrder(of: XmlElement): boolean {
  const order = orders[of.name]?.split(' ');
  const places = of.children.map(({ name }) => order?.indexOf(name) ?? 0);
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0)) && of.children.every(isInOrder);
}
