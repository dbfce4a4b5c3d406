import axe from 'axe-core';
import { expect } from 'vitest';
import { axeTags, notOurs } from './axe-rules.ts';
import { sheetsOnTheWay } from './sheets-on-the-way.ts';

/** What was looked at so far: `pay of features/joining/parts/steps.ts`. */
export const lookedAt = new Set<string>();

/** Where a component that has no page thinks it is; null: where the browser is. */
let shownAt: string | null = null;
export function noteAddress(search: string | null): void {
  shownAt = search;
}

/** The room of a file: a feature, or a page. */
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/').replace('.tsx', '');

/** The files of which the test rendered something so far. */
export const renderedNow = new Set<string>();

/** The sheets on the way that the address may mean, of those in the rooms of what is rendered. */
function sheetsShown(): string[] {
  const step = new URLSearchParams(shownAt ?? location.search).get('step');
  const rooms = new Set([...renderedNow].map(roomOf));
  return Object.entries(sheetsOnTheWay).flatMap(([file, steps]) =>
    step !== null && steps.includes(step) && rooms.has(roomOf(file)) ? [`${step} of ${file}`] : [],
  );
}

/**
 * Looks at the open sheet of a step that no visit looks at, once in a file of tests: it leaves nobody out. After each test it is done by
 * itself, for what the test leaves open.
 * @param named which it is, where it is shown without its page
 */
export async function lookAtSheet(...named: string[]): Promise<void> {
  const sheet = document.querySelector('dialog[open]');
  const names = named.length > 0 ? named : sheetsShown();
  if (!sheet || names.every((name) => lookedAt.has(name))) return;
  for (const name of names) lookedAt.add(name);
  const { violations } = await axe.run(sheet, {
    runOnly: axeTags,
    rules: { [notOurs]: { enabled: false } },
    resultTypes: ['violations'],
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect(found, `who is left out by ${names.join(', ')}`).toEqual([]);
}
