import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { TLSSocket } from 'node:tls';

const certificate = (name: string) => readFileSync(new URL(`certificates/${name}`, import.meta.url), 'utf8');

/** Certificates like Apple's, for a team that doesn't exist, valid until 2056. */
export const appleSettings = {
  APPLE_PASS_TYPE: 'pass.test.rondo.ticket',
  APPLE_TEAM: 'TEAM123456',
  APPLE_PASS_CERTIFICATE: certificate('pass.pem'),
  APPLE_PASS_KEY: certificate('pass.key'),
  APPLE_WWDR: certificate('wwdr.pem'),
};

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export const googlePublicKey = pair.publicKey;
export const googleEmail = 'tickets@rondo-test.iam.gserviceaccount.com';

/** The settings of a service account for which the fake gives tokens. */
export const googleSettings = (url: string) => ({
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_URL: url,
  GOOGLE_WALLET_KEY: JSON.stringify({
    type: 'service_account',
    client_email: googleEmail,
    private_key: pair.privateKey,
    token_uri: `${url}/token`,
  }),
});

interface Pushed {
  token: string;
  topic: string;
  body: string;
  /** The name in the connection's certificate. */
  by: string | null;
}

export interface FakeApple {
  url: string;
  pushed: Pushed[];
  /** The answer for a token, if not 200; null: it closes without an answer. */
  answers: Map<string, { status: number; reason?: string } | null>;
  close(): void;
}

/** Apple's push service on loopback, which remembers what it was sent. */
export async function startFakeApple({ tls }: { tls: boolean }): Promise<FakeApple> {
  const server = tls
    ? http2.createSecureServer({
        cert: certificate('push.pem'),
        key: certificate('push.key'),
        ca: certificate('wwdr.pem'),
        requestCert: true,
        rejectUnauthorized: true,
      })
    : http2.createServer();
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session: http2.ServerHttp2Session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const url = await listen(server, tls ? 'https' : 'http');
  const fake: FakeApple = {
    url,
    pushed: [],
    answers: new Map(),
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
  server.on('stream', (stream: http2.ServerHttp2Stream, headers: http2.IncomingHttpHeaders) => {
    void (async () => {
      const token = headers[':path']?.replace('/3/device/', '') ?? '';
      const body = (await stream.toArray()).join('');
      const socket = stream.session?.socket as TLSSocket | undefined;
      const by = tls ? (socket?.getPeerCertificate().subject.CN?.toString() ?? null) : null;
      fake.pushed.push({ token, topic: String(headers['apns-topic']), body, by });
      const answer = fake.answers.get(token);
      if (answer === null) return stream.close(http2.constants.NGHTTP2_CANCEL);
      const { status, reason } = answer ?? { status: 200 };
      stream.respond({ ':status': status });
      stream.end(reason ? JSON.stringify({ reason }) : '');
    })();
  });
  return fake;
}

export interface FakeGoogle {
  url: string;
  /** The changes, by the ends of their addresses. */
  patched: { path: string; body: unknown; authorization: string | undefined }[];
  /** The assertions given for tokens. */
  assertions: string[];
  /** The status with which it answers a change. */
  status: number;
  close(): void;
}

/** Google's Wallet on loopback, with its tokens, which remembers what it was told. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString();
      if (request.url === '/token') {
        fake.assertions.push(new URLSearchParams(body).get('assertion') ?? '');
        response.end(JSON.stringify({ access_token: 'a-token', expires_in: 3600, token_type: 'Bearer' }));
        return;
      }
      const path = `${request.method} ${request.url}`;
      fake.patched.push({ path, body: JSON.parse(body) as unknown, authorization: request.headers.authorization });
      response.writeHead(fake.status).end('{}');
    })();
  });
  const fake: FakeGoogle = {
    url: await listen(server, 'http'),
    patched: [],
    assertions: [],
    status: 200,
    close: () => void server.close(),
  };
  return fake;
}

async function listen(server: Server, scheme: string): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
