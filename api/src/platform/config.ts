import path from 'node:path';
import { type PaymentMethod, paymentMethods } from '@rondo/rules';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { type BackUpSettings, backUpsOf, backUpVariables } from './settings/back-up-settings.ts';
import {
  type GeocoderSettings,
  geocoderOf,
  isSafeAddress,
  type StreetSource,
  streetsOf,
} from './settings/map-settings.ts';
import { addressOf, dkimOf, type MailSettings, mailSettingsOf, mailVariables } from './settings/mail-settings.ts';
import { otlpOf, type OtlpSettings, otlpVariables } from './settings/otlp-settings.ts';
import { type LimitName, limitsIn } from './settings/limits-file.ts';
import { type PasswordCost, passwordCostOf } from './settings/password-cost.ts';
import { isPlayMoney, type PaymentSettings, paymentsOf, paymentVariables } from './settings/payment-settings.ts';
import { type PhoneTicketSettings, phoneTicketsOf, phoneTicketVariables } from './settings/phone-ticket-settings.ts';
import { proxies } from './settings/proxies.ts';
import { type Partner, partnerVariables } from './settings/partner-settings.ts';
import { type Seller, sellerOf, sellerVariables } from './settings/seller-settings.ts';
import { earlierSecrets, withEarlier } from './settings/rotated-secrets.ts';
import { settingsInFiles } from './settings/settings-in-files.ts';
import { StartError } from './settings/start-error.ts';
import { type BucketSettings, bucketOf, storageVariables } from './settings/storage-settings.ts';
import {
  findUnsafe,
  guardedAddress,
  guardedEarlier,
  guardedSecret,
  publishedSecret,
} from './settings/unsafe-settings.ts';
import type { Secret } from './sessions/tokens.ts';
import { type WeatherSettings, weatherOf } from './settings/weather-settings.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off', ''])
  .transform((value) => ['1', 'true', 'on'].includes(value));
/** Known names, separated by commas. */
const methods = z
  .string()
  .transform((value) => value.split(',').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(paymentMethods, { error: `of ${paymentMethods.join(', ')}` })));
/** Addresses of databases, separated by commas. */
const databases = z
  .string()
  .transform((value) => value.split(',').flatMap((url) => url.trim() || []))
  .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })));
const port = z.coerce.number().int().min(1).max(65_535);

/** Every environment variable that Rondo reads; operate/settings.md lists them in this order, but those of settings/seldom-set.ts. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: guardedAddress(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: z.string().default('./data'),
  DISK_FREE_MEGABYTES: z.coerce.number().int().min(0).default(200),
  ...storageVariables,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOLER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: databases.default([]),
  RONDO_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  SHED_LOAD: flag.default(true),
  RONDO_DEMO: flag.optional(),
  DEMO_CLOCK: z.iso.datetime({ offset: true }).optional(),
  SECRET_KEY: guardedSecret(z.string().min(32).optional()),
  SECRET_KEY_PREVIOUS: guardedEarlier(earlierSecrets()),
  ...paymentVariables,
  FEES_PAID_BY_RONDO: methods.default([]),
  GIFTS_ARE: z.enum(['discount', 'cost']).default('discount'),
  BOOKS_ARE: z.enum(['sub', 'whole']).default('sub'),
  PAYROLL_NUMBER: z
    .string()
    .regex(/^\d{9}L\d{2}$/, '…L…')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_APP_CLIENT_IDS: z.string().default(''),
  ...phoneTicketVariables,
  ...mailVariables,
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'mailto:… or https://…')
    .optional(),
  PUSH_LOOPBACK: flag.default(false),
  MAP_PMTILES: z.string().optional(),
  TILE_URL: z.url().optional(),
  TILE_ATTRIBUTION: z.string().max(300).default('© OpenStreetMap contributors'),
  GEOCODER: z.enum(['none', 'pdok', 'nominatim']).default('none'),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEATHER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEATHER_KEY: z.string().optional(),
  SOCIAL_FEED_URL: z.url({ protocol: /^https$/ }).optional(),
  ANALYTICS_URL: z.url({ protocol: /^https$/ }).optional(),
  PRIVACY_POLICY_URL: z.url({ protocol: /^https$/ }).optional(),
  REVIEWS_URL: z.url({ protocol: /^https$/ }).optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'mailto:… or https://…')
    .optional(),
  SECURITY_POLICY_URL: z.url({ protocol: /^https$/ }).optional(),
  CONTACT_EMAIL: z.email().optional(),
  ...sellerVariables,
  ...partnerVariables,
  PAYOUT_IBAN: z
    .string()
    .transform((typed) => electronicFormatIBAN(typed) ?? '')
    .refine((iban) => isValidIBAN(iban), 'an IBAN')
    .optional(),
  PAYOUT_NAME: z.string().max(70).optional(),
  STUDENT_CARD_DISCOUNT_CENTS: z.coerce.number().int().min(1).max(99_00).default(2_00),
  METRICS_TOKEN: guardedSecret(z.string().min(16).optional()),
  METRICS_TOKEN_PREVIOUS: guardedEarlier(earlierSecrets()),
  TRUST_PROXY: proxies.default(null),
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(120).default(1),
  RELEASE_FEED: z
    .string()
    .regex(/^(?:https:\/\/|\/)\S+$/, 'https://… or the path of a file')
    .optional(),
  LIMITS_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  REQUEST_LOG: z.enum(['off', 'on', 'sampled']).optional(),
  SECURITY_LOG: flag.optional(),
  ...otlpVariables,
});

/**
 * Reads where the makers say what is newest; null: nobody is asked.
 * @throws StartError
 */
export const readReleaseFeed = (env: Environment): string | null =>
  parse(environment.pick({ RELEASE_FEED: true }), env).RELEASE_FEED ?? null;

/** The names of all settings, with those of the commands that back up and restore. */
export const settingNames = Object.keys({ ...environment.shape, ...backUpVariables });

/** What a setting is that nobody sets; null: there is none, or it follows from others. */
export function usualSetting(name: string): string | null {
  const declared: Record<string, z.ZodType> = { ...environment.shape, ...backUpVariables };
  const usual = declared[name] instanceof z.ZodDefault ? declared[name].def.defaultValue : null;
  if (usual === null || (Array.isArray(usual) && usual.length === 0)) return null;
  return typeof usual === 'string' ? usual : JSON.stringify(usual);
}

/** Rondo's client at the OpenID provider known as Google. */
interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Client ids of the native apps, whose ID tokens are accepted too. */
  appClientIds: string[];
}

export interface Config extends MailSettings {
  production: boolean;
  port: number;
  /** Rondo's public address for the caller of `request`: the configured one, or else the one they typed. */
  originOf(request: { protocol: string; host: string }): string;
  host: string;
  /** Rondo's public address, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** If `dataDir` has less free space than this, /readyz refuses. */
  diskFreeLeastBytes: number;
  /** Where uploaded files are stored; null for `dataDir`. */
  bucket: BucketSettings | null;
  /** null for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The address of a pooler in transaction mode, for everything but migrations, jobs and what needs a session; null if there is none. */
  poolerUrl: string | null;
  /** Standbys of the database that public reads may use. */
  replicaUrls: readonly string[];
  databasePoolSize: number;
  /** How many processes serve, each with a pool of its own. */
  processes: number;
  /** Whether requests that would wait too long are refused at once. */
  shedLoad: boolean;
  demo: boolean;
  /** The clock's time when a demo starts for the first time; null for now. */
  demoClock: Date | null;
  /** Signs links and tickets, and seals account numbers. */
  secretKey: Secret;
  passwordCost: PasswordCost;
  payments: PaymentSettings;
  /** Methods whose transaction fee Rondo pays itself. */
  feesPaidByRondo: readonly PaymentMethod[];
  /** Whether what a gift on the balance pays is a discount, which isn't taxed, or a cost. */
  giftsAre: 'discount' | 'cost';
  /** Whether Rondo's books are a part of the operator's, or all of them. */
  booksAre: 'sub' | 'whole';
  /** Whether organisers' pay is reported to the tax office each year: only who has a payroll number may ask people for their BSN. */
  reportsPay: boolean;
  /** Within how many days the provider pays what it took to the bank. */
  providerPaysWithinDays: number;
  /** Whether nobody really pays: the sandbox, or a provider's test key. */
  playMoney: boolean;
  /** null: nobody logs in with Google. In demo mode the sandbox plays it. */
  google: GoogleSettings | 'sandbox' | null;
  phoneTickets: PhoneTicketSettings;
  /** Where to report a vulnerability: `https://…` or `mailto:…`. */
  securityContact: string;
  /** How reports are handled; null: as in SECURITY.md. */
  securityPolicyUrl: string | null;
  /** The key pair that signs push messages; null for a pair that is generated once and stored in the database. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  /** The contact for push messages: `mailto:…` or `https://…`. */
  pushSubject: string;
  /** Whether push messages may go to this machine, for tests. */
  pushLoopback: boolean;
  /** null: maps have no streets, or streets from tiles. */
  streets: StreetSource | null;
  tileUrl: string | null;
  /** The attribution that the maker of the map or the tiles requires. */
  tileAttribution: string;
  /** A geocoder that knows streets; null: only the embedded gazetteer. */
  geocoder: GeocoderSettings | null;
  /** null: games have no weather. In demo mode the sandbox makes weather up. */
  weather: WeatherSettings | 'sandbox' | null;
  /** null: the home page has no social feed. */
  socialFeedUrl: string | null;
  /** null: no script counts page views. */
  analyticsUrl: string | null;
  /** null: the privacy page has only Rondo's own text. */
  privacyPolicyUrl: string | null;
  /** null: no link to reviews. */
  reviewsUrl: string | null;
  contactEmail: string;
  /** The address that answers to mails go to; null: nobody reads them. */
  replyTo: string | null;
  /** The seller; null if none is named, as is possible where no money is taken. */
  seller: Seller | null;
  /** Partners for the home page; if empty, the page doesn't mention any. */
  partners: Partner[];
  /** The account that organisers are paid from, with its holder; null: nobody is paid. In demo mode it is made up. */
  payouts: { iban: string; name: string } | null;
  /** The monthly discount on one game for holders of a student card. */
  studentCardDiscountCents: number;
  /** null: /metrics answers on loopback only. */
  metricsToken: Secret | null;
  /** How many proxies write `X-Forwarded-*` before Rondo, or their addresses and networks; null: none is trusted. */
  trustProxy: number | string[] | null;
  /** How long /readyz refuses before a stopping process accepts no new connections. */
  stopNoticeMs: number;
  /** How many attempts count, for limits to which the operator gave another number than usual. */
  limits: ReadonlyMap<LimitName, number>;
  logLevel: string;
  /** Whether each request has a line in the log; `sampled`: one of ten. */
  requestLog: 'off' | 'on' | 'sampled';
  securityLog: boolean;
  /** Where traces and metrics go; null: nowhere. */
  otlp: OtlpSettings | null;
}

export type Environment = Record<string, string | undefined>;

/**
 * Reads where the data are stored, for programs that need nothing else.
 * @throws StartError
 */
export function readDatabaseSettings(env: Environment): Pick<Config, 'databaseUrl' | 'dataDir'> {
  const { DATABASE_URL, DATA_DIR } = parse(environment.pick({ DATABASE_URL: true, DATA_DIR: true }), env);
  return { databaseUrl: DATABASE_URL ?? null, dataDir: path.resolve(DATA_DIR) };
}

/**
 * Reads where links in mails lead, for commands on the server that write mails.
 * @throws StartError if the settings name the database but not this: then the command runs without Rondo's own settings
 */
export function readPublicUrl(env: Environment): string {
  const settings = parse(environment.pick({ DATABASE_URL: true, PUBLIC_URL: true, PORT: true }), env);
  if (settings.DATABASE_URL !== undefined && settings.PUBLIC_URL === undefined)
    throw new StartError('Set PUBLIC_URL beside DATABASE_URL: links in the mail lead there.');
  return publicUrlOf(settings);
}

/**
 * Reads where back-ups go and who may open them.
 * @param to as it was typed; undefined: the setting
 * @throws StartError
 */
export function readBackUpSettings(env: Environment, to: string | undefined): BackUpSettings {
  const settings = parse(z.object({ ...backUpVariables, NODE_ENV: environment.shape.NODE_ENV }), env);
  return backUpsOf(settings, to, settings.NODE_ENV === 'production');
}

/**
 * Reads who sends mails, by what server, and what signs them, for checking mail.
 * @throws StartError
 */
export function readMailSender(env: Environment): Pick<Config, 'mailFrom' | 'dkim' | 'smtpUrl'> {
  const settings = parse(z.object(mailVariables), env);
  return { mailFrom: settings.MAIL_FROM, dkim: dkimOf(settings), smtpUrl: settings.SMTP_URL ?? null };
}

const publicUrlOf = ({ PUBLIC_URL: url, PORT: ownPort }: { PUBLIC_URL?: string | undefined; PORT: number }) =>
  (url ?? `http://localhost:${ownPort}`).replace(/\/+$/, '');

/**
 * Treats an empty value as missing.
 * @throws StartError with one sentence that names every setting that is wrong
 */
function parse<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const inEnvironment = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const given = { ...settingsInFiles(env['CREDENTIALS_DIRECTORY']), ...inEnvironment };
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new StartError(`These settings are not valid: ${problems.join(', ')}.`);
}

/**
 * Reads and validates all settings.
 * @throws StartError with one sentence that names every setting that is wrong, missing or unsafe
 */
export function readConfig(env: Environment): Config {
  const settings = parse(environment, env);
  const production = settings.NODE_ENV === 'production';
  const unsafe = findUnsafe(settings, environment.shape);
  if (unsafe !== null) throw new StartError(unsafe);
  const payments = paymentsOf(settings);
  const demo = settings.RONDO_DEMO ?? (!production && settings.DATABASE_URL === undefined);
  const publicUrl = publicUrlOf(settings);
  const contactEmail = settings.CONTACT_EMAIL ?? 'hello@rondo.test';
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    originOf: (request) => (settings.PUBLIC_URL ? null : typedOrigin(request)) ?? publicUrl,
    ...readDatabaseSettings(env),
    poolerUrl: besideDatabase(settings, 'DATABASE_POOLER_URL') ?? null,
    replicaUrls: besideDatabase(settings, 'DATABASE_REPLICA_URLS') ?? [],
    diskFreeLeastBytes: settings.DISK_FREE_MEGABYTES * 1024 * 1024,
    bucket: bucketOf(settings, production),
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    processes: settings.RONDO_PROCESSES,
    shedLoad: settings.SHED_LOAD,
    demo,
    demoClock: demoClockOf(settings, demo),
    secretKey: withEarlier(settings.SECRET_KEY ?? publishedSecret, settings.SECRET_KEY_PREVIOUS),
    passwordCost: passwordCostOf(settings.NODE_ENV),
    payments,
    feesPaidByRondo: settings.FEES_PAID_BY_RONDO,
    giftsAre: settings.GIFTS_ARE,
    booksAre: settings.BOOKS_ARE,
    reportsPay: demo || settings.PAYROLL_NUMBER !== undefined,
    providerPaysWithinDays: settings.PROVIDER_PAYS_WITHIN_DAYS,
    playMoney: isPlayMoney(payments),
    google: googleOf(settings, production) ?? (demo ? 'sandbox' : null),
    phoneTickets: phoneTicketsOf(settings, production),
    ...mailSettingsOf(settings),
    securityPolicyUrl: settings.SECURITY_POLICY_URL ?? null,
    securityContact: settings.SECURITY_CONTACT ?? `mailto:${contactEmail}`,
    pushKeys: pushKeysOf(settings),
    pushSubject: settings.VAPID_SUBJECT ?? `mailto:${addressOf(settings.MAIL_FROM)}`,
    pushLoopback: settings.PUSH_LOOPBACK,
    streets: streetsOf(settings, production),
    tileUrl: settings.TILE_URL ?? null,
    tileAttribution: settings.TILE_ATTRIBUTION,
    geocoder: geocoderOf(settings.GEOCODER, settings.GEOCODER_URL),
    weather: weatherOf(settings, production) ?? (demo ? 'sandbox' : null),
    socialFeedUrl: settings.SOCIAL_FEED_URL ?? null,
    analyticsUrl: settings.ANALYTICS_URL ?? null,
    privacyPolicyUrl: settings.PRIVACY_POLICY_URL ?? null,
    reviewsUrl: settings.REVIEWS_URL ?? null,
    contactEmail,
    replyTo: settings.CONTACT_EMAIL ?? null,
    seller: sellerOf(settings, demo),
    partners: settings.PARTNERS ?? [],
    payouts: payoutsOf(settings) ?? (demo ? { iban: 'NL91ABNA0417164300', name: 'Rondo' } : null),
    studentCardDiscountCents: settings.STUDENT_CARD_DISCOUNT_CENTS,
    metricsToken:
      settings.METRICS_TOKEN === undefined
        ? null
        : withEarlier(settings.METRICS_TOKEN, settings.METRICS_TOKEN_PREVIOUS),
    trustProxy: settings.TRUST_PROXY,
    stopNoticeMs: settings.STOP_NOTICE_SECONDS * 1000,
    limits: limitsIn(settings.LIMITS_FILE),
    logLevel: settings.LOG_LEVEL,
    requestLog: settings.REQUEST_LOG ?? (production ? 'on' : 'off'),
    securityLog: settings.SECURITY_LOG ?? production,
    otlp: otlpOf(settings),
  };
}

/** @throws StartError outside a demo, because only a demo's clock may differ from the database's */
function demoClockOf({ DEMO_CLOCK: instant }: z.output<typeof environment>, demo: boolean): Date | null {
  if (instant === undefined) return null;
  if (!demo) throw new StartError('DEMO_CLOCK is only for the demo: RONDO_DEMO is not on.');
  return new Date(instant);
}

/** @throws StartError if the operator has no database of their own to which it belongs */
function besideDatabase<Name extends 'DATABASE_POOLER_URL' | 'DATABASE_REPLICA_URLS'>(
  settings: z.output<typeof environment>,
  name: Name,
): z.output<typeof environment>[Name] {
  const value = settings[name];
  if (value !== undefined && value.length > 0 && settings.DATABASE_URL === undefined)
    throw new StartError(`${name} needs DATABASE_URL: the address of PostgreSQL itself.`);
  return value;
}

/** @throws StartError when id or secret is missing, or the provider's address is neither https nor loopback */
function googleOf(settings: z.output<typeof environment>, production: boolean): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined)
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together.');
  if (!isSafeAddress(issuer, production)) throw new StartError('GOOGLE_ISSUER must be an https address.');
  const appClientIds = settings.GOOGLE_APP_CLIENT_IDS.split(',').map((name) => name.trim());
  return { clientId, clientSecret, issuer, appClientIds: appClientIds.filter((name) => name !== '') };
}

/** @throws StartError when one of the pair is missing */
function pushKeysOf(settings: z.output<typeof environment>): Config['pushKeys'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are needed together.');
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

/** @throws StartError when one of the pair is missing */
function payoutsOf({ PAYOUT_IBAN: iban, PAYOUT_NAME: name }: z.output<typeof environment>): Config['payouts'] {
  if ((iban === undefined) !== (name === undefined))
    throw new StartError('PAYOUT_IBAN and PAYOUT_NAME are needed together.');
  return iban && name ? { iban, name } : null;
}

/** The address as it was typed; null if the Host header is invalid. */
function typedOrigin({ protocol, host }: { protocol: string; host: string }): string | null {
  return URL.parse(`${protocol}://${host}`)?.origin ?? null;
}
