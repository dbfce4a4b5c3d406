import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort } from './free-port.ts';
import { root } from './run-program.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

/** A proxy from docs/operate/in-front.md: how its file differs on loopback, and how it is started. */
interface Proxy {
  name: 'haproxy' | 'nginx' | 'caddy';
  file: string;
  at: (text: string, to: Place) => string;
  args: (file: string) => string[];
  /** Whether it limits networks, and drops root's rights. */
  isWhole: boolean;
}

interface Place {
  folder: string;
  unencrypted: number;
  encrypted: number;
}

const host = 'rondo.example';
const without = (text: string, words: RegExp) => text.replaceAll(words, '');

const proxies: Proxy[] = [
  {
    name: 'haproxy',
    file: 'haproxy.cfg',
    at: (text, { folder, unencrypted, encrypted }) =>
      without(text, /^ {2}bind :::.*\n/gm)
        .replace('bind :80', `bind 127.0.0.1:${unencrypted}`)
        .replace('bind :443', `bind 127.0.0.1:${encrypted}`)
        .replaceAll('/etc/haproxy/', `${folder}/`),
    args: (file) => ['-W', '-db', '-q', '-f', file],
    isWhole: true,
  },
  {
    name: 'nginx',
    file: 'nginx.conf',
    at: (text, { folder, unencrypted, encrypted }) =>
      `user www-data;\ndaemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents { worker_connections 2000; }\nhttp {\n${without(
        text,
        /^ {2}listen \[::\].*\n/gm,
      )
        .replace('listen 80', `listen 127.0.0.1:${unencrypted}`)
        .replace('listen 443', `listen 127.0.0.1:${encrypted}`)
        .replace('/etc/letsencrypt/live/rondo.example/fullchain.pem', `${folder}/rondo.pem`)
        .replace('/etc/letsencrypt/live/rondo.example/privkey.pem', `${folder}/rondo.pem`)
        .replaceAll(/\/etc\/nginx\/rondo|\/var\/log\/nginx/g, folder)}}\n`,
    args: (file) => ['-q', '-c', file],
    isWhole: true,
  },
  {
    name: 'caddy',
    file: 'Caddyfile',
    at: (text, { folder, unencrypted, encrypted }) =>
      text
        .replace('{\n', `{\nadmin off\ndefault_bind 127.0.0.1\nhttp_port ${unencrypted}\nhttps_port ${encrypted}\n`)
        .replace(`${host}} {\n`, `${host}} {\ntls ${folder}/rondo.pem ${folder}/rondo.pem\n`)
        .replaceAll('/etc/caddy', folder),
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    isWhole: false,
  },
];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks the proxy as a browser does. */
class Visitor {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #to: Place;
  readonly #certificate: Buffer;

  constructor(to: Place) {
    this.#to = to;
    this.#certificate = readFileSync(join(to.folder, 'rondo.pem'));
  }

  get #options() {
    return { host: '127.0.0.1', port: this.#to.encrypted, servername: host, ca: this.#certificate };
  }

  /** @param until ends a stream as soon as its text contains this */
  ask(path: string, { headers = {}, body, until }: { headers?: object; body?: Buffer; until?: string } = {}) {
    const answered = Promise.withResolvers<Answer>();
    const all = { ...this.#options, agent: this.#agent, path, method: body ? 'POST' : 'GET', timeout: 40_000 };
    const asked = request({ ...all, headers: { host, ...headers } }, (answer) => {
      let text = '';
      const end = () => answered.resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (until === undefined || !text.includes(until)) return;
        end();
        answer.destroy();
      });
      answer.on('end', end).on('error', answered.reject);
    });
    asked.on('error', answered.reject).on('timeout', () => asked.destroy(new Error(`${path} took too long`)));
    asked.end(body);
    return answered.promise;
  }

  async unencrypted(path: string): Promise<Answer> {
    const asked = get({ host: '127.0.0.1', port: this.#to.unencrypted, path, headers: { host } });
    const [answer] = await once(asked, 'response');
    answer.resume();
    return { status: answer.statusCode, headers: answer.headers, text: '' };
  }

  /** @returns the protocol that it speaks with clients that know HTTP/2 */
  async protocol(): Promise<string | false | null> {
    const socket = connect({ ...this.#options, ALPNProtocols: ['h2', 'http/1.1'] });
    await once(socket, 'secureConnect');
    socket.destroy();
    return socket.alpnProtocol;
  }

  close(): void {
    this.#agent.destroy();
  }
}

const isAway = ({ status, headers }: Answer) => status === 503 && headers['retry-after'] === '5';
const isOwn = ({ status, headers, text }: Answer) =>
  status === 503 && headers['retry-after'] === '2' && text.includes('of Rondo itself');
const isCall = ({ text }: Answer) => text.includes('"code":"unavailable"');

/** Everything that docs/operate/in-front.md promises about a proxy, in words, with whether it holds. */
async function* walk(visitor: Visitor, one: StandIn, two: StandIn, { isWhole }: Proxy, pid: number) {
  const { status, headers } = await visitor.unencrypted('/match/1?a=b');
  const place = String(headers.location);
  yield [
    'http leads to https',
    [301, 308].includes(status) && /^https:\/\/rondo\.example(:\d+)?\/match\/1\?a=b$/.test(place),
  ];
  yield ['HTTP/2 is spoken', (await visitor.protocol()) === 'h2'];

  const who = await visitor.ask('/api/who', { headers: { 'x-forwarded-for': '1.1.1.1' } });
  yield [
    'the nearest entry is the visitor’s address, whatever they write',
    /(?:^|[ ,])127\.0\.0\.1 https$/.test(who.text),
  ];
  yield ['security headers are Rondo’s, once', who.headers['strict-transport-security'] === 'max-age=31536000'];

  const began = performance.now();
  const live = await visitor.ask('/api/live', { until: 'first' });
  yield ['an event arrives at once', live.status === 200 && performance.now() - began < 1000];
  const later = await visitor.ask('/api/live', { until: 'second' });
  yield ['and the next one half a minute later', later.text.includes('second')];

  const picture = Buffer.alloc(8 * 1024 * 1024, 7);
  yield ['8 MB arrive whole', (await visitor.ask('/api/upload', { body: picture })).text === String(picture.length)];
  yield ['a script of the newer process is found', (await visitor.ask('/assets/newer.js')).text === 'newer'];

  for (const process of [one, two]) process.isReady = false;
  await wait(2500);
  const [call, page] = [await visitor.ask('/api/who'), await visitor.ask('/match/1')];
  yield ['neither is ready: Rondo’s own 503 to calls', isOwn(call)];
  yield ['and its page to pages', isOwn(page)];
  yield ['and scripts as ever', (await visitor.ask('/assets/newer.js')).text === 'newer'];
  for (const process of [one, two]) process.isReady = true;
  await wait(1500);

  await one.end();
  const asked = Array.from({ length: 20 }, () => visitor.ask('/api/who'));
  const answers = await Promise.all(asked);
  yield ['one is gone: all is answered by the other', answers.every(({ text }) => text.startsWith('two '))];
  await two.end();
  await wait(2500);
  const [noCall, noPage] = [await visitor.ask('/api/who'), await visitor.ask('/match/1')];
  yield ['both are gone: 503 with Retry-After, as JSON to calls', isAway(noCall) && isCall(noCall)];
  yield ['and a page in both languages to pages', isAway(noPage) && noPage.text.includes('niet bereikbaar')];
  if (!isWhole) return;

  const flood = await Promise.all(Array.from({ length: 8000 }, () => visitor.ask('/api/who')));
  const refused = flood.filter(({ status: said }) => said === 429);
  yield [
    'a network that floods is told to wait',
    refused.length > 0 && refused.every(({ headers: said }) => said['retry-after'] === '10'),
  ];
  const users = spawnSync('ps', ['-o', 'user=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/);
  yield [
    `who faces the internet is ${[...new Set(users)].join()}, not root`,
    !users.includes('root') && users[0] !== '',
  ];
}

async function walkThrough(proxy: Proxy): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-in-front-'));
  const [one, two] = [await startStandIn('one'), await startStandIn('two')];
  const to: Place = { folder, unencrypted: await freePort(), encrypted: await freePort() };
  makeCertificate(folder);
  copyFileSync(join(root, 'deploy/away.html'), join(folder, 'away.html'));
  const file = join(folder, proxy.file);
  const text = proxy.at(readFileSync(join(root, 'deploy', proxy.file), 'utf8'), to);
  writeFileSync(file, text.replaceAll(':3001', `:${one.port}`).replaceAll(':3002', `:${two.port}`));
  const env = { PATH: `${process.env['PATH']}:/usr/sbin`, XDG_DATA_HOME: folder, HOME: folder };
  const child = spawn(proxy.name, proxy.args(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (words: string) => said.push(words));
  const ended = once(child, 'close');
  const visitor = new Visitor(to);
  let isWell = true;
  try {
    await once(child, 'spawn');
    for (let left = 50; left > 0 && !(await visitor.ask('/healthz').catch(() => null)); left -= 1) await wait(100);
    await wait(1500);
    for await (const [words, holds] of walk(visitor, one, two, proxy, child.pid ?? 0)) {
      console.log(`${holds ? '✓' : '✗'} ${proxy.name}: ${words}`);
      isWell &&= holds === true;
    }
    return isWell;
  } catch (error) {
    console.log(`✗ ${proxy.name}: ${String(error)}\n${said.join('').slice(-2000)}`);
    return false;
  } finally {
    visitor.close();
    child.kill('SIGTERM');
    await ended.catch(() => undefined);
    await Promise.all([one.end(), two.end()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Certificate and key in one file, for a name that only this walk knows. */
function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(join(folder, 'rondo.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  chmodSync(folder, 0o755); // nginx reads the page as another user
}

/**
 * `node scripts/walk-in-front.ts [haproxy] [nginx] [caddy]`: walks through each proxy that docs/operate/in-front.md describes, with its file in
 * deploy/.
 */
const named = process.argv.slice(2);
for (const proxy of proxies)
  if (named.length === 0 || named.includes(proxy.name)) if (!(await walkThrough(proxy))) process.exitCode = 1;
