import type { ComponentPropsWithRef, ElementType } from 'react';
import './layout.css';

/**
 * In pixels: 2 to 6 within what is read as one, 8 to 12 between things of a kind, 16 to 24 between subjects.
 */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

interface Said {
  /** Space above and below, for what stands in no stack. */
  above?: Space | undefined;
  below?: Space | undefined;
  /**
   * How high letters are, in pixels as browsers come; without, as they are around it (16 on a page).
   * 13 a mark, 14 what is told aside, 15 a row's second line, 17 what leads, 18 and 20 headings of a part and a box.
   */
  size?: 13 | 14 | 15 | 16 | 17 | 18 | 20 | 22 | undefined;
  tone?: 'muted' | 'ink' | 'turf' | 'pending' | 'confirmed' | 'cancelled' | undefined;
  /** 550 is said with stress, 600 leads somewhere, 650 is a name, 700 a heading. */
  weight?: 400 | 550 | 600 | 650 | 700 | undefined;
  /** Takes what room is left in its row. */
  grows?: boolean | undefined;
  /** May be narrower than its longest word. */
  shrinks?: boolean | undefined;
  /** Stays as wide as it is. */
  keeps?: boolean | undefined;
  /** A long word, such as a name of 60 letters, goes on in the next line. */
  breaks?: boolean | undefined;
  centered?: boolean | undefined;
  /** No wider than is read with ease: 60 letters. */
  measure?: boolean | undefined;
  /** Begins a line, within what is read as one. */
  ownLine?: boolean | undefined;
  /** A list whose entries have bullets. */
  bulleted?: boolean | undefined;
}

interface Placed extends Said {
  gap?: Space | undefined;
  /** Between lines, where that is not the `gap` between neighbours. */
  lineGap?: 0 | 2 | 4 | 6 | 8 | 10 | 12 | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
}

interface StackSaid extends Placed {
  /** From side to side; without, its parts are as wide as it is. */
  align?: 'start' | 'center' | 'end' | undefined;
}

interface RowSaid extends Placed {
  /** From top to bottom; without, its parts are as high as the highest. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  wrap?: boolean | undefined;
}

interface GridSaid extends Omit<RowSaid, 'wrap'> {
  /** As many columns as fit, each this wide at least, in pixels; without, one, which nothing in it makes wider. */
  least?: 160 | 240 | 320 | undefined;
}

/** What is said in these words, beside what its element takes. */
type Of<Words, As extends ElementType> = Words & { as?: As } & Omit<ComponentPropsWithRef<As>, keyof Words | 'as'>;

/** One below the other (architecture.md#how-a-page-is-laid-out). */
export function Stack<As extends ElementType = 'div'>({ align, ...props }: Of<StackSaid, As>) {
  return <Laid kind="stack" {...props} across={align} />;
}

/** One beside the other (architecture.md#how-a-page-is-laid-out). */
export function Row<As extends ElementType = 'div'>(props: Of<RowSaid, As>) {
  return <Laid kind="row" {...props} />;
}

/** In columns (architecture.md#how-a-page-is-laid-out). */
export function Grid<As extends ElementType = 'div'>(props: Of<GridSaid, As>) {
  return <Laid kind="grid" {...props} />;
}

/** Words: a paragraph, unless `as` says otherwise (architecture.md#how-a-page-is-laid-out). */
export function Text<As extends ElementType = 'p'>({ as: element, ...props }: Of<Said, As>) {
  return <Laid as={element ?? 'p'} {...props} />;
}

const words =
  /^(?:above|below|size|tone|weight|grows|shrinks|keeps|breaks|centered|measure|ownLine|bulleted|gap|lineGap|justify|align|across|wrap|least)$/;

interface LaidProps {
  as?: ElementType;
  kind?: 'stack' | 'row' | 'grid';
  className?: string | undefined;
}

/** Each word as a class; what is none is the element's own. */
function Laid({ as: Element = 'div', kind, className, ...props }: LaidProps) {
  const own: Record<string, unknown> = {};
  const names: string[] = kind ? [`l-${kind}`] : [];
  for (const [name, value] of Object.entries(props))
    if (!words.test(name)) own[name] = value;
    else if (value === true) names.push(`l-${name}`);
    else if (typeof value === 'string' || typeof value === 'number') names.push(`l-${name}-${value}`);
  if (className) names.push(className);
  return <Element {...own} className={names.join(' ') || undefined} />;
}
