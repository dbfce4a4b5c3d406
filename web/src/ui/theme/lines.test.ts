import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = `${import.meta.dirname}/../..`;

test('no line has a height in pixels, in which large letters would lie over each other', () => {
  const fixed = globSync('**/*.css', { cwd: folder }).filter((file) =>
    /line-height: [\d.]+px/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(fixed).toEqual([]);
});
