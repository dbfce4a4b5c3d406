import { type RescueLimits, rescueLimits } from '@rondo/rules/rescue';
import { expect, test } from 'vitest';
import { judgeRescue, townOf } from './rescue.ts';
import { playSeason } from './rescue-season.ts';

// The whole table, over several seeds: npm run simulate -- rescue.
const town = townOf({ people: 800, gamesPerWeek: 16, weeks: 6 });
const without = playSeason(town, null);

test('of the games that lack a few players more are played, the likelier people say yes; the same each time', () => {
  const [seldom, often] = [judgeRescue(town, without, 0.02), judgeRescue(town, without, 0.2)];
  expect(often.shortPlayed.with).toBeGreaterThan(often.shortPlayed.without);
  expect(often.played.with).toBeGreaterThan(often.played.without);
  expect(often.joined).toBeGreaterThan(seldom.joined);
  expect(judgeRescue(town, without, 0.2)).toEqual(often);
});

test('where nobody says yes, the same games are played, whatever people are told', () => {
  const { played, shortPlayed, joined, messagesPerWeek } = judgeRescue(town, without, 0);
  expect(played.with).toBe(played.without);
  expect(shortPlayed.with).toBe(shortPlayed.without);
  expect(joined).toBe(0);
  expect(messagesPerWeek).toBeGreaterThan(0);
});

test('fewer are told where a wave is smaller, and nobody without waves', () => {
  const messages = (limits: Partial<RescueLimits>) =>
    playSeason(town, { chance: 0.05, limits: { ...rescueLimits, ...limits } }).messages;
  expect(messages({ toldPerMissing: 4 })).toBeLessThan(messages({}));
  expect(messages({ waves: 0 })).toBe(0);
  expect(without.messages).toBe(0);
});
