import type { ComponentPropsWithRef, ElementType } from 'react';
import './layout.css';

/** In pixels: 2 to 6 inside one thing, 8 to 12 between things of a kind, 16 to 24 between subjects. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

interface Said {
  /** Space above and below, for an element that is in no stack. */
  above?: Space | undefined;
  below?: Space | undefined;
  /**
   * The letter size in pixels at a browser's usual setting; by default that of the surroundings (16 on a page).
   * 13 for marks, 14 for asides, 15 for the second line of a row, 17 for the first line, 18 and 20 for headings of a section and a box.
   */
  size?: 13 | 14 | 15 | 16 | 17 | 18 | 20 | 22 | undefined;
  tone?: 'muted' | 'ink' | 'turf' | 'pending' | 'confirmed' | 'cancelled' | undefined;
  /** 550 stresses words, 600 is for links, 650 for names, 700 for headings. */
  weight?: 400 | 550 | 600 | 650 | 700 | undefined;
  /** Takes the space that is left in its row. */
  grows?: boolean | undefined;
  /** Can be narrower than its longest word. */
  shrinks?: boolean | undefined;
  /** Keeps its own width. */
  keeps?: boolean | undefined;
  /** Breaks a long word, such as a name of 60 letters, over two lines. */
  breaks?: boolean | undefined;
  centered?: boolean | undefined;
  /** At most 60 letters wide, which is easy to read. */
  measure?: boolean | undefined;
  /** Starts a new line within its text. */
  ownLine?: boolean | undefined;
  /** A list with bullets. */
  bulleted?: boolean | undefined;
}

interface Placed extends Said {
  gap?: Space | undefined;
  /** The space between wrapped lines, if it differs from the `gap` between neighbours. */
  lineGap?: 0 | 2 | 4 | 6 | 8 | 10 | 12 | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
}

interface StackSaid extends Placed {
  /** The horizontal alignment; by default all parts are as wide as the stack. */
  align?: 'start' | 'center' | 'end' | undefined;
}

interface RowSaid extends Placed {
  /** The vertical alignment; by default all parts are as high as the highest one. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  wrap?: boolean | undefined;
}

interface GridSaid extends Omit<RowSaid, 'wrap'> {
  /** The least width of a column in pixels, of which there are as many as fit; by default one column, which its content can't widen. */
  least?: 160 | 240 | 320 | undefined;
}

/** The props of a layout element: these words, and the props of the HTML element. */
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

/** Turns each of these words into a class; all other props go to the HTML element. */
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
