import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { Refused } from '../refusal.ts';
import { createServer } from '../server.ts';
import { waysToFindPayments } from './metrics.ts';

const server = useServer();
const read = async () => String((await server.call('GET', '/metrics')).body['text']);

test('what an alarm counts by a label is there before the first of it', async () => {
  const text = await read();
  for (const way of waysToFindPayments) expect(text).toContain(`rondo_payments_taken_total{found_by="${way}"} `);
  for (const urgency of ['looking', 'changing', 'paying'])
    expect(text).toContain(`rondo_requests_shed_total{urgency="${urgency}"} `);
});

test('an answer counts as an error when something broke, not when it says to come back later', async () => {
  const app = await createServer(server.config, { write: () => undefined });
  onTestFinished(() => app.close());
  app.get('/broken', () => {
    throw new Error('no');
  });
  app.get('/later', () => {
    throw new Refused('unavailable');
  });
  const errors = async () => Number(/^rondo_http_errors_total (\d+)$/m.exec(await read())?.[1]);
  const before = await errors();
  expect((await app.inject('/later')).statusCode).toBe(503);
  expect(await errors()).toBe(before);
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect(await errors()).toBe(before + 1);
});
