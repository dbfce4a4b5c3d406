import { verify, X509Certificate } from 'node:crypto';
import { hour } from '@rondo/rules';
import { z } from 'zod';
import { type MailReport, type MailReporter, ReporterAway } from '../provider.ts';
import { readJson } from './read-json.ts';

/** How old a call may be: SNS repeats calls that were not answered. */
const toleranceMs = hour;
const answerLimitMs = 5000;

const envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().optional(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
});
type Envelope = z.output<typeof envelope>;

/** The signed fields, in their order. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** Fetches a page from Amazon as text. */
type FetchText = (address: string) => Promise<string>;

/** The text that SNS signs. */
export function signedText(call: Omit<Envelope, 'Signature' | 'SignatureVersion' | 'SigningCertURL'>): string {
  return signedFields[call.Type].map((name) => (call[name] === undefined ? '' : `${name}\n${call[name]}\n`)).join('');
}

/**
 * Bounces and complaints of Amazon SES, as its topic of SNS sends them. Amazon signs for anybody's topic, so only the configured topic counts; and
 * pages are only fetched from the SNS of its region.
 * @param topic `arn:aws:sns:…`
 */
export function sesReports(topic: string, fetchText: FetchText = fetchPage): MailReporter {
  const host = `sns.${topic.split(':')[3]}.amazonaws.com`;
  const certificates = new Map<string, X509Certificate>();

  const certificateAt = async (address: string): Promise<X509Certificate> => {
    const known = certificates.get(address);
    if (known) return known;
    const certificate = new X509Certificate(await fetchText(address));
    // Amazon changes the address now and then; made-up addresses must not fill the memory.
    if (certificates.size >= 10) certificates.clear();
    certificates.set(address, certificate);
    return certificate;
  };

  return {
    name: 'ses',
    async read({ body, at }) {
      const call = readJson(envelope, body);
      if (call === null || call.TopicArn !== topic || !isCertificate(call.SigningCertURL, host)) return null;
      if (Math.abs(at.getTime() - new Date(call.Timestamp).getTime()) > toleranceMs) return null;
      if (!isSigned(call, await certificateAt(call.SigningCertURL), at)) return null;
      if (call.Type === 'SubscriptionConfirmation' && isOf(call.SubscribeURL ?? '', host))
        await fetchText(call.SubscribeURL ?? '');
      return { reports: call.Type === 'Notification' ? readSes(call.Message) : [] };
    },
  };
}

function isSigned(call: Envelope, { publicKey, validFromDate, validToDate }: X509Certificate, at: Date): boolean {
  const algorithm = call.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
  const isValid = at >= validFromDate && at <= validToDate;
  return isValid && verify(algorithm, Buffer.from(signedText(call)), publicKey, Buffer.from(call.Signature, 'base64'));
}

/** Whether an address belongs to this server itself, by exactly its name. */
function isOf(address: string, host: string): boolean {
  const { origin, username, password } = URL.parse(address) ?? {};
  return origin === `https://${host}` && username === '' && password === '';
}

const isCertificate = (address: string, host: string) =>
  isOf(address, host) &&
  /^\/SimpleNotificationService-[\da-f]{1,64}\.pem$/.test(address.slice(`https://${host}`.length));

const recipients = z.array(z.object({ emailAddress: z.string() }));
const notice = z.object({
  notificationType: z.string().optional(),
  /** The type in events of a configuration set. */
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z.object({ complaintFeedbackType: z.string().optional(), complainedRecipients: recipients }).optional(),
});

/** What SES reports: `Transient` bounces may pass, and some complaints say that a mail was *not* spam. */
export function readSes(message: string): MailReport[] {
  const { notificationType, eventType, bounce, complaint } = readJson(notice, message) ?? {};
  const type = notificationType ?? eventType;
  if (type === 'Bounce' && bounce?.bounceType === 'Permanent')
    return bounce.bouncedRecipients.map(({ emailAddress }) => ({ address: emailAddress, kind: 'bounce' }));
  if (type === 'Complaint' && complaint && complaint.complaintFeedbackType !== 'not-spam')
    return complaint.complainedRecipients.map(({ emailAddress }) => ({ address: emailAddress, kind: 'complaint' }));
  return [];
}

async function fetchPage(address: string): Promise<string> {
  const signal = AbortSignal.timeout(answerLimitMs);
  try {
    const answer = await fetch(address, { signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new ReporterAway(`SNS could not be asked: ${String(error)}`);
  }
}
