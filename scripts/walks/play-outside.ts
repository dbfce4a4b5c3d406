import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as askUnencrypted } from 'node:http';
import { createServer as createHttps, get, request as askEncrypted } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer as createTls } from 'node:tls';
import { mollieSettings, startFakeMollie } from '../../api/test/fake-mollie.ts';
import type { FakeProvider } from '../../api/test/fake-provider.ts';
import { aMailServer, type MailServer } from '../../api/test/mail-server.ts';

/** The walked machine's name, and where it and everybody else are. */
export const site = new URL(mollieSettings.webhookUrl).hostname;
export const addresses = { machine: '10.77.0.2', outside: '10.77.0.1' } as const;
const mailName = `mail.${site}`;
/** The key that Mollie accepts, and the login of the mail server. */
export const mollieKey = mollieSettings.apiKey;
export const smtpUrl = `smtps://play:apple@${mailName}`;

const mollieName = 'api.mollie.com';
const authorityName = 'acme-v02.api.letsencrypt.org';
const authorityPort = 14_000;
const authorityControl = 15_000;

/** What a machine finds on the internet: the DNS, a mail server, Mollie, and an authority that signs certificates. */
export interface Outside {
  mail: MailServer;
  mollie: FakeProvider;
  /** The file with the certificate of all these servers, and, in PEM, the one by which the authority signs. */
  certificate: string;
  root: string;
  close(): Promise<void>;
}

/**
 * Plays the internet at `addresses.outside`, which must be this network namespace's (decisions/0141-the-outside-is-played.md); needs `dnsmasq` and
 * `pebble`.
 * @param folder for keys and settings
 */
export async function playOutside(folder: string): Promise<Outside> {
  const [key, certificate] = makeCertificate(folder);
  const secured = { key: readFileSync(key), cert: readFileSync(certificate) };
  const mail = await aMailServer();
  const mollie = await startFakeMollie();
  const programs = [spawn('dnsmasq', dnsOf(), { stdio: 'inherit' }), startAuthority(folder, key, certificate)];

  const mails = createTls(secured, (socket) => {
    const through = connect(Number(new URL(mail.url).port), '127.0.0.1');
    for (const end of [socket, through]) end.on('error', () => undefined);
    socket.pipe(through).pipe(socket);
  });
  const calls = createHttps(secured, (asked, answer) => {
    const toMollie = asked.headers.host === mollieName;
    const to = toMollie
      ? askUnencrypted(new URL(asked.url ?? '/', mollie.url), { method: asked.method, headers: asked.headers })
      : askEncrypted({
          port: authorityPort,
          rejectUnauthorized: false,
          // Where Let's Encrypt has it.
          path: asked.url === '/directory' ? '/dir' : asked.url,
          method: asked.method,
          headers: asked.headers,
        });
    to.on('error', () => answer.destroy());
    to.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)));
    asked.pipe(to);
  });
  mails.listen(465, addresses.outside);
  calls.listen(443, addresses.outside);
  await Promise.all([once(mails, 'listening'), once(calls, 'listening')]);
  return {
    mail,
    mollie,
    certificate,
    root: await rootOfAuthority(),
    async close() {
      for (const program of programs) program.kill();
      for (const server of [mails, calls]) server.close();
      mail.close();
      await mollie.close();
    },
  };
}

/** The key and certificate of the outside's servers, in files of this folder; made unless they are there. */
export function makeCertificate(folder: string): [key: string, certificate: string] {
  const [key, certificate] = [join(folder, 'outside.key'), join(folder, 'outside.crt')];
  if (existsSync(certificate)) return [key, certificate];
  const names = [mollieName, authorityName, mailName].map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', '/CN=outside', '-addext', `subjectAltName=${names}`];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  return [key, certificate];
}

/** The records of docs/mail.md#records for a mail server that signs itself, and the machine's own name. */
function dnsOf(): string[] {
  const { machine, outside } = addresses;
  const known = [mollieName, authorityName, mailName].map((name) => `--host-record=${name},${outside}`);
  return [
    '--keep-in-foreground',
    '--no-resolv',
    '--no-hosts',
    '--bind-interfaces',
    `--listen-address=${outside}`,
    `--host-record=${site},${machine}`,
    ...known,
    `--mx-host=${site},${mailName},10`,
    `--txt-record=${site},v=spf1 ip4:${outside} -all`,
    `--txt-record=_dmarc.${site},v=DMARC1; p=quarantine; rua=mailto:dmarc@${site}`,
  ];
}

/** Let's Encrypt's own test server, which visits the machine as Let's Encrypt does. */
function startAuthority(folder: string, privateKey: string, certificate: string): ChildProcess {
  const file = join(folder, 'pebble.json');
  const pebble = {
    listenAddress: `127.0.0.1:${authorityPort}`,
    managementListenAddress: `127.0.0.1:${authorityControl}`,
    certificate,
    privateKey,
    httpPort: 80,
    tlsPort: 443,
    ocspResponderURL: '',
  };
  writeFileSync(file, JSON.stringify({ pebble }));
  return spawn('pebble', ['-config', file, '-dnsserver', `${addresses.outside}:53`], {
    stdio: 'ignore',
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' },
  });
}

async function rootOfAuthority(): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const root = await read().catch(() => null);
    if (root !== null) return root;
    if (tries > 50) throw new Error('pebble does not start');
    await wait(200);
  }
  async function read(): Promise<string> {
    const asked = get({ port: authorityControl, path: '/roots/0', rejectUnauthorized: false });
    const [answer] = await once(asked, 'response');
    return (await answer.setEncoding('utf8').toArray()).join('');
  }
}
