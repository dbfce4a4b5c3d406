import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { MailPace } from '@rondo/rules/mail-pace';
import { z } from 'zod';
import type { Secret } from '../sessions/tokens.ts';
import { pem } from './pem.ts';
import { earlierSecrets, withEarlier } from './rotated-secrets.ts';
import { StartError } from './start-error.ts';
import { guardedEarlier, guardedSecret } from './unsafe-settings.ts';

/** The key that signs mails (RFC 6376), if the mail server doesn't. */
export interface DkimSettings {
  domain: string;
  selector: string;
  /** The RSA key in PEM. */
  key: string;
}

/** How reports of bounces and complaints prove their origin; null: no reports of that kind are accepted. */
interface MailReportSettings {
  /** Signs reports in Rondo's own form. */
  secret: Secret | null;
  postmarkPassword: string | null;
  /** The topic of Amazon SNS that SES reports to. */
  sesTopic: string | null;
  mailgunKey: string | null;
}

export interface MailSettings {
  /** null: mails stay in the outbox, where demo mode shows them. */
  smtpUrl: string | null;
  mailFrom: string;
  /** null: mails are signed by the mail server, or by nobody. */
  dkim: DkimSettings | null;
  mailPace: MailPace;
  mailReports: MailReportSettings;
}

const dkimNeeded = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const;

export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Rondo <no-reply@rondo.test>'),
  MAIL_DKIM_DOMAIN: z
    .string()
    .regex(/^(?:[a-z\d-]+\.)+[a-z\d-]+$/, 'a domain')
    .optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*$/, 'lower-case letters and digits')
    .optional(),
  MAIL_DKIM_KEY: pem,
  MAIL_DAILY_LIMIT: z.coerce.number().int().min(1).optional(),
  MAIL_WARM_UP_SINCE: z.iso.date().optional(),
  MAIL_REPORTS_SECRET: guardedSecret(z.string().min(32).optional()),
  MAIL_REPORTS_SECRET_PREVIOUS: guardedEarlier(earlierSecrets()),
  POSTMARK_WEBHOOK_PASSWORD: guardedSecret(z.string().min(16).optional()),
  SES_TOPIC_ARN: z
    .string()
    .regex(/^arn:aws:sns:[a-z]{2}(?:-[a-z]+)+-\d:\d{12}:[\w-]{1,256}$/, 'arn:aws:sns:…')
    .optional(),
  MAILGUN_SIGNING_KEY: z.string().min(16).optional(),
};

type Settings = z.output<z.ZodObject<typeof mailVariables>>;

/** @throws StartError if something is missing, or mails could not be signed with these settings */
export function mailSettingsOf(settings: Settings): MailSettings {
  const { MAIL_WARM_UP_SINCE: since } = settings;
  return {
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    dkim: dkimOf(settings),
    mailPace: {
      dailyLimit: settings.MAIL_DAILY_LIMIT ?? null,
      warmUpSince: since === undefined ? null : new Date(since),
    },
    mailReports: {
      secret:
        settings.MAIL_REPORTS_SECRET === undefined
          ? null
          : withEarlier(settings.MAIL_REPORTS_SECRET, settings.MAIL_REPORTS_SECRET_PREVIOUS),
      postmarkPassword: settings.POSTMARK_WEBHOOK_PASSWORD ?? null,
      sesTopic: settings.SES_TOPIC_ARN ?? null,
      mailgunKey: settings.MAILGUN_SIGNING_KEY ?? null,
    },
  };
}

/** @throws StartError */
export function dkimOf(settings: Settings): DkimSettings | null {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: key } = settings;
  if (domain && selector && key) {
    const { asymmetricKeyType, asymmetricKeyDetails } = readKey(key);
    if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
      throw new StartError('MAIL_DKIM_KEY must be an RSA key of 2048 bits or more.');
    if (!isAligned(domainOf(settings.MAIL_FROM), domain))
      throw new StartError(
        'MAIL_DKIM_DOMAIN must be the domain of MAIL_FROM, or one above or below it: DMARC goes by that.',
      );
    return { domain, selector, key };
  }
  const missing = dkimNeeded.filter((name) => settings[name] === undefined);
  if (missing.length < dkimNeeded.length)
    throw new StartError(`${dkimNeeded.join(', ')} are needed together: ${missing.join(', ')} is missing.`);
  return null;
}

function readKey(key: string): KeyObject {
  try {
    return createPrivateKey(key);
  } catch {
    throw new StartError("MAIL_DKIM_KEY can't be read: it must be a private key in PEM, without a password.");
  }
}

const isAligned = (from: string, signing: string) =>
  from === signing || from.endsWith(`.${signing}`) || signing.endsWith(`.${from}`);

/** The address in a sender such as `Rondo <no-reply@rondo.test>`. */
export const addressOf = (sender: string) => /[^\s<>]+@[^\s<>]+/.exec(sender)?.[0] ?? '';

/** The domain of a sender, in lower case. */
export const domainOf = (sender: string) => addressOf(sender).split('@').at(-1)?.toLowerCase() ?? '';
