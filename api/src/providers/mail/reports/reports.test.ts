import { describe, expect, test } from 'vitest';
import {
  mailgunEvent,
  mailgunKey,
  postmarkBounce,
  sesBounce,
  sesCertificate,
  sesCertificateUrl,
  sesComplaint,
  sesTopic,
  snsCall,
} from '../../../../test/mail-reports.ts';
import { mailgunReports, readMailgun } from './mailgun.ts';
import { postmarkReports, readPostmark } from './postmark.ts';
import { readSes, sesReports } from './ses.ts';

const to = 'jane@example.com';
const bounce = [{ address: to, kind: 'bounce' }];
const complaint = [{ address: to, kind: 'complaint' }];
const at = new Date('2027-03-01T12:00:00Z');
const earlier = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

describe('what is final', () => {
  test.each([
    ['a hard bounce', postmarkBounce(to), bounce],
    ['an address that is none', postmarkBounce(to, { Type: 'BadEmailAddress' }), bounce],
    ['a full mailbox', postmarkBounce(to, { Type: 'SoftBounce' }), []],
    ['a block of our network', postmarkBounce(to, { Type: 'Blocked' }), []],
    ['an answer of an absent owner', postmarkBounce(to, { Type: 'AutoResponder' }), []],
    ['a complaint', postmarkBounce(to, { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }), complaint],
    ['a delivery', JSON.stringify({ RecordType: 'Delivery', Recipient: to }), []],
    ['no JSON', 'RecordType=Bounce', []],
  ])('of Postmark: %s', (_, body, said) => {
    expect(readPostmark(body)).toEqual(said);
  });

  test.each([
    ['a bounce', mailgunEvent(to), bounce],
    ['one that had bounced before', mailgunEvent(to, { reason: 'suppress-bounce' }), bounce],
    ['one that is tried again', mailgunEvent(to, { severity: 'temporary', reason: 'generic' }), []],
    ['one that was tried for too long', mailgunEvent(to, { reason: 'old' }), []],
    ['one that had unsubscribed', mailgunEvent(to, { reason: 'suppress-unsubscribe' }), []],
    ['a complaint', mailgunEvent(to, { event: 'complained' }), complaint],
    ['a delivery', mailgunEvent(to, { event: 'delivered' }), []],
    ['no JSON', 'event=failed', []],
  ])('of Mailgun: %s', (_, body, said) => {
    expect(readMailgun(body)).toEqual(said);
  });

  test.each([
    ['a permanent bounce', sesBounce(to), bounce],
    ['a bounce that may pass', sesBounce(to, 'Transient'), []],
    ['a bounce of which nothing is known', sesBounce(to, 'Undetermined'), []],
    ['a complaint', sesComplaint(to), complaint],
    ['somebody who says that it was no spam', sesComplaint(to, 'not-spam'), []],
    ['a delivery', JSON.stringify({ notificationType: 'Delivery', delivery: { recipients: [to] } }), []],
    ['words', 'Successfully validated SNS topic for Amazon SES event publishing.', []],
  ])('of SES: %s', (_, message, said) => {
    expect(readSes(message)).toEqual(said);
  });
});

describe('who called', () => {
  const basic = (words: string) => ({ authorization: `Basic ${Buffer.from(words).toString('base64')}` });

  test.each([
    ['rondo:the password of the hook', true],
    ['rondo:another password', false],
    ['root:the password of the hook', false],
    ['', false],
  ])('Postmark is known by name and password: %j', async (words, isKnown) => {
    const read = await postmarkReports('the password of the hook').read({
      body: postmarkBounce(to),
      headers: basic(words),
      at,
    });
    expect(read).toEqual(isKnown ? { reports: bounce } : null);
  });

  test.each([
    ['its key', { at }, true],
    ['its key, an hour ago', { at: earlier(59) }, true],
    ['its key, too long ago', { at: earlier(61) }, false],
    ['its key, too far ahead', { at: earlier(-61) }, false],
    ['another key', { at, key: 'key-of-somebody-else' }, false],
  ])('Mailgun is known by %s', async (_, signed, isKnown) => {
    const read = await mailgunReports(mailgunKey).read({ body: mailgunEvent(to, signed), headers: {}, at });
    expect(read).toEqual(isKnown ? { reports: bounce, once: 'a'.repeat(50) } : null);
  });

  function asked() {
    const addresses: string[] = [];
    const reporter = sesReports(sesTopic, async (address) => {
      addresses.push(address);
      return sesCertificate;
    });
    return { addresses, read: (body: string) => reporter.read({ body, headers: {}, at }) };
  }

  test.each(['1', '2'] as const)(
    'SES is known by Amazon’s certificate, which is fetched once: signature %s',
    async (SignatureVersion) => {
      const { addresses, read } = asked();
      expect(await read(snsCall(sesBounce(to), { at, SignatureVersion }))).toEqual({ reports: bounce });
      expect(await read(snsCall(sesComplaint(to), { at: earlier(50), SignatureVersion }))).toEqual({
        reports: complaint,
      });
      expect(addresses).toEqual([sesCertificateUrl]);
    },
  );

  const path = '/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem';
  test.each([
    ['plain http', `http://sns.eu-west-1.amazonaws.com${path}`],
    ['another host', `https://sns.eu-west-1.amazonaws.com.example.com${path}`],
    ['a bucket of anybody', `https://mine.s3.eu-west-1.amazonaws.com${path}`],
    ['a name that ends like it', `https://mysns.eu-west-1.amazonaws.com${path}`],
    ['another region', `https://sns.us-east-1.amazonaws.com${path}`],
    ['a user name', `https://sns.eu-west-1.amazonaws.com@example.com${path}`],
    ['a user name before it', `https://me@sns.eu-west-1.amazonaws.com${path}`],
    ['another port', `https://sns.eu-west-1.amazonaws.com:8443${path}`],
    ['another path', 'https://sns.eu-west-1.amazonaws.com/?Action=Publish'],
    ['a path that leads elsewhere', `https://sns.eu-west-1.amazonaws.com/..%2f${path}`],
    ['no address', 'certificate'],
  ])('a certificate at %s is never fetched', async (_, SigningCertURL) => {
    const { addresses, read } = asked();
    expect(await read(snsCall(sesBounce(to), { at, SigningCertURL }))).toBeNull();
    expect(addresses).toEqual([]);
  });

  test('another topic, another time, a changed word or a broken call is not ours', async () => {
    const { read } = asked();
    expect(await read(snsCall(sesBounce(to), { at, TopicArn: sesTopic.replace('rondo', 'other') }))).toBeNull();
    expect(await read(snsCall(sesBounce(to), { at: earlier(61) }))).toBeNull();
    expect(await read(snsCall(sesBounce(to), { at }).replace('jane@', 'anna@'))).toBeNull();
    expect(await read('{}')).toBeNull();
  });

  test('a subscription is confirmed at Amazon, and nowhere else', async () => {
    const confirm = (SubscribeURL: string) =>
      snsCall('You have chosen to subscribe', { at, Type: 'SubscriptionConfirmation', SubscribeURL });
    const url = `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${sesTopic}&Token=2336412f37`;
    const ours = asked();
    expect(await ours.read(confirm(url))).toEqual({ reports: [] });
    expect(ours.addresses).toEqual([sesCertificateUrl, url]);
    const theirs = asked();
    expect(await theirs.read(confirm('https://example.com/?Action=ConfirmSubscription'))).toEqual({ reports: [] });
    expect(theirs.addresses).toEqual([sesCertificateUrl]);
  });
});
