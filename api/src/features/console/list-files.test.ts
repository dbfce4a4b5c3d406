import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, languageCodes, type Language } from '@rondo/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame, usePlayer } from '../../../test/builders.ts';
import { consoleLists } from '../../../test/console-lists.ts';
import { useServer } from '../../../test/server.ts';
import { readInBatches } from '../../platform/calls/pagination.ts';

const server = useServer();
const admin = usePlayer(server, { role: 'admin' });

const files = consoleLists.map(({ file }) => file);
const linesOf = async (path: string, language: Language) => {
  const headers = { 'accept-language': language };
  const { status, body } = await server.call('GET', `/api${path}`, { as: admin.token, headers });
  expect([path, status]).toEqual([path, 200]);
  return String(body.text).slice(1).trimEnd().split('\r\n');
};

test.each(files)('%s has its columns in words, in each language, also without a row', async (path) => {
  for (const language of languageCodes) {
    const lines = await linesOf(`${path}?query=nobody-is-called-so`, language);
    expect(lines).toHaveLength(1);
    const columns = lines[0]?.split(language === 'en' ? ',' : ';') ?? [];
    expect(columns.length).toBeGreaterThan(2);
    expect(new Set(columns).size).toBe(columns.length);
    for (const column of columns) expect(column).toMatch(/^\p{Lu}[^._]+$/u);
  }
});

test('each word is in some column', async () => {
  const asked = [
    ...files.map((path) => `${path}?query=nobody`),
    '/admin/books/periods.csv?from=2026-01-01&to=2026-01-31',
    '/admin/books/balances.csv?at=2026-01-31',
    '/admin/books/stored.csv',
    `/admin/books/report.csv?year=${amsterdamDay(server.clock.now()).slice(0, 4)}`,
  ];
  const heads = await Promise.all(asked.map(async (path) => (await linesOf(path, 'en'))[0] ?? ''));
  const columns = heads.join(',').toLowerCase();
  const words = Object.values(phrasesIn.en.files.words);
  expect(words.filter((word) => !columns.includes(word.toLowerCase()))).toEqual([]);
});

test('amounts have two decimals, with the sign of the language', async () => {
  await aGame(server, { name: 'Round', priceCents: 500 });
  const price = async (language: Language, separator: string) => {
    const [head = '', row = ''] = await linesOf('/admin/games.csv?query=Round', language);
    const at = head.split(separator).findIndex((column) => column.includes('€'));
    return row.split(separator)[at];
  };
  expect([await price('en', ','), await price('nl', ';')]).toEqual(['5.00', '5,00']);
});

test('a file is whole, however many rows there are, each once and in order', async () => {
  const before = (await linesOf('/admin/audit.csv?kind=cities', 'en')).length;
  await server.sql`
    insert into admin_action (actor_id, action, subject_kind, subject_id, at)
    select ${admin.id}, 'many.change', 'cities', n::text, app_now() from generate_series(1, 10050) n`;
  const [head = '', ...lines] = await linesOf('/admin/audit.csv?kind=cities&sort=oldest', 'en');
  const at = head.split(',').indexOf('About id');
  expect(before).toBe(1);
  expect(lines.map((line) => Number(line.split(',')[at]))).toEqual(Array.from({ length: 10_050 }, (_, n) => n + 1));
});

test('times are those of Amsterdam, as a spreadsheet reads them', async () => {
  await server.sql`
    insert into admin_action (actor_id, action, subject_kind, subject_id, at)
    select ${admin.id}, 'time.look', 'job', 'x', at
    from unnest(array['2027-01-15T19:30:00Z', '2027-07-15T18:30:59Z']::timestamptz[]) at`;
  const [head = '', ...lines] = await linesOf('/admin/audit.csv?kind=job&sort=oldest', 'en');
  const at = head.split(',').indexOf('At');
  expect(lines.map((line) => line.split(',')[at])).toEqual(['2027-01-15 20:30', '2027-07-15 20:30']);
});

test('a reader who goes away leaves nothing open behind', async () => {
  for await (const rows of readInBatches(server.db, sql`select n from generate_series(1, 5000) n`, sql`n desc`)) {
    expect(rows).toHaveLength(1000);
    expect(rows[0]).toEqual({ n: 5000 });
    break;
  }
  const rows = await server.rows`
    select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
  expect(rows).toEqual([]);
});
