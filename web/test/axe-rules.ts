/** All that axe knows of accessibility, from what the law asks to what is good practice. */
export const axeTags: string[] = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Contrast of 7 to 1 is the one thing that Rondo does not have: it keeps to 4.5 (WCAG 2.2 AA). */
export const notOurs = 'color-contrast-enhanced';
