import { type PaymentProviderName, paymentProviders, type RealPaymentProvider } from '@rondo/rules';
import { z } from 'zod';
import { StartError } from './start-error.ts';
import type { Secret } from '../sessions/tokens.ts';
import { earlierSecrets, withEarlier } from './rotated-secrets.ts';
import { guardedAddress, publishedSecret } from './unsafe-settings.ts';

/** What each payment provider needs. */
interface Needs {
  sandbox: { webhookSecret: Secret };
  stripe: { secretKey: string; webhookSecret: Secret; apiUrl: string };
  mollie: { apiKey: string; accessToken: string | null; apiUrl: string };
}

type SettingsOf<Name extends PaymentProviderName> = { provider: Name } & Needs[Name];
export type PaymentSettings = { [Name in PaymentProviderName]: SettingsOf<Name> }[PaymentProviderName];

/** The setting with the address of a provider that moves money; another one in tests. */
type AddressSetting = `${Uppercase<RealPaymentProvider>}_API_URL`;
const addresses = {
  STRIPE_API_URL: 'https://api.stripe.com',
  MOLLIE_API_URL: 'https://api.mollie.com',
} as const satisfies Record<AddressSetting, `https://${string}`>;
const addressVariables = Object.fromEntries(
  Object.entries(addresses).map(([name, usual]) => [
    name,
    guardedAddress(z.url({ protocol: /^https?$/ }).default(usual)),
  ]),
) as Record<AddressSetting, z.ZodDefault<z.ZodURL>>;

export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(paymentProviders).optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w{8,}$/, 'sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{8,}$/, 'whsec_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: earlierSecrets(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:test|live)_\w{8,}$/, 'test_… or live_…')
    .optional(),
  MOLLIE_ACCESS_TOKEN: z
    .string()
    .regex(/^access_\w{8,}$/, 'access_…')
    .optional(),
  ...addressVariables,
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
  const read: { [Name in PaymentProviderName]: () => SettingsOf<Name> } = {
    stripe: () => ({
      provider: 'stripe',
      secretKey: need('STRIPE_SECRET_KEY'),
      webhookSecret: withEarlier(need('STRIPE_WEBHOOK_SECRET'), settings.STRIPE_WEBHOOK_SECRET_PREVIOUS),
      apiUrl: settings.STRIPE_API_URL,
    }),
    mollie: () => ({
      provider: 'mollie',
      apiKey: need('MOLLIE_API_KEY'),
      accessToken: settings.MOLLIE_ACCESS_TOKEN ?? null,
      apiUrl: settings.MOLLIE_API_URL,
    }),
    sandbox: () => ({
      provider: 'sandbox',
      webhookSecret: settings.SANDBOX_WEBHOOK_SECRET ?? publishedSecret,
    }),
  };
  return read[provider]();
}

/** Whether no real money moves: the sandbox, or a provider's test key. */
export function isPlayMoney(payments: PaymentSettings): boolean {
  switch (payments.provider) {
    case 'sandbox':
      return true;
    case 'stripe':
      return !/^[sr]k_live_/.test(payments.secretKey);
    case 'mollie':
      return !payments.apiKey.startsWith('live_');
  }
}
