/** All of axe's rules: those for what the law demands, the stricter ones, and good practice. */
export const axeTags: string[] = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The one rule that Rondo doesn't follow asks for a contrast of 7 to 1: Rondo keeps to 4.5 to 1 (WCAG 2.2 AA). */
export const notOurs = 'color-contrast-enhanced';
