import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** Elements that may occur once or several times. */
const lists = new Set([
  'customerSupplier',
  'ledgerAccount',
  'vatCode',
  'period',
  'obLine',
  'journal',
  'transaction',
  'trLine',
  'vat',
]);

const text = z.string();
const amount = { amnt: text, amntTp: z.enum(['D', 'C']) };
const counted = { linesCount: text, totalDebit: text, totalCredit: text };
const none = z.literal('').transform(() => ({}));
const trLine = z.strictObject({
  nr: text,
  accID: text,
  docRef: text,
  effDate: z.iso.date(),
  ...amount,
  custSupID: text.max(35).optional(),
  invRef: text.optional(),
  bankAccNr: text.optional(),
  vat: z
    .array(z.strictObject({ vatID: text, vatPerc: text, vatAmnt: text, vatAmntTp: z.enum(['D', 'C']) }))
    .default([]),
});
const transaction = z.strictObject({
  nr: text,
  desc: text,
  periodNumber: text,
  trDt: z.iso.date(),
  trLine: z.array(trLine),
});
const file = z.object({
  auditfile: z.object({
    header: z.looseObject({ dateCreated: z.iso.date() }),
    company: z.looseObject({
      customersSuppliers: none.or(z.object({ customerSupplier: z.array(z.object({ custSupID: text })) })),
      generalLedger: z.object({ ledgerAccount: z.array(z.object({ accID: text })) }),
      vatCodes: z.object({
        vatCode: z.array(
          z
            .strictObject({ vatID: text, vatDesc: text, vatToPayAccID: text })
            .or(z.strictObject({ vatID: text, vatDesc: text, vatToClaimAccID: text })),
        ),
      }),
      periods: z.object({ period: z.array(z.object({ periodNumber: text })) }),
      openingBalance: z.object({
        ...counted,
        obLine: z.array(z.strictObject({ nr: text, accID: text, ...amount })).default([]),
      }),
      transactions: z.object({
        ...counted,
        journal: z.array(z.object({ jrnID: text, transaction: z.array(transaction) })).default([]),
      }),
    }),
  }),
});

const cents = (written: string, side: 'D' | 'C'): number => {
  if (!/^\d+\.\d\d$/.test(written)) throw new Error(`${written} has not two decimals`);
  return Math.round(Number(written) * 100) * (side === 'D' ? -1 : 1);
};
const totalsOf = (of: { linesCount: string; totalDebit: string; totalCredit: string }) => ({
  lines: Number(of.linesCount),
  debit: -cents(of.totalDebit, 'D'),
  credit: cents(of.totalCredit, 'C'),
});

/** An auditfile as a bookkeeping program reads it: sides are signs, credit above zero. */
export function readAuditfile(xml: string) {
  const parser = new XMLParser({
    parseTagValue: false,
    htmlEntities: true,
    isArray: (name: string) => lists.has(name),
  });
  const { header, company } = file.parse(parser.parse(xml)).auditfile;
  const journals = company.transactions.journal.map((journal) => {
    const transactions = journal.transaction.map((one) => ({
      number: one.nr,
      words: one.desc,
      period: one.periodNumber,
      lines: one.trLine.map((line) => ({
        number: line.nr,
        account: line.accID,
        document: line.docRef,
        day: line.effDate,
        cents: cents(line.amnt, line.amntTp),
        person: line.custSupID,
        vat: line.vat.map((of) => ({ id: of.vatID, percent: of.vatPerc, cents: cents(of.vatAmnt, of.vatAmntTp) })),
      })),
    }));
    return { id: journal.jrnID, transactions, lines: transactions.flatMap(({ lines }) => lines) };
  });
  const { customersSuppliers: people, openingBalance } = company;
  return {
    xml,
    header,
    company,
    journals,
    transactions: journals.flatMap(({ transactions }) => transactions),
    lines: journals.flatMap(({ lines }) => lines),
    totals: totalsOf(company.transactions),
    opening: {
      totals: totalsOf(openingBalance),
      lines: openingBalance.obLine.map((line) => ({ account: line.accID, cents: cents(line.amnt, line.amntTp) })),
    },
    defined: {
      accounts: company.generalLedger.ledgerAccount.map(({ accID }) => accID),
      people: 'customerSupplier' in people ? people.customerSupplier.map(({ custSupID }) => custSupID) : [],
      vat: company.vatCodes.vatCode.map(({ vatID }) => vatID),
      periods: company.periods.period.map(({ periodNumber }) => periodNumber),
      daybooks: journals.map(({ id }) => id),
    },
    /** The names of an element's children, in their order; of the first element with this name inside another. */
    order: (within: string, name: string): string[] => namesIn(xml, within, name),
  };
}

const nodes = z.array(z.record(z.string(), z.unknown()));

function namesIn(xml: string, within: string, name: string): string[] {
  const parser = new XMLParser({ preserveOrder: true, parseTagValue: false });
  const find = (list: unknown, wanted: string): z.output<typeof nodes> | null => {
    const parsed = nodes.safeParse(list);
    for (const node of parsed.data ?? []) {
      const inside = nodes.safeParse(node[wanted]);
      if (inside.success) return inside.data;
      for (const child of Object.values(node)) {
        const found = find(child, wanted);
        if (found) return found;
      }
    }
    return null;
  };
  const children = find(find(parser.parse(xml), within), name) ?? [];
  return children.flatMap((node) => Object.keys(node).filter((key) => key !== ':@' && key !== '#text'));
}
