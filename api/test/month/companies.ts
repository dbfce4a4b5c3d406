import type { DocumentHead, SaleDocument } from '@rondo/contract';
import { textAt } from '@rondo/rules/books';
import { readXml } from '../../src/platform/files/read-xml.ts';
import type { Player } from '../builders.ts';
import { brokenRules } from '../e-invoice-rules.ts';
import type { TestServer } from '../server.ts';

/** The settings of a server that gives e-invoices. */
export const seller = {
  SELLER_NAME: 'Avondspel B.V.',
  SELLER_ADDRESS: 'Kade 12 bis, 3511 AA Utrecht',
  SELLER_KVK: '12345678',
  SELLER_VAT: 'NL123456789B01',
};

/** From now on what these people pay is invoiced to a company of theirs. */
export async function openCompanies(server: TestServer, people: readonly Player[]): Promise<void> {
  for (const [at, player] of people.entries()) {
    const body = {
      name: `Bakkerij ${at} & Zn.`,
      address: `Markt ${at + 1}, 3511 AB Utrecht`,
      vat: 'NL123456782B01',
      kvk: '12345678',
    };
    const { status } = await server.as(player).put('/api/wallet/company', body);
    if (status !== 200) throw new Error(`a company was refused: ${status}`);
  }
}

/**
 * Reads the e-invoices of these people.
 * @returns the rules that files break, the papers whose files state another sum or VAT, or that have none, and how many there are of each kind
 */
export async function readInvoices(server: TestServer, people: readonly Player[]) {
  const faults: string[] = [];
  const count = { invoice: 0, creditNote: 0 };
  for (const player of people) {
    const { body } = await server.as(player).get('/api/wallet/documents?limit=100');
    for (const { number, kind, total, vat } of (body.data as { documents: DocumentHead[] }).documents) {
      const { status, body: file } = await server.as(player).get(`/api/documents/${number}.xml`);
      const { document } = (await server.as(player).get(`/api/documents/${number}`)).body.data as {
        document: SaleDocument;
      };
      // A correction in somebody's favour takes back no invoice, and so has no file.
      if (kind === 'creditNote' && document.lines.every(({ of }) => of === null) && status === 404) continue;
      if (kind === 'receipt' || status !== 200) {
        faults.push(`${number}: ${kind}, ${status}`);
        continue;
      }
      count[kind] += 1;
      const xml = String(file['text']);
      const root = readXml(Buffer.from(xml)) ?? undefined;
      const sign = kind === 'creditNote' ? -1 : 1;
      const told = [textAt(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount'), textAt(root, 'TaxTotal', 'TaxAmount')];
      const paper = [total, vat.reduce((sum, of) => sum + of.vat, 0)].map((euros) => (sign * euros).toFixed(2));
      faults.push(...brokenRules(xml).map((rule) => `${number}: ${rule}`));
      if (String(told) !== String(paper)) faults.push(`${number}: ${String(told)}, not ${String(paper)}`);
    }
  }
  return { faults, count };
}
