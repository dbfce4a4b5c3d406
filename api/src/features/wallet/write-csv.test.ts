import { languageCodes } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import type { Statement } from './make-statement.ts';
import { writeCsv } from './write-csv.ts';

const named = (game_name: string): Statement => ({
  from: '2026-11-01',
  to: '2026-11-21',
  openingCents: 0,
  lines: [
    {
      created_at: '2026-11-21T10:00:00.000Z',
      kind: 'entrance_fee',
      amount_cents: -500,
      balanceCents: -500,
      game_id: 'x',
      game_name,
      friend: null,
      code: null,
      reason: null,
      receipt_id: null,
    },
  ],
  closingCents: -500,
});

describe.each(languageCodes)('a statement in %s', (language) => {
  // A spreadsheet set to another country may use another separator than the file was written with.
  test.each([';', ',', '\t'])('has no formula for a program that separates by %j', (separator) => {
    for (const name of [
      'x;=1+1',
      'x,=1+1',
      'x, =1+1',
      'x\t=1+1',
      'x;"=1+1"',
      '=1+1',
      "x;'=1+1",
      'x;\u00a0@SUM(A1)',
      '\uff1d1+1',
      'x;\uff0b1',
      '\uff20SUM(A1)',
    ]) {
      const rows = writeCsv(named(name), language).split('\r\n');
      const cells = rows.flatMap((row) => row.split(separator)).map((cell) => cell.replaceAll('"', '').trim());
      const formulas = cells.filter((cell) => /^[=+@|%\uff1d\uff0b\uff20]/.test(cell) || /^-(?!\d)/.test(cell));
      expect({ name, formulas }).toEqual({ name, formulas: [] });
    }
  });

  test('leaves other texts as they are', () => {
    for (const name of ['Noor & co; 5-a-side', 'Zaal 3, 2-2', 'A = B', '5 + 1'])
      expect(writeCsv(named(name), language)).toContain(name);
  });
});
