import { z } from 'zod';
import { StartError } from './start-error.ts';
import type { Secret } from '../sessions/tokens.ts';
import { earlierSecrets, withEarlier } from './rotated-secrets.ts';
import { publishedSecret } from './unsafe-settings.ts';

/** The payment provider and what it needs. */
export type PaymentSettings =
  | { provider: 'sandbox'; webhookSecret: Secret }
  | { provider: 'stripe'; secretKey: string; webhookSecret: Secret; apiUrl: string }
  | { provider: 'mollie'; apiKey: string; accessToken: string | null; apiUrl: string };

export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe', 'mollie']).optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w{8,}$/, 'sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{8,}$/, 'whsec_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: earlierSecrets,
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:test|live)_\w{8,}$/, 'test_… or live_…')
    .optional(),
  MOLLIE_ACCESS_TOKEN: z
    .string()
    .regex(/^access_\w{8,}$/, 'access_…')
    .optional(),
  MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.mollie.com'),
  PROVIDER_PAYS_WITHIN_DAYS: z.coerce.number().int().min(1).max(60).default(7),
};

/** @throws StartError when the chosen provider lacks a key */
export function paymentsOf(settings: z.output<z.ZodObject<typeof paymentVariables>>): PaymentSettings {
  const provider = settings.PAYMENT_PROVIDER ?? 'sandbox';
  const need = (name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'MOLLIE_API_KEY') => {
    const value = settings[name];
    if (value === undefined) throw new StartError(`PAYMENT_PROVIDER=${provider} needs ${name}.`);
    return value;
  };
  if (provider === 'stripe')
    return {
      provider,
      secretKey: need('STRIPE_SECRET_KEY'),
      webhookSecret: withEarlier(need('STRIPE_WEBHOOK_SECRET'), settings.STRIPE_WEBHOOK_SECRET_PREVIOUS),
      apiUrl: settings.STRIPE_API_URL,
    };
  if (provider === 'mollie')
    return {
      provider,
      apiKey: need('MOLLIE_API_KEY'),
      accessToken: settings.MOLLIE_ACCESS_TOKEN ?? null,
      apiUrl: settings.MOLLIE_API_URL,
    };
  return { provider, webhookSecret: settings.SANDBOX_WEBHOOK_SECRET ?? publishedSecret };
}

/** Whether no real money moves: the sandbox, or a provider's test key. */
export function isPlayMoney(payments: PaymentSettings): boolean {
  if (payments.provider === 'sandbox') return true;
  const key = payments.provider === 'stripe' ? payments.secretKey : payments.apiKey;
  return !/^(?:[sr]k_)?live_/.test(key);
}
