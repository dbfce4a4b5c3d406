import { expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { givenRows } from './given-rows.ts';

const server = useServer();

interface Stay {
  id: string;
  nights: number | null;
  isPaid: boolean;
  until: Date;
  lines: string[];
}

const stay = givenRows<Stay>('s', {
  id: 'text',
  nights: 'int',
  isPaid: 'boolean',
  until: 'timestamptz',
  lines: 'jsonb',
});
const until = new Date('2026-11-29T12:00:00Z');
const rows = [
  { id: 'b', nights: 2, isPaid: true, until, lines: ['x'] },
  { id: 'a', nights: null, isPaid: false, until, lines: [] },
];

test('a statement has given rows as a table, in their order where it asks', async () => {
  const { at } = stay;
  const read = await server.rows`
    select ${at.id}, ${at.nights}, ${at.isPaid}, ${at.until}, ${at.lines} from ${stay.from(rows)} order by ${at.id}`;
  expect(JSON.stringify(read)).toEqual(JSON.stringify(rows.toReversed()));
  const inOrder = await server.rows`select ${at.id}, ordinality from ${stay.inOrder(rows)} order by ordinality`;
  expect(inOrder).toMatchObject([{ id: 'b' }, { id: 'a' }]);
});

test('a field that is left out, renamed or of another kind does not compile', () => {
  // @ts-expect-error lines is left out
  givenRows<Stay>('s', { id: 'text', nights: 'int', isPaid: 'boolean', until: 'timestamptz' });
  // @ts-expect-error a number is no text
  givenRows<Stay>('s', { id: 'text', nights: 'text', isPaid: 'boolean', until: 'timestamptz', lines: 'jsonb' });
  // @ts-expect-error nobody has such a field
  expect(stay.at.payed).toBeUndefined();
});
