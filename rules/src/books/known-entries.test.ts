import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankEntry, BankStatement } from './bank-statement.ts';
import {
  identitiesOf,
  identityOf,
  type KeptStatement,
  type KnownEntry,
  recogniseEntries,
  statementsApart,
} from './known-entries.ts';

const entry: BankEntry = {
  day: '2026-11-10',
  cents: 500,
  reference: '',
  ourReferences: [],
  name: 'A',
  iban: '',
  words: 'x',
};

describe('an entry in two statements', () => {
  test('is known by the bank’s reference, whatever else is said', () => {
    const [one] = identitiesOf([{ ...entry, reference: 'S-1' }]);
    expect(identitiesOf([{ ...entry, reference: 'S-1', words: 'another export' }])).toEqual([one]);
    expect(identitiesOf([{ ...entry, reference: 'S-2' }])).not.toEqual([one]);
  });

  test('and two that are alike are two', () => {
    const both = identitiesOf([entry, entry]);
    expect(new Set(both).size).toBe(2);
    expect(identitiesOf([{ ...entry, day: '2026-11-09' }, entry, entry]).slice(1)).toEqual(both);
  });
});

/** What a database keeps of statements, made only by the rules. */
function aBank() {
  const kept: (KeptStatement & { number: string })[] = [];
  const known: KnownEntry[] = [];
  const add = (statement: BankStatement) => {
    const apart = statementsApart(statement, kept);
    const recognised = recogniseEntries(statement.entries.map(identityOf), known, apart);
    const id = `k${kept.length}`;
    recognised.forEach((one, at) => {
      const found = known.findIndex((other) => other.id === one.id);
      const before = known[found];
      if (before) known[found] = { ...before, statements: [...before.statements, id] };
      else if (one.id === null)
        known.push({
          id: `e${known.length}`,
          identity: identityOf(statement.entries[at] ?? entry),
          nth: one.nth,
          statements: [id],
        });
    });
    const last = statement.entries.filter(({ day }) => day === statement.until);
    const lastDayCents = last.reduce((sum, { cents }) => sum + cents, 0);
    kept.push({ ...statement, id, lastDayCents, lastDayEntries: last.length });
    return known.length;
  };
  return { add, known };
}

const day = '2026-10-20';
const statementOf = (number: string, openingCents: number, cents: readonly number[]): BankStatement => ({
  number,
  from: day,
  until: day,
  openingCents,
  closingCents: cents.reduce((sum, one) => sum + one, openingCents),
  entries: cents.map((one) => ({ ...entry, day, cents: one })),
});

describe('statements of one day', () => {
  test('that chain have entries of their own, in whatever order they are added', () => {
    const [first, second, third] = [
      statementOf('1', 112, [7]),
      statementOf('2', 119, [7, 3]),
      statementOf('3', 129, [7]),
    ];
    for (const order of [
      [first, second, third],
      [third, second, first],
      [second, first, third],
    ]) {
      const bank = aBank();
      expect(order.map(bank.add).at(-1)).toBe(4);
      expect(bank.add(statementOf('all', 112, [7, 7, 3, 7]))).toBe(4);
    }
  });

  test('that begin with the same balance overlap', () => {
    const bank = aBank();
    expect([bank.add(statementOf('1', 112, [7])), bank.add(statementOf('2', 112, [7, 7]))]).toEqual([1, 2]);
  });

  test('that come to nothing prove nothing', () => {
    const bank = aBank();
    expect([bank.add(statementOf('1', 112, [7, -7])), bank.add(statementOf('2', 112, [7, -7]))]).toEqual([2, 2]);
  });
});

test('whatever statements an account has, each entry is here once', () => {
  // Four days, each in two parts; a statement has some consecutive parts.
  const part = fc.array(fc.constantFrom(5, 7), { minLength: 1, maxLength: 3 });
  const spans = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 8, maxLength: 8 }), spans, (parts, taken) => {
      const bank = aBank();
      const seen = new Set<number>();
      const sum = (until: number) =>
        parts
          .slice(0, until)
          .flat()
          .reduce((all, one) => all + one, 0);
      const dayOf = (at: number) => `2026-10-0${Math.floor(at / 2) + 1}`;
      taken.forEach(([one, other], number) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other)];
        const entries = parts
          .slice(from, until + 1)
          .flatMap((cents, at) => cents.map((of) => ({ ...entry, day: dayOf(from + at), cents: of })));
        for (let at = from; at <= until; at += 1) seen.add(at);
        bank.add({
          number: String(number),
          from: dayOf(from),
          until: dayOf(until),
          openingCents: sum(from),
          closingCents: sum(until + 1),
          entries,
        });
      });
      expect(bank.known).toHaveLength([...seen].flatMap((at) => parts[at] ?? []).length);
      expect(new Set(bank.known.map(({ identity, nth }) => `${identity} ${nth}`)).size).toBe(bank.known.length);
    }),
  );
});
