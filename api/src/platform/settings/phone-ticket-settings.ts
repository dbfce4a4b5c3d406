import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { isSafeAddress } from './map-settings.ts';
import { pem } from './pem.ts';
import { StartError } from './start-error.ts';

/** The keys that sign passes for Apple's Wallet and tell devices of changes. */
export interface AppleWalletSettings {
  passType: string;
  team: string;
  /** The certificate in PEM, as the others. */
  certificate: string;
  key: string;
  /** Apple's own intermediate certificate (WWDR). */
  wwdr: string;
  pushUrl: string;
}

/** The key that signs tickets for Google's Wallet and changes them there. */
export interface GoogleWalletSettings {
  issuer: string;
  email: string;
  /** PKCS #8, PEM. */
  key: string;
  tokenUrl: string;
  apiUrl: string;
}

/** null: there is no such button. */
export interface PhoneTicketSettings {
  apple: AppleWalletSettings | null;
  google: GoogleWalletSettings | null;
}

/** The wallet apps that are configured. */
export const walletsSetUp = (settings: PhoneTicketSettings): (keyof PhoneTicketSettings)[] =>
  (['apple', 'google'] as const).filter((wallet) => settings[wallet] !== null);

export const phoneTicketVariables = {
  APPLE_PASS_TYPE: z
    .string()
    .regex(/^pass(?:\.[\w-]+)+$/, 'pass.…')
    .optional(),
  APPLE_TEAM: z
    .string()
    .regex(/^[A-Z\d]{10}$/, 'ten letters and digits')
    .optional(),
  APPLE_PASS_CERTIFICATE: pem,
  APPLE_PASS_KEY: pem,
  APPLE_WWDR: pem,
  APPLE_PUSH_URL: z.url({ protocol: /^https?$/ }).default('https://api.push.apple.com'),
  GOOGLE_WALLET_ISSUER: z
    .string()
    .regex(/^\d{10,25}$/, 'digits')
    .optional(),
  GOOGLE_WALLET_KEY: z.string().optional(),
  GOOGLE_WALLET_URL: z.url({ protocol: /^https?$/ }).default('https://walletobjects.googleapis.com'),
};

type Settings = z.output<z.ZodObject<typeof phoneTicketVariables>>;

/** @throws StartError if something is missing, or values that belong together don't match */
export function phoneTicketsOf(settings: Settings, production: boolean): PhoneTicketSettings {
  return { apple: appleOf(settings, production), google: googleOf(settings, production) };
}

const appleNeeded = [
  'APPLE_PASS_TYPE',
  'APPLE_TEAM',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_WWDR',
] as const;

function appleOf(settings: Settings, production: boolean): AppleWalletSettings | null {
  const { APPLE_PASS_TYPE: passType, APPLE_TEAM: team, APPLE_WWDR: wwdr, APPLE_PUSH_URL: pushUrl } = settings;
  const { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key } = settings;
  if (passType && team && certificate && key && wwdr) {
    if (!isSafeAddress(pushUrl, production)) throw new StartError('APPLE_PUSH_URL must be an https address.');
    requireMatching({ passType, team, certificate, key, wwdr });
    return { passType, team, certificate, key, wwdr, pushUrl };
  }
  const missing = appleNeeded.filter((name) => settings[name] === undefined);
  if (missing.length < appleNeeded.length)
    throw new StartError(`${appleNeeded.join(', ')} are needed together: ${missing.join(', ')} is missing.`);
  return null;
}

/** A phone accepts no pass with another one's certificate, and doesn't say why. */
function requireMatching({ passType, team, ...pems }: Omit<AppleWalletSettings, 'pushUrl'>): void {
  const certificate = read('APPLE_PASS_CERTIFICATE', () => new X509Certificate(pems.certificate));
  const wwdr = read('APPLE_WWDR', () => new X509Certificate(pems.wwdr));
  const key = read('APPLE_PASS_KEY', () => createPrivateKey(pems.key));
  const subject = certificate.subject.split('\n');
  if (!subject.includes(`UID=${passType}`)) throw new StartError(`APPLE_PASS_CERTIFICATE isn't for ${passType}.`);
  if (!subject.includes(`OU=${team}`)) throw new StartError(`APPLE_PASS_CERTIFICATE isn't of the team ${team}.`);
  if (!certificate.checkPrivateKey(key)) throw new StartError("APPLE_PASS_KEY isn't the key of the certificate.");
  if (!certificate.verify(wwdr.publicKey)) throw new StartError("APPLE_WWDR hasn't signed APPLE_PASS_CERTIFICATE.");
}

function read<Read>(name: string, how: () => Read): Read {
  try {
    return how();
  } catch {
    throw new StartError(`${name} can't be read: it must be in PEM, the key without a password.`);
  }
}

/** A service account's key, as Google's console gives it. */
const serviceAccount = z.object({ client_email: z.email(), private_key: z.string(), token_uri: z.url() });

function googleOf(settings: Settings, production: boolean): GoogleWalletSettings | null {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_KEY: given, GOOGLE_WALLET_URL: apiUrl } = settings;
  if (issuer === undefined && given === undefined) return null;
  if (issuer === undefined || given === undefined)
    throw new StartError('GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY are needed together.');
  const account = serviceAccount.safeParse(readJson(given)).data;
  if (!account) throw new StartError("GOOGLE_WALLET_KEY must be a service account's key: the file of JSON.");
  const { client_email: email, private_key: key, token_uri: tokenUrl } = account;
  read('The private_key of GOOGLE_WALLET_KEY', () => createPrivateKey(key));
  for (const address of [apiUrl, tokenUrl])
    if (!isSafeAddress(address, production)) throw new StartError('Addresses of Google Wallet must be https.');
  return { issuer, email, key, tokenUrl, apiUrl };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
