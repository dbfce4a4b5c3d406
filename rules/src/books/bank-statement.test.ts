import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankFile, readStatements, type StatementRefusal } from './bank-statement.ts';
import type { XmlElement } from './xml-element.ts';

const own = 'NL91ABNA0417164300';

type Inside = string | readonly XmlElement[];

const tag = (name: string, inside: Inside, attributes: Record<string, string> = {}): XmlElement =>
  typeof inside === 'string'
    ? { name, attributes, text: inside, children: [] }
    : { name, attributes, text: '', children: inside };

/** Elements inside each other: `within(['Acct', 'Id', 'IBAN'], 'NL…')`. */
const within = ([first = '', ...rest]: readonly string[], inside: Inside): XmlElement =>
  tag(first, rest.length === 0 ? inside : [within(rest, inside)]);

const amount = (cents: number, currency = 'EUR') => [
  tag('Amt', (Math.abs(cents) / 100).toFixed(2), { Ccy: currency }),
  tag('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT'),
];
const balance = (code: string, cents: number, day = '2026-11-27') =>
  tag('Bal', [within(['Tp', 'CdOrPrtry', 'Cd'], code), ...amount(cents), within(['Dt', 'Dt'], day)]);
const entry = (cents: number, ...more: XmlElement[]) =>
  tag('Ntry', [...amount(cents), tag('Sts', 'BOOK'), within(['BookgDt', 'Dt'], '2026-11-26'), ...more]);

interface Of {
  version?: string;
  iban?: string;
  opening?: number;
  closing?: number;
  entries?: readonly XmlElement[];
}

function file({ version = '02', iban = own, opening = 0, closing = 0, entries = [] }: Of = {}): XmlElement {
  const statement = tag('Stmt', [
    tag('Id', 'A-1'),
    within(['Acct', 'Id', 'IBAN'], iban),
    balance('OPBD', opening, '2026-11-25'),
    balance('CLBD', closing),
    ...entries,
  ]);
  const xmlns = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`;
  return tag('Document', [tag('BkToCstmrStmt', [statement])], { xmlns });
}

const refused = (root: XmlElement) => readStatements(root, own) as StatementRefusal;
const read = (of: Of) => (readStatements(file(of), own) as BankFile).statements[0];

describe('a statement', () => {
  test('has its days, its balances, and what was booked', () => {
    const details = tag('NtryDtls', [
      tag('TxDtls', [
        tag('Refs', [tag('EndToEndId', 'abc'), tag('MsgId', 'M-1')]),
        tag('RltdPties', [
          within(['Cdtr', 'Nm'], 'Sporthal  Zuid'),
          within(['CdtrAcct', 'Id', 'IBAN'], 'NL02 ABNA 0123456789'),
        ]),
        within(['RmtInf', 'Ustrd'], 'Rent\n of November'),
      ]),
    ]);
    expect(
      read({ opening: 10_000, closing: -2_345, entries: [entry(-12_345, tag('AcctSvcrRef', 'S-9'), details)] }),
    ).toEqual({
      number: 'A-1',
      from: '2026-11-26',
      until: '2026-11-27',
      openingCents: 10_000,
      closingCents: -2_345,
      entries: [
        {
          day: '2026-11-26',
          cents: -12_345,
          reference: 'S-9',
          ourReferences: ['abc', 'M-1'],
          name: 'Sporthal Zuid',
          iban: 'NL02ABNA0123456789',
          words: 'Rent of November',
        },
      ],
    });
  });

  test.each(['02', '04', '08'])('of version %s, in its words for a state and a party', (version) => {
    const details = within(['NtryDtls', 'TxDtls', 'RltdPties', 'Dbtr', 'Pty', 'Nm'], 'Stripe');
    const newer = tag('Ntry', [
      ...amount(500),
      within(['Sts', 'Cd'], 'BOOK'),
      within(['BookgDt', 'DtTm'], '2026-11-26T10:00:00+01:00'),
      details,
    ]);
    expect(read({ version, closing: 500, entries: [newer] })?.entries).toMatchObject([{ cents: 500, name: 'Stripe' }]);
  });

  test('of a batch names each payment, and nobody', () => {
    const one = (id: string) =>
      tag('TxDtls', [within(['Refs', 'EndToEndId'], id), within(['RltdPties', 'Cdtr', 'Nm'], 'Somebody')]);
    const batch = tag('NtryDtls', [
      within(['Btch', 'PmtInfId'], 'RONDO-PAY-7.0'),
      one('a1'),
      one('b2'),
      one('NOTPROVIDED'),
    ]);
    const [found] = read({ closing: -300, entries: [entry(-300, batch)] })?.entries ?? [];
    expect(found).toMatchObject({ ourReferences: ['a1', 'b2', 'RONDO-PAY-7.0'], name: '', iban: '' });
  });

  test.each([
    ['2026-10-21T23:30:00Z', '2026-10-22'],
    ['2026-10-21T23:30:00.000+02:00', '2026-10-21'],
    ['2026-10-21T18:30:00-05:00', '2026-10-22'],
    ['2026-10-21T23:30:00', '2026-10-21'],
    ['2026-10-21Z', '2026-10-21'],
  ])('that says %s for an entry has it on %s, by Amsterdam', (said, day) => {
    const late = tag('Ntry', [...amount(1), tag('Sts', 'BOOK'), within(['BookgDt', 'DtTm'], said)]);
    expect(read({ closing: 1, entries: [late] })?.entries).toMatchObject([{ day }]);
  });

  test('leaves out what is only noted beforehand', () => {
    const pending = tag('Ntry', [...amount(999), tag('Sts', 'PDNG')]);
    expect(read({ opening: 1, closing: 1, entries: [pending] })?.entries).toEqual([]);
  });

  test('has nothing that no database can hold, and no endless words', () => {
    const words = within(['NtryDtls', 'TxDtls', 'RmtInf', 'Ustrd'], `a\u0000b\uD800${'c'.repeat(2000)}`);
    const [found] = read({ closing: 1, entries: [entry(1, words)] })?.entries ?? [];
    expect(found?.words.startsWith('a b\uFFFDccc')).toBe(true);
    expect(found?.words.length).toBeLessThanOrEqual(500);
  });

  test('ends in no half of a character, and has letters and digits alone as an account', () => {
    const details = tag('NtryDtls', [
      tag('TxDtls', [
        tag('RltdPties', [
          within(['Cdtr', 'Nm'], `${'n'.repeat(499)}\u{1F3C0}`),
          within(['CdtrAcct', 'Id', 'IBAN'], 'n\u{1F3C0}\u0000l02 abna 0123456789'),
        ]),
        tag('RmtInf', [tag('Ustrd', 'w'.repeat(250)), tag('Ustrd', `${'v'.repeat(246)}\u{1F3C0}`)]),
      ]),
    ]);
    const [found] = read({ closing: -1, entries: [entry(-1, details)] })?.entries ?? [];
    expect([found?.name.isWellFormed(), found?.words.isWellFormed()]).toEqual([true, true]);
    expect(found?.iban).toBe('NL02ABNA0123456789');
  });

  test('begins no later than it ends, whatever days it has', () => {
    const later = tag('Ntry', [...amount(1), tag('Sts', 'BOOK'), within(['BookgDt', 'Dt'], '2026-11-30')]);
    expect(read({ closing: 1, entries: [later] })).toMatchObject({ from: '2026-11-27', until: '2026-11-27' });
  });

  test('leads from its opening to its closing balance, whatever it has; else it is refused', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 30 }), fc.constantFrom(-1, 0, 1), (opening, booked, slip) => {
        const closing = booked.reduce((sum, one) => sum + one, opening);
        const root = file({ opening, closing: closing + slip, entries: booked.map((one) => entry(one)) });
        const found = readStatements(root, own);
        const whole = [
          { openingCents: opening, closingCents: closing, entries: booked.map((one) => ({ cents: one })) },
        ];
        expect(found).toMatchObject(slip === 0 ? { statements: whole } : { code: 'statement_sums_differ' });
      }),
    );
  });
});

describe('a file is refused', () => {
  test.each<[string, XmlElement]>([
    ['of another kind', tag('Document', [], { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' })],
    ['of a version that nobody knows here', file({ version: '01' })],
    ['without a statement', tag('Document', [tag('BkToCstmrStmt', [])], file().attributes)],
    ['without a root of its kind', tag('html', [])],
  ])('%s', (_, root) => {
    expect(refused(root)).toEqual({ code: 'statement_not_camt', params: { where: 'Document' } });
  });

  test('of another account, of which it says the end alone', () => {
    expect(refused(file({ iban: 'NL02ABNA0123456789' }))).toEqual({
      code: 'statement_of_other_account',
      params: { account: 'NL •••• 6789' },
    });
    expect(readStatements(file({ iban: 'nl91 ABNA 0417 1643 00' }), own)).toMatchObject({
      statements: [{}],
      others: [],
    });
  });

  test('not because another account is in it too, which is passed over and named', () => {
    const [mine, savings] = [file(), file({ iban: 'NL02ABNA0123456789', closing: 5 })];
    const both = tag(
      'Document',
      [tag('BkToCstmrStmt', [...(mine.children[0]?.children ?? []), ...(savings.children[0]?.children ?? [])])],
      mine.attributes,
    );
    expect(readStatements(both, own)).toMatchObject({ statements: [{ number: 'A-1' }], others: ['NL •••• 6789'] });
  });

  test('of another currency', () => {
    const dollars = tag('Ntry', [...amount(1, 'USD'), tag('Sts', 'BOOK'), within(['BookgDt', 'Dt'], '2026-11-26')]);
    expect(refused(file({ closing: 1, entries: [dollars] }))).toEqual({
      code: 'statement_of_other_currency',
      params: { currency: 'USD' },
    });
  });

  test('that says too little, or something odd, with where', () => {
    const odd = (...children: XmlElement[]) =>
      refused(file({ entries: [tag('Ntry', [tag('Sts', 'BOOK'), ...children])] })).params;
    const day = within(['BookgDt', 'Dt'], '2026-11-26');
    const side = tag('CdtDbtInd', 'CRDT');
    const euros = (text: string) => tag('Amt', text, { Ccy: 'EUR' });
    for (const text of ['', '-1.00', '1,00', '1e3', 'NaN', '1.001', '12345678901234.00'])
      expect(odd(euros(text), side, day)).toEqual({ where: 'Stmt[1]/Ntry[1]/Amt' });
    expect(odd(euros('1.00'), day)).toEqual({ where: 'Stmt[1]/Ntry[1]/CdtDbtInd' });
    for (const bad of ['2026-02-30', '1999-01-01', 'yesterday', ''])
      expect(odd(euros('1.00'), side, within(['BookgDt', 'Dt'], bad))).toEqual({ where: 'Stmt[1]/Ntry[1]/BookgDt' });
    expect(refused(file({ entries: [tag('Ntry', [])] })).params).toEqual({ where: 'Stmt[1]/Ntry[1]/Sts' });
  });

  test('without a balance at its end', () => {
    const root = tag(
      'Document',
      [tag('BkToCstmrStmt', [tag('Stmt', [within(['Acct', 'Id', 'IBAN'], own), balance('PRCD', 0)])])],
      file().attributes,
    );
    expect(refused(root).params).toEqual({ where: 'Stmt[1]/Bal[CLBD]' });
  });

  test('whole, or read: whatever one of its elements says, or lacks, it never breaks', () => {
    const details = within(['NtryDtls', 'TxDtls', 'Refs', 'EndToEndId'], 'abc');
    const whole = file({ closing: 100, entries: [entry(100, details)] });
    const text = fc.oneof(fc.string(), fc.constantFrom('1.00', own, 'OPBD', '2026-11-27', 'BOOK'));
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.option(text), (at, said) => {
        let left = at;
        const change = (of: XmlElement): XmlElement[] => {
          left -= 1;
          if (left === -1) return said === null ? [] : [{ ...of, text: said, children: [] }];
          return [{ ...of, children: of.children.flatMap(change) }];
        };
        const [changed = whole] = change(whole);
        const found = readStatements(changed, own);
        expect('statements' in found || 'code' in found).toBe(true);
      }),
    );
  });
});
