import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Booked, FakeProvider } from './fake-provider.ts';
import { startFakeStripe, stripeKeys } from './fake-stripe.ts';
import { type TestServer, useCheckedServer } from './server.ts';

/** A server whose payments go through a fake Stripe, which has to find nothing wrong with what it is asked. */
export async function useStripeServer(): Promise<{
  server: TestServer;
  stripe: FakeProvider;
  /** An order's payment at Stripe. */
  bookedOf: (orderId: string) => Booked;
}> {
  const stripe = await startFakeStripe();
  const server = useCheckedServer({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  beforeAll(() => {
    stripe.now = () => server.clock.now();
  });
  afterAll(() => stripe.close());
  afterEach(() => {
    stripe.trouble = null;
    expect(stripe.problems.splice(0)).toEqual([]);
  });
  const bookedOf = (orderId: string) => {
    const booked = [...stripe.books.values()].find((one) => one.orderId === orderId);
    if (!booked) throw new Error('the provider has no payment');
    return booked;
  };
  return { server, stripe, bookedOf };
}
