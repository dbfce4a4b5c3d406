import { describe, expect, test } from 'vitest';
import { day, hour } from './durations.ts';
import { communityMessagesLeft, isUrgentMessage, mayKeepMessage, refuseGameMessage } from './messages.ts';

const now = new Date('2026-11-24T12:00:00Z');
const in_ = (ms: number) => new Date(now.getTime() + ms);

test.each([
  ['before the game', in_(70 * day), 0, null],
  ['the third', in_(day), 2, null],
  ['a fourth', in_(day), 3, 'no_messages_left'],
  ['nearly two days after its end', in_(-48 * hour + 1), 0, null],
  ['two days after its end', in_(-48 * hour), 0, 'messages_closed'],
  ['long after, with none left', in_(-90 * hour), 3, 'messages_closed'],
] as const)('%s', (_, endsAt, sent, refusal) => {
  expect(refuseGameMessage({ endsAt, sent }, now)).toBe(refusal);
});

describe('of a community, three in any seven days', () => {
  test.each([
    [[], 3, null],
    [[-1], 2, null],
    [[-7], 3, null],
    [[-6.75, -3, -1], 0, 0.25],
    [[-8, -7, -3, -1], 1, null],
    [[-1, -6, -2], 0, 1],
  ])('sent %j days from now: %i left, the next in %s days', (days, left, next) => {
    const sent = days.map((count) => in_(count * day));
    const got = communityMessagesLeft(sent, now);
    expect(got.left).toBe(left);
    expect(got.nextAt).toEqual(next === null ? null : in_(next * day));
  });

  test('whenever they come, there are never four in a week', () => {
    const sent: Date[] = [];
    for (let step = 0; step < 400; step += 1) {
      const at = in_(step * 5 * hour);
      if (communityMessagesLeft(sent, at).left > 0) sent.push(at);
    }
    for (const at of sent)
      expect(sent.filter((one) => one >= at && one.getTime() < at.getTime() + 7 * day).length).toBeLessThanOrEqual(3);
    expect(sent.length).toBeGreaterThan(30);
  });
});

test.each([
  [7, false],
  [6, true],
  [0, true],
  [-3, true],
  [-4, false],
])('a game in %i hours: urgent %s', (hours, urgent) => {
  expect(isUrgentMessage(in_(hours * hour), now)).toBe(urgent);
});

test.each([
  ['me', 'player', false],
  ['other', 'player', true],
  ['me', 'admin', true],
])('%s, %s, keeps a reported one of mine: %s', (id, role, may) => {
  expect(mayKeepMessage({ id, role }, { authorId: 'me' })).toBe(may);
});
