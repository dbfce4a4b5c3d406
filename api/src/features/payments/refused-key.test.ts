import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { mollieSettings, startFakeMollie } from '../../../test/fake-mollie.ts';
import { refuses, type TestServer, useServer } from '../../../test/server.ts';

const mollie = await startFakeMollie();
afterAll(() => mollie.close());
afterEach(() => {
  mollie.trouble = null;
  expect(mollie.problems.splice(0)).toEqual([]);
});

const settings = {
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: mollieSettings.apiKey,
  MOLLIE_API_URL: mollie.url,
  PUBLIC_URL: 'https://rondo.nl',
};

/** Counts of a series as Prometheus reads them; nothing where it does not exist yet. */
async function counted(server: TestServer, series: string): Promise<number> {
  const { payload } = await server.app.inject({ url: '/metrics' });
  const line = payload.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1));
}
const refusedKeys = 'rondo_outside_errors_total{provider="payments",kind="refuses_us"}';
const checkouts = (outcome: string) => `rondo_checkouts_total{outcome="${outcome}"}`;

const tries = () => mollie.asked.filter(({ path }) => path === '/v2/methods').length;

describe('a key that the provider takes', () => {
  const server = useServer(settings);
  test('is tried at the start and each day, and again once a call was refused', async () => {
    const keys = async () => {
      const before = tries();
      await server.jobs.runNow('payment key');
      return tries() - before;
    };
    expect([await keys(), await keys()]).toEqual([1, 0]);
    await server.call('POST', '/dev/clock', { body: { advance: 'PT24H' } });
    expect([await keys(), await keys()]).toEqual([1, 0]);
  });

  test('checkouts that open and that do not are counted', async () => {
    const before = await Promise.all(['opened', 'failed'].map((one) => counted(server, checkouts(one))));
    const player = await aPlayer(server);
    const topUp = () => server.as(player).post('/api/payments/topUp', { amount: 10, method: 'card' });
    expect((await topUp()).status).toBe(200);
    mollie.trouble = { kind: 'error' };
    await refuses(topUp(), 'provider_unavailable');
    const after = await Promise.all(['opened', 'failed'].map((one) => counted(server, checkouts(one))));
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
  });
});

describe('a key that the provider no longer takes', () => {
  const server = useServer({ ...settings, MOLLIE_API_KEY: 'test_anotherkey0123456789anotherkey' });
  test('is counted from nought, and tried again with each run until it is taken', async () => {
    const before = await counted(server, refusedKeys);
    expect(before).not.toBeNaN();
    const asked = mollie.asked.length;
    for (let runs = 0; runs < 3; runs += 1) await server.jobs.runNow('payment key');
    expect(await counted(server, refusedKeys)).toBe(before + 3);
    expect(mollie.asked.length - asked).toBe(3);
  });

  test('a refusal of another call has the key tried at once, not the next day', async () => {
    await refuses(
      server.as(await aPlayer(server)).post('/api/payments/topUp', { amount: 10, method: 'card' }),
      'provider_unavailable',
    );
    const before = await counted(server, refusedKeys);
    await server.jobs.runNow('payment key');
    expect(await counted(server, refusedKeys)).toBe(before + 1);
  });
});
