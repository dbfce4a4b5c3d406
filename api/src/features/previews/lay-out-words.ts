import { sportMarks } from '@rondo/rules';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import { previewSize } from './backdrop.ts';
import type { PreviewWords } from './preview-text.ts';
import { inTheDark } from '../../platform/wording/theme.ts';

/** An element for satori: a box with CSS. */
export interface Element {
  type: string;
  props: Record<string, unknown>;
}

export const text = 'Inter, Inter Ext';
export const display = 'Bricolage, Bricolage Ext';
const ink = inTheDark('on-turf');
const turf = inTheDark('turf');
/** The status colours of the dark scheme. */
const statusColours = {
  pending: inTheDark('pending'),
  confirmed: inTheDark('confirmed'),
  cancelled: inTheDark('cancelled'),
  played: '#dfe6e0',
};

const icons = {
  calendar:
    'M4 8.5a2.5 2.5 0 0 1 2.5-2.5h11A2.5 2.5 0 0 1 20 8.5v9a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 4.8a3.3 3.3 0 0 1 0 6.4M18 14.9c2 .8 3.2 2.5 3.5 5.1',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3.5 1.5 5 3.8 5M16 5.5h3.5c0 3.5-1.5 5-3.8 5M12 14v3.5M8.5 20h7M9.5 20c0-1.7 1-2.5 2.5-2.5s2.5.8 2.5 2.5',
  pin: 'M12 21.5s7-6.1 7-11.6a7 7 0 1 0-14 0c0 5.5 7 11.6 7 11.6zM12 12.6a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
};

let fonts: Promise<Font[]> | undefined;

/** The words of a preview as SVG with every letter drawn as a path, so that no fonts need to be installed. */
export function layOutWords(words: PreviewWords): Promise<string> {
  return setType(page(words), previewSize);
}

/** Turns an element into SVG of the given size. */
export async function setType(element: Element, size: { width: number; height: number }): Promise<string> {
  fonts ??= loadFonts();
  return satori(element as unknown as Parameters<typeof satori>[0], { ...size, fonts: await fonts });
}

function page(words: PreviewWords): Element {
  return box(
    { ...previewSize, boxSizing: 'border-box', flexDirection: 'column', justifyContent: 'space-between', padding: 56 },
    [
      box({ justifyContent: 'space-between', alignItems: 'center' }, [chips(words), logo()]),
      box({ flexDirection: 'column', width: '100%' }, [name(words), ...facts(words)]),
    ],
  );
}

export function chips({ sport, sportName, kind, status, statusName }: PreviewWords): Element {
  const pill = { alignItems: 'center', height: 52, padding: '0 22px', borderRadius: 26, fontSize: 26 };
  const glass = { ...pill, background: 'rgba(4, 20, 11, 0.5)', color: '#fff' };
  const said = [
    box({ ...glass, paddingLeft: 16, gap: 10 }, [icon(sportMarks[sport], 30), sportName]),
    box(glass, kind),
  ];
  if (status !== null) {
    const colour = statusColours[status];
    const isOff = status === 'cancelled';
    const colours = isOff
      ? { background: colour, color: '#3a0b08' }
      : { background: 'rgba(4, 20, 11, 0.82)', color: colour };
    const dot = box({ width: 14, height: 14, borderRadius: 7, background: isOff ? '#3a0b08' : colour }, '');
    said.push(box({ ...pill, gap: 12, ...colours }, [dot, statusName]));
  }
  return box({ gap: 12, fontFamily: text, fontWeight: 600 }, said);
}

export function logo(): Element {
  const mark: Element = {
    type: 'svg',
    props: {
      width: 48,
      height: 48,
      viewBox: '0 0 32 32',
      children: [
        element('rect', { width: 32, height: 32, rx: 9, fill: inTheDark('pitch') }),
        element('path', { d: 'M16 3.5v25', stroke: '#fff', 'stroke-width': 2 }),
        element('circle', { cx: 16, cy: 16, r: 8.5, fill: 'none', stroke: '#fff', 'stroke-width': 2 }),
        element('circle', { cx: 22, cy: 10, r: 3.8, fill: turf }),
      ],
    },
  };
  return box({ alignItems: 'center', gap: 14, fontFamily: display, fontWeight: 800, fontSize: 40, color: '#fff' }, [
    mark,
    'Rondo',
  ]);
}

export function name(words: PreviewWords): Element {
  return box(
    {
      display: 'block',
      width: '100%',
      marginBottom: 26,
      color: '#fff',
      fontFamily: display,
      fontWeight: 800,
      fontSize: nameSize(words.name),
      lineHeight: 1.04,
      letterSpacing: '-0.02em',
      lineClamp: 3,
      wordBreak: 'break-word',
      ...(words.status === 'cancelled' && { color: '#d7dedb' }),
    },
    words.name,
  );
}

/** Large, unless the name or its longest word would not fit. A letter is about half as wide as it is high. */
function nameSize(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const wanted = title.length <= 22 ? 108 : title.length <= 36 ? 92 : 78;
  return Math.min(wanted, Math.floor(1080 / (longest * 0.55)));
}

export function facts({ fact, place, tag, status }: PreviewWords): Element[] {
  const line = { alignItems: 'center', gap: 16, fontFamily: text, color: '#fff' };
  const pill = {
    alignItems: 'center',
    height: 88,
    padding: '0 34px',
    borderRadius: 44,
    fontFamily: display,
    fontWeight: 800,
    fontSize: 50,
    flexShrink: 0,
  };
  const tones = {
    price: { background: '#fff', color: ink },
    quiet: { background: 'rgba(255, 255, 255, 0.16)', color: '#d7dedb' },
  };
  return [
    box({ justifyContent: 'space-between', alignItems: 'flex-end', gap: 40 }, [
      box({ flexDirection: 'column', gap: 14, flexGrow: 1, flexShrink: 1, minWidth: 0 }, [
        box({ ...line, fontSize: 40, fontWeight: 600 }, [
          icon(icons[fact.icon], 40),
          inOneLine(fact.text, tag === null ? 1030 : 760),
        ]),
        box({ ...line, fontSize: 34, fontWeight: 500, color: '#d5e2da' }, [icon(icons.pin, 40), inOneLine(place, 760)]),
      ]),
      ...(tag ? [box({ ...pill, ...tones[status === 'cancelled' ? 'quiet' : tag.tone] }, tag.text)] : []),
    ]),
  ];
}

/** Words that are cut off where they don't fit. */
const inOneLine = (words: string, maxWidth: number): Element =>
  box({ display: 'block', maxWidth, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, words);

function icon(path: string, size: number): Element {
  const stroke = { fill: 'none', stroke: '#fff', 'stroke-width': 1.7, 'stroke-linecap': 'round' };
  return {
    type: 'svg',
    props: { width: size, height: size, viewBox: '0 0 24 24', children: element('path', { d: path, ...stroke }) },
  };
}

export function box(style: Record<string, unknown>, children: string | (Element | string)[]): Element {
  return element('div', { style: { display: 'flex', ...style }, children });
}

export function element(type: string, props: Record<string, unknown>): Element {
  return { type, props };
}

/** Latin first; the extended set has the letters of Polish, Turkish, Romanian… */
async function loadFonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  const load = async (family: string, file: string, weight: 500 | 600 | 800): Promise<Font> => ({
    name: family,
    data: await readFile(require.resolve(file)),
    weight,
    style: 'normal',
  });
  const inter = (set: string, weight: number) => `@fontsource/inter/files/inter-${set}-${weight}-normal.woff`;
  const bricolage = (set: string) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${set}-800-normal.woff`;
  return Promise.all([
    load('Inter', inter('latin', 500), 500),
    load('Inter', inter('latin', 600), 600),
    load('Inter Ext', inter('latin-ext', 500), 500),
    load('Inter Ext', inter('latin-ext', 600), 600),
    load('Bricolage', bricolage('latin'), 800),
    load('Bricolage Ext', bricolage('latin-ext'), 800),
  ]);
}
