import type { Language } from '@rondo/rules';
import { buffer } from 'node:stream/consumers';
import { inDaylight } from '../wording/theme.ts';
import type { Weight } from './faces.ts';
import { type Fonts, loadFonts } from './fonts.ts';
import { layLines } from './lay-lines.ts';

const margin = 62;
const tones = { ink: inDaylight('ink'), muted: inDaylight('muted'), brand: inDaylight('turf-text') };
/** Where the second column of a named pair begins. */
const column = 170;
const sumWidth = 90;
/** The width of each of several amounts in a line. */
const cellWidth = 82;
/** Inter's ascent above the baseline and its line height, as parts of the font size. */
const rise = 0.96875;
const leading = 1.21;
/** Points between lines. */
const lineGap = 3;

interface Look {
  size?: number;
  weight?: Weight;
  tone?: keyof typeof tones;
  /** Points. */
  above?: number;
}

/** A text at a place of its line: how far from the margin, and in how much room. */
interface Cell extends Look {
  text: string;
  from: number;
  room: number;
  align?: 'left' | 'right';
}

/** Pages of A4 that are written from top to bottom. */
export interface Sheet {
  write(text: string, look?: Look): void;
  /** Writes a name, and beside it what it names. */
  pair(name: string, text: string, look?: Look): void;
  /** Writes words with amounts at the end of the line, aligned with those of other rows. */
  cells(words: string, amounts: readonly string[], look?: Look): void;
  rule(): void;
  /** The file as PDF/A-2b, or PDF/A-3b with another file inside, with only the letters of its fonts that it needs. */
  file(): Promise<Buffer>;
}

interface Made {
  title: string;
  language: Language;
  /** The time at which the file says that it was made. */
  at: Date;
  /** A file of XML with the same contents, which stands in this one; null for none. */
  inside: { name: string; xml: string } | null;
}

type Row = { above: number; cells: Cell[] } | 'rule';

/** Opens a sheet. It is laid out once all of it is written, because its letters decide which fonts it needs. */
export function openSheet(made: Made): Sheet {
  const rows: Row[] = [];
  const width = a4Width - 2 * margin;
  const add = (look: Look, ...cells: Cell[]) =>
    void rows.push({
      above: look.above ?? 2,
      cells: cells.filter(({ text }) => text !== '').map((cell) => ({ ...look, ...cell })),
    });
  return {
    write: (text, look = {}) => add(look, { text, from: 0, room: width }),
    pair: (name, text, look = {}) =>
      add(
        look,
        { text: name, from: 0, room: column - 12, tone: 'muted' },
        { text, from: column, room: width - column },
      ),
    cells: (words, amounts, look = {}) => {
      const each = amounts.length > 1 ? cellWidth : sumWidth;
      const from = width - amounts.length * each;
      add(
        look,
        { text: words, from: 0, room: from - 12 },
        ...amounts.map((text, at) => ({ text, from: from + at * each, room: each, align: 'right' as const })),
      );
    },
    rule: () => void rows.push('rule'),
    file: () => writeFile(made, rows),
  };
}

/** Points. */
const a4Width = 595.28;

/** Loads the library with the first paper, because most processes never write one. */
async function writeFile({ title, language, at, inside }: Made, rows: readonly Row[]): Promise<Buffer> {
  const texts = rows.flatMap((row) => (row === 'rule' ? [] : row.cells.map(({ text }) => text)));
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts(texts)]);
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    subset: inside ? 'PDF/A-3b' : 'PDF/A-2b',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Rondo', Creator: 'Rondo', Producer: 'Rondo', CreationDate: at, ModDate: at },
    font: '',
  });
  for (const { name, file } of fonts.loaded) doc.registerFont(name, file);
  if (inside)
    doc.file(Buffer.from(inside.xml), {
      name: inside.name,
      type: 'application/xml',
      relationship: 'Alternative',
      creationDate: at,
      modifiedDate: at,
    });
  let y = margin;
  for (const row of rows)
    if (row === 'rule') {
      y += 12;
      doc
        .moveTo(margin, y)
        .lineTo(doc.page.width - margin, y)
        .lineWidth(0.5)
        .strokeColor(inDaylight('line'))
        .stroke();
      y += 12;
    } else {
      y += row.above;
      if (y > doc.page.height - margin - 60) {
        doc.addPage();
        y = margin;
      }
      y = Math.max(y, ...row.cells.map((cell) => put(doc, fonts, { ...cell, top: y })));
    }
  doc.end();
  return buffer(doc);
}

/** @returns how far down the text goes */
function put(
  doc: PDFKit.PDFDocument,
  fonts: Fonts,
  { text, from, room, align, top, size = 10.5, weight = 400, tone = 'ink' }: Cell & { top: number },
): number {
  doc.fontSize(size).fillColor(tones[tone]);
  const lines = layLines(text, {
    fontOf: (cluster) => fonts.fontOf(cluster, weight),
    otherFont: fonts.usual(weight),
    widthOf: (said, font) => doc.font(font).widthOfString(said),
    room,
  });
  const height = size * leading + lineGap;
  lines.forEach(({ pieces, width }, index) => {
    const left = margin + from + (align === 'right' ? room - width : 0);
    const base = top + index * height + size * rise;
    for (const piece of pieces)
      doc.font(piece.font).text(piece.text, left + piece.x, base, { lineBreak: false, baseline: 'alphabetic' });
  });
  return top + lines.length * height;
}
