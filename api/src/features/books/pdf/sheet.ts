import type { Language } from '@rondo/rules';
import type { Readable } from 'node:stream';
import { inDaylight } from '../../../platform/wording/theme.ts';
import { fontName, loadFonts, partsByFont, type Weight } from './fonts.ts';

const margin = 62;
const tones = { ink: inDaylight('ink'), muted: inDaylight('muted'), brand: inDaylight('turf-text') };
/** Where the second column begins, of what has a name. */
const column = 170;
const sumWidth = 90;
/** Of each of several amounts in a line. */
const cellWidth = 82;

interface Look {
  size?: number;
  weight?: Weight;
  tone?: keyof typeof tones;
  /** Points. */
  above?: number;
  align?: 'left' | 'right';
}

/** Pages of A4 that are written from top to bottom. */
export interface Sheet {
  write(text: string, look?: Look): void;
  /** A name, and beside it what it names. */
  pair(name: string, text: string, look?: Look): void;
  /** Words, and an amount at the end of the line. */
  sum(words: string, amount: string, look?: Look): void;
  /** Words, and several amounts at the end of the line, below those of other rows. */
  cells(words: string, amounts: readonly string[], look?: Look): void;
  rule(): void;
  end(): void;
  file: Readable;
}

/**
 * A PDF/A-2b with its fonts in it. The library is loaded with the first, as most processes never write one.
 * @param at when it says that it was made
 */
export async function openSheet({
  title,
  language,
  at,
}: {
  title: string;
  language: Language;
  at: Date;
}): Promise<Sheet> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Rondo', Creator: 'Rondo', Producer: 'Rondo', CreationDate: at, ModDate: at },
    font: '',
  });
  for (const [name, file] of fonts) doc.registerFont(name, file);
  const width = doc.page.width - 2 * margin;

  /** @returns how far down it goes */
  const put = (
    text: string,
    x: number,
    { size = 10.5, weight = 400, tone = 'ink', align = 'left' }: Look,
    room: number,
  ): number => {
    const parts = partsByFont(text);
    const top = doc.y;
    doc.fontSize(size).fillColor(tones[tone]);
    parts.forEach((part, index) => {
      doc.font(fontName(part.set, weight));
      const options = { width: room, align, lineGap: 3, continued: index < parts.length - 1 };
      if (index === 0) doc.text(part.text, x, top, options);
      else doc.text(part.text, options);
    });
    const bottom = doc.y;
    doc.y = top;
    return bottom;
  };
  /** Begins a line, on the next page if there is no room for it. */
  const begin = ({ above = 2 }: Look): void => {
    doc.y += above;
    if (doc.y > doc.page.height - margin - 60) doc.addPage();
  };
  const row = (name: string, text: string, at: number, look: Look, nameLook: Look): void => {
    begin(look);
    const room = at === column ? width - column : sumWidth;
    const left = name === '' ? doc.y : put(name, margin, nameLook, at - 12);
    doc.y = Math.max(left, put(text, margin + at, look, room));
  };
  return {
    file: doc,
    write: (text, look = {}) => {
      begin(look);
      doc.y = put(text, margin, look, width);
    },
    pair: (name, text, look = {}) => row(name, text, column, look, { ...look, tone: 'muted' }),
    sum: (words, amount, look = {}) => row(words, amount, width - sumWidth, { ...look, align: 'right' }, look),
    cells: (words, amounts, look = {}) => {
      begin(look);
      const from = width - amounts.length * cellWidth;
      const left = put(words, margin, look, from - 12);
      const ends = amounts.map((amount, at) =>
        put(amount, margin + from + at * cellWidth, { ...look, align: 'right' }, cellWidth),
      );
      doc.y = Math.max(left, ...ends);
    },
    rule: () => {
      doc.y += 12;
      doc
        .moveTo(margin, doc.y)
        .lineTo(margin + width, doc.y)
        .lineWidth(0.5)
        .strokeColor(inDaylight('line'))
        .stroke();
      doc.y += 12;
    },
    end: () => doc.end(),
  };
}
