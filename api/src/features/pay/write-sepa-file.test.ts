import { payeeKinds } from '@rondo/rules';
import { assert, property, array, constantFrom, integer, record, string, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { writeSepaFile } from './write-sepa-file.ts';

const filedAt = new Date('2026-11-23T23:30:00Z');
const debtor = { name: 'Rondo B.V.', iban: 'NL91ABNA0417164300' };
const id = '0b0f9a5e-6a55-4d3c-9a43-0f6f9a0d1c11';

/** The elements of a document in order, with the text of those that contain no others. */
function elementsOf(xml: string): [string, string][] {
  return [...xml.matchAll(/<(\w+)(?: [^>]*)?>([^<]*)/g)].map(([, name = '', text = '']) => [name, text]);
}

test('has what the schema asks for, in its order', () => {
  const xml = writeSepaFile({ number: 7, filedAt, debtor }, [
    { id, kind: 'organiser', holder: 'Zoë Ångström & Søn', iban: 'NL02ABNA0123456789', amountCents: 20_00 },
  ]);
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(xml).toContain('<InstdAmt Ccy="EUR">20.00</InstdAmt>');
  const elements = elementsOf(xml);
  expect(elements.map(([name]) => name).join(' ')).toBe(
    [
      'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm',
      'PmtInf PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf SvcLvl Cd ReqdExctnDt Dt',
      'Dbtr Nm DbtrAcct Id IBAN DbtrAgt FinInstnId Othr Id ChrgBr',
      'CdtTrfTxInf PmtId InstrId EndToEndId Amt InstdAmt Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd',
    ].join(' '),
  );
  expect(elements).toEqual(
    expect.arrayContaining([
      ['MsgId', 'RONDO-PAY-7'],
      ['Dt', '2026-11-24'],
      ['EndToEndId', id.replaceAll('-', '')],
      ['Nm', 'Zoe Angstrom + Son'],
      ['CtrlSum', '20.00'],
    ]),
  );
});

test('is executed on a day on which banks settle', () => {
  const transfer = {
    id,
    kind: 'organiser',
    holder: 'J. de Vries',
    iban: 'NL02ABNA0123456789',
    amountCents: 20_00,
  } as const;
  const xml = writeSepaFile({ number: 7, filedAt: new Date('2026-12-25T09:00:00Z'), debtor }, [transfer]);
  expect(elementsOf(xml)).toContainEqual(['Dt', '2026-12-28']);
});

test('says on the bank statement what it is: pay, or a refund', () => {
  const transfer = { id, holder: 'J. de Vries', iban: 'NL02ABNA0123456789', amountCents: 20_00 };
  const transfers = payeeKinds.map((kind) => ({ ...transfer, kind }));
  const words = elementsOf(writeSepaFile({ number: 7, filedAt, debtor }, transfers)).filter(
    ([name]) => name === 'Ustrd',
  );
  expect(words.map(([, text]) => text)).toEqual(['Rondo organiser pay, run 7', 'Rondo refund, run 7']);
});

test('sums to the cent, and no name breaks it', () => {
  const transfer = record({
    id: uuid(),
    kind: constantFrom(...payeeKinds),
    holder: string({ unit: 'binary', minLength: 1, maxLength: 70 }),
    amountCents: integer({ min: 1, max: 1_000_000 }),
  });
  assert(
    property(array(transfer, { minLength: 1, maxLength: 40 }), (transfers) => {
      const xml = writeSepaFile(
        { number: 12, filedAt, debtor },
        transfers.map((made) => ({ ...made, iban: 'NL02ABNA0123456789' })),
      );
      const elements = elementsOf(xml);
      const cents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const of = (name: string) => elements.filter(([other]) => other === name).map(([, text]) => text);
      expect(of('CtrlSum')).toEqual(Array(2).fill((cents / 100).toFixed(2)));
      expect(of('NbOfTxs')).toEqual(Array(2).fill(String(transfers.length)));
      for (const name of ['EndToEndId', 'InstrId', 'PmtInfId', 'MsgId'])
        for (const text of of(name)) expect(text).toMatch(/^[A-Za-z0-9.-]{1,35}$/);
    }),
    { numRuns: 100 },
  );
});
