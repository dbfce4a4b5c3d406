import { expect, test } from 'vitest';
import { stepPath, steps } from './steps.ts';

test('a link to a step of a game keeps its address', () => {
  expect(steps).toEqual({
    enter: '1',
    done: '2',
    guest: '6',
    refund: '7',
    pay: '8',
    externalEvent: '9',
    friends: '10',
    checkout: 'pay',
    topUp: 'top-up',
    leave: 'leave',
    out: 'out',
    share: 'share',
    created: 'created',
    handOver: 'hand-over',
    release: 'release',
    takeOver: 'take-over',
    move: 'move',
    together: 'together',
    reserve: 'reserve',
    pass: 'pass',
  });
  expect(stepPath('7d3c', steps.refund, { spot: 'a b', team: null })).toBe('/match/7d3c?step=7&spot=a+b');
});
