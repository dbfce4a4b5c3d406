import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { euros, instant } from '@rondo/contract';
import { languageCodes, type Language } from '@rondo/rules';
import { childrenOf, type XmlElement } from '@rondo/rules/books';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readXml } from '../files/read-xml.ts';
import { csvFile } from './csv.ts';
import { headsOf, tableOf } from './write-table.ts';

const isInstalled = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'rondo-spreadsheet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A column of each kind that lists have: texts, a code that begins with zeros, an amount, an instant, numbers, and one that may be empty. */
const shape = z.strictObject({
  name: z.string(),
  code: z.string(),
  amount: euros,
  at: instant,
  members: z.int(),
  rate: z.number().nullable(),
});
const at = '2027-01-15T19:30:00Z';
const rows: z.output<typeof shape>[] = [
  { name: 'Zoë Ångström-Ößler', code: '007', amount: -41_892.89, at, members: 12, rate: 9 },
  { name: '=HYPERLINK("http://x.test";"a")', code: '00', amount: 0.05, at, members: 0, rate: null },
  { name: '+31 6, or; "else"', code: 'A-1', amount: 1000, at, members: 1, rate: 0.5 },
  { name: '@SUM(A1)\nand a second line', code: '1e3', amount: -0.01, at, members: 3, rate: 21 },
];

/** The contents of a spreadsheet's cell: a text, or a number that it can add up. */
type Cell = string | number;

/** The cells of a sheet as LibreOffice reads a file in a language, with text columns imported as text. */
function openedBy(language: Language, csv: string): Cell[][] {
  const file = join(folder, `list-${language}.csv`);
  writeFileSync(file, csv);
  const [separator, locale] = language === 'en' ? [44, 2057] : [59, 1043];
  const texts = '1/2/2/2';
  const { stderr, status } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      `--infilter=CSV:${separator},34,76,1,${texts},${locale},false,true`,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  const root = readXml(readFileSync(file.replace('.csv', '.fods')));
  return root
    ? elements(root, 'table-row')
        .map(cellsOf)
        .filter((cells) => cells.length > 0)
    : [];
}

const elements = (of: XmlElement, name: string): XmlElement[] =>
  of.children.flatMap((child) => (child.name === name ? [child] : elements(child, name)));

function cellsOf(line: XmlElement): Cell[] {
  const cells = childrenOf(line, 'table-cell').flatMap((cell) => {
    const { 'office:value-type': type, 'table:number-columns-repeated': repeated = '1' } = cell.attributes;
    // Empty cells to the end of the sheet.
    if (type === undefined && Number(repeated) > 10) return [];
    return Array<Cell>(Number(repeated)).fill(contentsOf(cell));
  });
  return cells.every((cell) => cell === '') ? [] : cells;
}

function contentsOf(cell: XmlElement): Cell {
  const { 'office:value': figure, 'office:date-value': moment } = cell.attributes;
  if (moment !== undefined) return moment.replace('T', ' ').slice(0, '2027-01-15 20:30'.length);
  return figure === undefined ? childrenOf(cell, 'p').map(textOf).join('\n') : Number(figure);
}

/** The text of a paragraph whose words are in parts. */
const textOf = ({ text, children }: XmlElement): string => text + children.map(textOf).join('');

test.each(languageCodes)('a list opens as it was written (%s)', { timeout: 150_000 }, (language) => {
  const table = tableOf(shape, rows, language);
  const csv = csvFile([headsOf(shape, language), ...table], language);
  // Whatever program opens it, no cell with people's words begins a formula.
  expect(table.flatMap(([name = '']) => name).filter((name) => /^[=+@]/.test(name))).toEqual([]);
  if (!isInstalled) {
    process.stderr.write(
      'LibreOffice is not installed, so no list was opened: apt-get install --no-install-recommends libreoffice-calc\n',
    );
    return;
  }
  const [heads, ...lines] = openedBy(language, csv);
  expect(heads).toEqual(headsOf(shape, language));
  expect(lines).toEqual(
    rows.map(({ amount, members, rate }, index) => {
      const [name = '', code = '', , when = ''] = table[index] ?? [];
      return [name, code, amount, when, members, rate ?? ''];
    }),
  );
});
