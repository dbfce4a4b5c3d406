import { expect, test } from 'vitest';
import { oncePerEventLoopTurn } from './once-per-event-loop-turn.ts';

test('in the order they came, and what else is due comes in between', async () => {
  const turn = oncePerEventLoopTurn();
  const order: string[] = [];
  const others = new Promise<void>((resolve) => {
    let n = 0;
    const call = () => {
      order.push('call');
      if ((n += 1) === 3) resolve();
      else setImmediate(call);
    };
    setImmediate(call);
  });
  await Promise.all([...['a', 'b', 'c'].map(async (name) => turn().then(() => order.push(name))), others]);
  expect(order.filter((one) => one !== 'call')).toEqual(['a', 'b', 'c']);
  const between = order.join(' ');
  expect(between).not.toMatch(/\b[abc] [abc]\b/);
  // And again after the queue was empty.
  await turn();
});
