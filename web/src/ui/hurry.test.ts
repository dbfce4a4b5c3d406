import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNearlyFull, isSoon } from './hurry.ts';

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('%i spots left are a reason to hurry: %s', (left, hurries) => {
  expect(isNearlyFull(left)).toBe(hurries);
});

test.each([
  [0, false],
  [1, true],
  [180, true],
  [181, false],
])('%i minutes left are a reason to hurry: %s', (minutes, hurries) => {
  expect(isSoon(minutes * 60_000)).toBe(hurries);
});

/** Where orange may be, and why; everywhere else ink and blue inform. */
const warm = {
  'theme/tokens.css': 'the colour itself',
  'chips.module.css': 'a chip whose time is nearly over (isSoon)',
  'player-bar.module.css': 'the last spots (isNearlyFull)',
  'time-ring.module.css': 'the last minute',
  'tag-chips.module.css': 'a colour of tags that a community’s admins choose',
  '../pages/own-home/next-game.module.css': 'the last hours before one’s next game (isSoon)',
  '../pages/own-home/waiting-row.module.css':
    'what waits for the reader until a time that is near, and a hosted game that needs them',
  '../features/joining/waiting-note.module.css': 'the last hour of an offer',
};

test('orange is nowhere but where somebody has to hurry', () => {
  const folder = `${import.meta.dirname}/..`;
  const found = globSync('**/*.css', { cwd: folder }).filter((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('--warm'),
  );
  expect(found.toSorted()).toEqual(
    Object.keys(warm)
      .map((file) => (file.startsWith('../') ? file.slice(3) : `ui/${file}`))
      .toSorted(),
  );
});
