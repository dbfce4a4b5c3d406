import axe from 'axe-core';
import { expect } from 'vitest';
import { axeTags, notOurs } from './axe-rules.ts';
import { sheetsOnTheWay } from './sheets-on-the-way.ts';

/** The sheets that tests have looked at so far: `pay of features/joining/parts/steps.ts`. */
export const lookedAt = new Set<string>();

/** The address of a component that is rendered without its page; null: the browser's own address counts. */
let shownAt: string | null = null;
export function noteAddress(search: string | null): void {
  shownAt = search;
}

/** The folder of a file: a feature, or a page. */
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/').replace('.tsx', '');

/** The files whose components the test has rendered so far. */
export const renderedNow = new Set<string>();

/** The sheets on the way (sheets-on-the-way.ts) that the address may mean, within the folders of the rendered files. */
function sheetsShown(): string[] {
  const step = new URLSearchParams(shownAt ?? location.search).get('step');
  const rooms = new Set([...renderedNow].map(roomOf));
  return Object.entries(sheetsOnTheWay).flatMap(([file, steps]) =>
    step !== null && steps.includes(step) && rooms.has(roomOf(file)) ? [`${step} of ${file}`] : [],
  );
}

/**
 * Looks at the open sheet of a step that no visit of the journeys looks at, once in each test file: the sheet must be accessible. After each
 * test this is called for whatever the test leaves open.
 * @param named which sheet it is, if it is shown without its page
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
