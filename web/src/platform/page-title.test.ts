import { expect, test } from 'vitest';
import { fullTitle } from './page-head.tsx';

test('a tab’s title has no signs for places where a word may break', () => {
  expect(fullTitle('Gemeen\u00ADschappen', 'Overal spelen')).toBe('Gemeenschappen | Rondo');
  expect(fullTitle(undefined, 'Overal spelen')).toBe('Rondo | Overal spelen');
});
