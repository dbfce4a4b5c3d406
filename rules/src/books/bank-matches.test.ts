import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FiledLine, matchEntries, namedIn, type OpenEntry, restOf, type SentPayout } from './bank-matches.ts';

const uuid = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const compact = (id: string) => id.replaceAll('-', '');

const anEntry = (id: string, cents: number, more: Partial<OpenEntry> = {}): OpenEntry => ({
  id,
  day: '2026-11-10',
  cents,
  ourReferences: [],
  words: '',
  ...more,
});
const aPayout = (id: string, cents: number, day = '2026-11-09', reference = `stl_${id}`): SentPayout => ({
  id,
  cents,
  day,
  reference,
});
const aLine = (number: number, cents: number, more: Partial<FiledLine> = {}): FiledLine => ({
  id: uuid(number),
  run: 7,
  cents,
  hasLeft: false,
  cameBack: false,
  ...more,
});

describe('payouts of the provider', () => {
  const match = (entries: OpenEntry[], settlements: SentPayout[]) => matchEntries(entries, { settlements, lines: [] });

  test('are known by their reference, however late, and written in any way', () => {
    const named = anEntry('e', 2014, { day: '2026-12-24', words: 'MOLLIE STL.AB 12 nov' });
    expect(match([named], [aPayout('s', 2014, '2026-11-09', 'stl_AB12')])).toEqual([
      { entry: 'e', kind: 'settlement', of: ['s'] },
    ]);
  });

  test('or by their amount around their day, the earliest first', () => {
    const sent = [aPayout('second', 500, '2026-11-10'), aPayout('first', 500, '2026-11-09')];
    const came = [anEntry('later', 500, { day: '2026-11-12' }), anEntry('sooner', 500, { day: '2026-11-11' })];
    expect(match(came, sent)).toEqual([
      { entry: 'sooner', kind: 'settlement', of: ['first'] },
      { entry: 'later', kind: 'settlement', of: ['second'] },
    ]);
  });

  test.each([
    ['a cent less', anEntry('e', 499)],
    ['weeks later', anEntry('e', 500, { day: '2026-12-01' })],
    ['days before', anEntry('e', 500, { day: '2026-11-01' })],
    ['the other way', anEntry('e', -500)],
  ])('are not what is %s', (_, entry) => {
    expect(match([entry], [aPayout('s', 500)])).toEqual([]);
  });
});

describe('lines of ours', () => {
  const match = (entries: OpenEntry[], lines: FiledLine[]) => matchEntries(entries, { settlements: [], lines });

  test('leave one by one, in a batch that names them, or as the whole file', () => {
    const lines = [aLine(1, 2000), aLine(2, 3000)];
    const [one, both] = [lines.slice(0, 1), lines].map((some) => some.map(({ id }) => id));
    const named = (ourReferences: string[], cents: number) => match([anEntry('e', cents, { ourReferences })], lines);
    expect(named([compact(uuid(1)).toUpperCase()], -2000)).toEqual([{ entry: 'e', kind: 'payout', of: one }]);
    expect(named([uuid(1), compact(uuid(2))], -5000)).toEqual([{ entry: 'e', kind: 'payout', of: both }]);
    expect(named(['RONDO-PAY-7.0'], -5000)).toEqual([{ entry: 'e', kind: 'payout', of: both }]);
    expect(named(['RONDO-PAY-71'], -5000)).toEqual([]);
    expect(named([compact(uuid(1))], -2001)).toEqual([]);
  });

  test('come back by the same name, once', () => {
    const ourReferences = [compact(uuid(1))];
    const back = anEntry('back', 2000, { ourReferences });
    expect(match([back], [aLine(1, 2000, { hasLeft: true })])).toEqual([
      { entry: 'back', kind: 'return', of: [uuid(1)] },
    ]);
    expect(match([back], [aLine(1, 2000, { hasLeft: true, cameBack: true })])).toEqual([]);
    const left = anEntry('left', -2000, { ourReferences });
    expect(match([left], [aLine(1, 2000, { hasLeft: true })])).toEqual([]);
  });
});

test('thousands of entries that name thousands of lines take no longer than a moment', () => {
  const numbers = Array.from({ length: 4000 }, (_, at) => at + 1);
  const lines = numbers.map((number) => aLine(number, 2000));
  const entries = numbers.map((number) =>
    anEntry(`e${number}`, -2000, { ourReferences: [compact(uuid(number)), 'RONDO-PAY-7.0'] }),
  );
  const begun = performance.now();
  expect(matchEntries(entries, { settlements: [], lines })).toHaveLength(4000);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('references name lines and runs, and nothing else does', () => {
  const references = [
    compact(uuid(1)).toUpperCase(),
    uuid(1),
    'RONDO-PAY-7.0',
    'RONDO-PAY-7',
    'rent',
    'RONDO-PAY-1234567890',
  ];
  expect(namedIn(references)).toEqual({ ids: [uuid(1)], runs: [7] });
});

test('each entry and each payout is matched once, to the cent, in whatever order entries come', () => {
  const cents = fc.constantFrom(-700, -500, 500, 700, 1200);
  const day = fc.constantFrom('2026-11-08', '2026-11-09', '2026-11-10', '2026-11-15');
  const world = fc.record({
    sent: fc.array(fc.tuple(cents, day), { maxLength: 6 }),
    lines: fc.array(fc.constantFrom(500, 700), { maxLength: 5 }),
    came: fc.array(fc.tuple(cents, day, fc.subarray([1, 2, 3, 4, 5])), { maxLength: 10 }),
  });
  fc.assert(
    fc.property(world, ({ sent, lines: amounts, came }) => {
      const settlements = sent.map(([amount, on], at) => aPayout(`s${at}`, amount, on));
      const lines = amounts.map((amount, at) => aLine(at + 1, amount));
      const entries = came.map(([amount, on, named], at) =>
        anEntry(`e${at}`, amount, { day: on, ourReferences: named.map((number) => compact(uuid(number))) }),
      );
      const matches = matchEntries(entries, { settlements, lines });
      const centsOf = new Map([...settlements, ...lines].map((one) => [one.id, one.cents]));
      for (const { entry, kind, of } of matches) {
        const sum = of.reduce((total, id) => total + (centsOf.get(id) ?? Number.NaN), 0);
        expect(entries.find(({ id }) => id === entry)?.cents).toBe(kind === 'payout' ? -sum : sum);
      }
      expect(new Set(matches.map(({ entry }) => entry)).size).toBe(matches.length);
      const used = matches.flatMap(({ kind, of }) => of.map((id) => `${kind} ${id}`));
      expect(new Set(used).size).toBe(used.length);
      // No remaining entry could match a remaining payout or line.
      const rest = entries.filter(({ id }) => !matches.some(({ entry }) => entry === id));
      const left = settlements.filter(({ id }) => !used.includes(`settlement ${id}`));
      expect(matchEntries(rest, { settlements: left, lines: [] })).toEqual([]);
    }),
  );
});

test('what no part explains is the rest of the difference', () => {
  const parts = {
    beforeCents: 1,
    settlementsCents: 20,
    payoutsCents: -300,
    correctionsCents: 0,
    openCents: 4000,
    explainedCents: 50_000,
  };
  expect([restOf(53_721, parts), restOf(0, parts)]).toEqual([0, -53_721]);
});
