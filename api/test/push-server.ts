import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push message as it arrived: what the browser would show, and who signed it. */
interface ReceivedPush {
  payload: { title: string; body: string; path: string; tag: string; unread: number };
  ttl: number;
  /** The claims of the VAPID token, whose signature was verified. */
  claims: { aud: string; sub: string; exp: number };
  /** The public key that signed it, base64url. */
  key: string;
}

/** A browser that has subscribed: it has the keys to read what it is sent. */
interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: ReceivedPush[];
}

export interface PushServer {
  origin: string;
  /** What it answers to the next messages; 201 if no answer is left. */
  answers: { status: number; retryAfter?: string }[];
  /** How many requests came so far. */
  asked: number;
  subscribe(): Browser;
  close(): void;
}

/** A push service on loopback, with browsers that decrypt (RFC 8291) and check the signature (RFC 8292). */
export async function aPushServer(): Promise<PushServer> {
  const browsers = new Map<string, { browser: Browser; keys: ECDH; auth: Buffer }>();
  const http = createServer((request, response) => {
    void (async () => {
      server.asked += 1;
      const subscribed = browsers.get(request.url ?? '');
      const answer = server.answers.shift() ?? { status: subscribed ? 201 : 410 };
      const body = await bodyOf(request);
      if (answer.status === 201 && subscribed)
        subscribed.browser.received.push({
          payload: JSON.parse(decrypt(body, subscribed.keys, subscribed.auth)) as ReceivedPush['payload'],
          ttl: Number(request.headers.ttl),
          ...verified(request.headers.authorization ?? ''),
        });
      response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {});
      response.end('no');
    })();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: PushServer = {
    origin,
    answers: [],
    asked: 0,
    subscribe() {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      const subscription = {
        endpoint: origin + path,
        keys: { p256dh: keys.generateKeys('base64url'), auth: auth.toString('base64url') },
      };
      const browser = { subscription, received: [] };
      browsers.set(path, { browser, keys, auth });
      return browser;
    },
    close: () => void http.close(),
  };
  return server;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** RFC 8291 with aes128gcm (RFC 8188): salt, record size, the sender's key, one record. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + senderKey.length);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce);
  opened.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** `vapid t=…, k=…`: an ES256 token by that key. */
function verified(header: string): Pick<ReceivedPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is not that of the key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'], key };
}
