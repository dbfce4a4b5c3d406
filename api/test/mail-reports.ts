import { createHmac, createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signedText } from '../src/providers/mail/reports/ses.ts';

// Calls of mail providers in the forms that their manuals show, including the parts that Rondo's code must ignore.

/** When calls were made whose time isn't given. */
const usualMoment = new Date('2027-03-01T12:00:00Z');

/** A bounce as Postmark's webhook has it; `SpamComplaint` has the same fields. */
export const postmarkBounce = (Email: string, { Type = 'HardBounce', RecordType = 'Bounce' } = {}) =>
  JSON.stringify({
    RecordType,
    MessageStream: 'outbound',
    ID: 4_323_372_036_854,
    Type,
    TypeCode: 1,
    Name: 'Hard bounce',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    ServerID: 23,
    Metadata: {},
    Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
    Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
    Email,
    From: 'no-reply@rondo.test',
    BouncedAt: '2026-11-28T16:33:54.9070259Z',
    DumpAvailable: true,
    Inactive: true,
    CanActivate: true,
    Subject: 'Welkom',
    Content: '',
  });

export const mailgunKey = 'key-of-a-mailgun-that-there-is-not-1234';

interface MailgunEvent {
  event?: string;
  severity?: string;
  reason?: string;
  key?: string;
  at?: Date;
  token?: string;
}

/** An event as Mailgun's webhook has it. */
export function mailgunEvent(
  recipient: string,
  {
    event = 'failed',
    severity = 'permanent',
    reason = 'bounce',
    key = mailgunKey,
    at = usualMoment,
    token = 'a'.repeat(50),
  }: MailgunEvent = {},
): string {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return JSON.stringify({
    signature: {
      timestamp,
      token,
      signature: createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex'),
    },
    'event-data': {
      id: 'G9Bn5sl1TC6nu79C8C0bwg',
      timestamp: at.getTime() / 1000,
      'log-level': 'error',
      event,
      severity,
      reason,
      'delivery-status': {
        'attempt-no': 1,
        message: '',
        code: 605,
        description: 'Not delivering to previously bounced address',
        'session-seconds': 0,
      },
      flags: { 'is-routed': false, 'is-authenticated': true, 'is-system-test': false, 'is-test-mode': false },
      envelope: { sender: 'no-reply@rondo.test', transport: 'smtp', targets: recipient },
      message: {
        headers: { to: recipient, 'message-id': '20130503192659.13651.20287@rondo.test' },
        attachments: [],
        size: 111,
      },
      recipient,
      'recipient-domain': recipient.split('@')[1],
      campaigns: [],
      tags: [],
      'user-variables': {},
    },
  });
}

export const sesTopic = 'arn:aws:sns:eu-west-1:123456789012:rondo-mail';
export const sesCertificateUrl =
  'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem';
const own = (name: string) => readFileSync(new URL(`certificates/${name}`, import.meta.url), 'utf8');
/** The certificate at that address, made with a key of the test's own. */
export const sesCertificate = own('pass.pem');

interface SnsCall {
  Type?: 'Notification' | 'SubscriptionConfirmation';
  TopicArn?: string;
  SignatureVersion?: '1' | '2';
  SigningCertURL?: string;
  SubscribeURL?: string;
  at?: Date;
}

/** A call of Amazon SNS, signed as it signs. */
export function snsCall(
  Message: string,
  {
    Type = 'Notification',
    TopicArn = sesTopic,
    SignatureVersion = '2',
    SigningCertURL = sesCertificateUrl,
    at = usualMoment,
    ...more
  }: SnsCall = {},
): string {
  const said = {
    Type,
    MessageId: '165545c9-2a5c-472c-8df2-7ff2be2b3b1b',
    TopicArn,
    Message,
    Timestamp: at.toISOString(),
    ...(Type === 'SubscriptionConfirmation' && { Token: '2336412f37', ...more }),
  };
  const signer = createSign(SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256');
  const Signature = signer.update(signedText(said)).sign(own('pass.key'), 'base64');
  return JSON.stringify({ ...said, SignatureVersion, Signature, SigningCertURL });
}

const mail = { timestamp: '2026-11-28T14:59:38.237Z', source: 'no-reply@rondo.test', messageId: '0100017f-000000' };

/** A bounce as SES says it in a message of SNS. */
export const sesBounce = (emailAddress: string, bounceType = 'Permanent') =>
  JSON.stringify({
    notificationType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [
        { emailAddress, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
      ],
      timestamp: '2026-11-28T14:59:38.605Z',
      feedbackId: '0100017f-000001',
      remoteMtaIp: '127.0.2.0',
      reportingMTA: 'dsn; a8-70.smtp-out.amazonses.com',
    },
    mail: { ...mail, destination: [emailAddress] },
  });

/** A complaint as SES says it, in an event of a configuration set. */
export const sesComplaint = (emailAddress: string, complaintFeedbackType = 'abuse') =>
  JSON.stringify({
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress }],
      timestamp: '2026-11-28T14:59:38.605Z',
      feedbackId: '0100017f-000002',
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType,
    },
    mail: { ...mail, destination: [emailAddress] },
  });
