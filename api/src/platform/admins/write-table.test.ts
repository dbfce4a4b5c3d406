import { instant } from '@rondo/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tableOf } from './write-table.ts';

test('times are those of Amsterdam, wherever they stand', () => {
  const row = z.strictObject({ at: instant, before: z.record(z.string(), z.unknown()).nullable(), reason: z.string() });
  const rows = [
    {
      at: '2026-12-21T19:15:00.000Z',
      before: { endsAt: '2026-12-31T23:00:00.000Z', of: [{ at: '2026-07-01T10:00:00Z' }], name: 'R-2026-12' },
      reason: '2026-12-21T19:15:00+00:00',
    },
    { at: '2026-07-01T22:30:00Z', before: null, reason: 'at 2026-12-21T19:15:00Z' },
  ];
  expect(tableOf(row, rows, 'en')).toEqual([
    [
      '2026-12-21 20:15',
      '{"endsAt":"2027-01-01 00:00","of":[{"at":"2026-07-01 12:00"}],"name":"R-2026-12"}',
      '2026-12-21 20:15',
    ],
    ['2026-07-02 00:30', '', 'at 2026-12-21T19:15:00Z'],
  ]);
});
