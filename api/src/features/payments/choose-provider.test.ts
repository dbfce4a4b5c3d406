import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { aPlayer, balanceOf } from '../../../test/builders.ts';
import { mollieReport, mollieSettings, startFakeMollie } from '../../../test/fake-mollie.ts';
import { sellerSettings } from '../../../test/seller.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { readConfig } from '../../platform/config.ts';
import { mollieWebhookUrl } from '../../providers/payments/mollie.ts';

const mollie = await startFakeMollie();
afterAll(() => mollie.close());
afterEach(() => expect(mollie.problems.splice(0)).toEqual([]));

describe('with Mollie', () => {
  const server = useServer({
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: mollieSettings.apiKey,
    MOLLIE_API_URL: mollie.url,
    PUBLIC_URL: 'https://rondo.nl',
  });
  const report = (reference: string) => {
    const { body, headers } = mollieReport(reference);
    return server.call('POST', '/api/payments/webhooks/mollie', { body, headers });
  };

  test('an unsigned report makes the server ask, and what Mollie then says counts', async () => {
    const player = await aPlayer(server);
    const { body } = await server.as(player).post('/api/payments/topUp', { amount: 10, method: 'card' });
    expect(body).toMatchObject({ fee: 0.64, paymentLink: expect.stringMatching(/^https:\/\/www\.mollie\.com\//) });
    const [payment] = mollie.books.values();
    expect(payment).toMatchObject({ orderId: body.orderId, totalCents: 1064, method: 'creditcard' });
    const reference = payment?.reference ?? '';
    expect((await report(reference)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(0);
    if (payment) payment.status = 'paid';
    await Promise.all(Array.from({ length: 20 }, () => report(reference)));
    expect(await balanceOf(server, player.id)).toBe(1000);
  });

  test('reports of unknown payments and garbage ask nothing', async () => {
    const before = mollie.asked.length;
    expect((await report('tr_unknown0123456789')).status).toBe(200);
    for (const one of ['../payments', 'cs_test_0123456789', '']) await refuses(report(one), 'signature_invalid');
    expect(mollie.asked).toHaveLength(before);
  });

  test('the sandbox is not there', async () => {
    const { headers } = mollieReport('sb_x');
    const answers = [
      await server.call('GET', `/sandbox/checkout/sb_${'0'.repeat(24)}`),
      await server.call('POST', '/api/payments/webhooks/sandbox', { body: 'id=sb_x', headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('the settings', () => {
  const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_live_0123456789' };
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rondo.nl',
    DATABASE_URL: 'postgres://db/rondo',
    SECRET_KEY: 'k3Y_of-0ur.0wn~pZ7vQe4TtL2mWc9Bd',
    SMTP_URL: 'smtp://mail:25',
    ...sellerSettings,
  };

  test('choose a provider, the sandbox unless another is named', () => {
    expect(readConfig({})).toMatchObject({ payments: { provider: 'sandbox' }, playMoney: true });
    expect(readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' })).toMatchObject({
      payments: { provider: 'stripe', apiUrl: 'https://api.stripe.com' },
      playMoney: false,
    });
    expect(readConfig({ PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: 'test_0123456789' })).toMatchObject({
      payments: { provider: 'mollie', apiUrl: 'https://api.mollie.com' },
      playMoney: true,
    });
  });

  test.each<[Record<string, string>, string]>([
    [stripe, 'PAYMENT_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET.'],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY.'],
    [{ PAYMENT_PROVIDER: 'mollie' }, 'PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY.'],
    [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_live_0123456789' }, 'STRIPE_WEBHOOK_SECRET (whsec_…)'],
    [{ ...production, PAYMENT_PROVIDER: 'sandbox' }, 'play money'],
    [{ ...production, PAYMENT_PROVIDER: 'mollie' }, 'MOLLIE_API_KEY'],
  ])('end the start: %j', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(sentence);
  });

  test.each([
    ['https://rondo.nl', 'https://rondo.nl/api/payments/webhooks/mollie'],
    ['https://rondo.nl/app', 'https://rondo.nl/app/api/payments/webhooks/mollie'],
    ['http://rondo.nl', null],
    ['https://localhost:3000', null],
    ['https://rondo.test', null],
    ['https://10.0.0.1', null],
    ['https://[::1]', null],
  ])('Mollie reports to %s only where it can reach it', (publicUrl, address) => {
    expect(mollieWebhookUrl(publicUrl)).toBe(address);
  });
});
