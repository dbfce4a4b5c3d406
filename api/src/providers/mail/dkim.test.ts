import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMailServer, type MailServer } from '../../../test/mail-server.ts';
import { readConfig } from '../../platform/config.ts';
import { smtpMail } from './smtp.ts';

const pemOf = (bits: number) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const pair = pemOf(2048);
const settings = {
  MAIL_FROM: 'Rondo <no-reply@mail.rondo.test>',
  MAIL_DKIM_DOMAIN: 'rondo.test',
  MAIL_DKIM_SELECTOR: 'r1',
  MAIL_DKIM_KEY: pair.privateKey,
};

let server: MailServer;
beforeAll(async () => {
  server = await aMailServer();
});
afterAll(() => server.close());

/** A field of a header as it is signed (RFC 6376, section 3.4.2). */
const relaxed = (name: string, value: string) => `${name.toLowerCase()}:${value.replaceAll(/\s+/g, ' ').trim()}`;

/** Checks a mail's signature as a receiver does. @returns what it covers, or null */
function readSignature(mail: string, publicKey: string) {
  const end = mail.indexOf('\r\n\r\n');
  const fields = mail
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)] as const);
  const valueOf = (name: string) => fields.findLast(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? '';
  const signature = valueOf('DKIM-Signature');
  const tags: Record<string, string> = Object.fromEntries(
    signature
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  );
  const body = mail
    .slice(end + 4)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ (?=\r\n)/g, '')
    .replace(/(?:\r\n)*$/, '\r\n');
  const names: string[] = tags['h']?.split(':') ?? [];
  const signed = [
    ...names.map((name) => relaxed(name, valueOf(name))),
    relaxed('dkim-signature', signature.replace(/\bb=[^;]*$/, 'b=')),
  ].join('\r\n');
  const isWhole = createHash('sha256').update(body).digest('base64') === tags['bh'];
  const isOurs = verify(
    'RSA-SHA256',
    Buffer.from(signed),
    createPublicKey(publicKey),
    Buffer.from(tags['b'] ?? '', 'base64'),
  );
  return isWhole && isOurs ? { domain: tags['d'], selector: tags['s'], names } : null;
}

describe('a signed mail', () => {
  test('is verified by the key in the DNS, with its sender, words and the links that unsubscribe', async () => {
    const { dkim, mailFrom } = readConfig(settings);
    const provider = smtpMail(server.url, mailFrom, { dkim });
    await provider.send({
      to: 'sanne@example.com',
      subject: 'Vrijdag gaat door — tot zo!',
      text: 'Hoi  Sanne,\n\ntot vrijdag   \n.\n\n',
      html: '<p>Hoi Sanne, tot vrijdag</p>',
      messageId: '<one@rondo.test>',
      replyTo: 'hello@rondo.test',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': '<https://rondo.test/unsubscribe/x>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      calendar: null,
      file: null,
    });
    provider.close();
    const [mail = ''] = server.taken;
    const read = readSignature(mail, pair.publicKey);
    expect(read).toMatchObject({ domain: 'rondo.test', selector: 'r1' });
    expect(read?.names).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'date',
        'message-id',
        'reply-to',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    );
    expect(readSignature(mail.replace('tot vrijdag', 'tot zaterdag'), pair.publicKey)).toBeNull();
    expect(readSignature(mail.replace('From: Rondo', 'From: Bank'), pair.publicKey)).toBeNull();
    expect(readSignature(mail, pemOf(2048).publicKey)).toBeNull();
  });
});

describe('the settings of a signature', () => {
  test('are none, or all three; an end of line may be written as \\n', () => {
    expect(readConfig({}).dkim).toBeNull();
    const inOneLine = pair.privateKey.replaceAll('\n', String.raw`\n`);
    expect(readConfig({ ...settings, MAIL_DKIM_KEY: inOneLine }).dkim).toEqual({
      domain: 'rondo.test',
      selector: 'r1',
      key: pair.privateKey,
    });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ MAIL_DKIM_SELECTOR: '' }, /^MAIL_DKIM_DOMAIN, .* are needed together: MAIL_DKIM_SELECTOR is missing\.$/],
    [{ MAIL_DKIM_KEY: 'a key' }, /MAIL_DKIM_KEY \(in PEM\)\.$/],
    [{ MAIL_DKIM_KEY: '-----BEGIN PRIVATE KEY-----\nx' }, /^MAIL_DKIM_KEY can't be read: [^.]+\.$/],
    [{ MAIL_DKIM_KEY: pair.publicKey }, /^MAIL_DKIM_KEY can't be read: [^.]+\.$/],
    [{ MAIL_DKIM_KEY: pemOf(1024).privateKey }, /^MAIL_DKIM_KEY must be an RSA key of 2048 bits or more\.$/],
    [
      { MAIL_DKIM_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) },
      /^MAIL_DKIM_KEY must be an RSA key of 2048 bits or more\.$/,
    ],
    [{ MAIL_DKIM_DOMAIN: 'example.com' }, /^MAIL_DKIM_DOMAIN must be the domain of MAIL_FROM/],
  ])('%j is refused in one sentence', (wrong, sentence) => {
    expect(() => readConfig({ ...settings, ...wrong })).toThrow(sentence);
  });
});
