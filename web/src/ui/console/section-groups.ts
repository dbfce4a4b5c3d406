import { sections } from './sections.ts';

/** The groups of sections, each with its first section. */
const beginnings = [
  ['people', 'people'],
  ['money', 'promocodes'],
  ['books', 'books'],
  ['operating', 'messages'],
] as const satisfies (readonly [string, keyof typeof sections])[];

const all = Object.entries(sections);
const startOf = (first: string) => all.findIndex(([path]) => path === first);

/** The sections of the console in their groups, in the order of its navigation. */
export const groups = beginnings.map(([name, first], index) => {
  const next = beginnings[index + 1];
  return { name, sections: all.slice(startOf(first), next && startOf(next[1])) };
});
