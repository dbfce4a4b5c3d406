import { expect, test } from 'vitest';
import { sayLatest } from './say-latest.ts';

const teams = ['Oranje', 'Blauw', 'Groen'].map((name) => ({ _id: name, name }));
const played = (
  one: string,
  score: [number, number] | null,
  other: string,
  minute: number,
  gaveUp: number | null = null,
) => ({
  sides: [{ team: one }, { team: other }],
  score,
  result: score && { gaveUp },
  entered: score && { at: `2026-09-16T10:0${minute}:00Z` },
});

test('what was entered last is said, walk-overs and what is to come aside', () => {
  expect(sayLatest([], teams)).toBeNull();
  const matches = [
    played('Oranje', [3, 1], 'Blauw', 4),
    played('Blauw', [0, 0], 'Groen', 2),
    played('Groen', [0, 3], 'Oranje', 6, 0),
    played('Groen', null, 'Oranje', 0),
  ];
  expect(sayLatest(matches, teams)).toBe('Oranje 3 – 1 Blauw');
});
