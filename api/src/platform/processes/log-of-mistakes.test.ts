import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const lines: string[] = [];
const server = useServer({ LOG_LEVEL: 'info' }, { logTo: { write: (line) => void lines.push(line) } });
let player: Player;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  player = await aPlayer(server);
});
beforeEach(() => lines.splice(0));

const json = { 'content-type': 'application/json' };
const form = (type = 'multipart/form-data; boundary=x') => ({ 'content-type': type });
const photo = (bytes: string, name = 'a.jpg') =>
  `--x\r\ncontent-disposition: form-data; name="photo"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n${bytes}\r\n--x--\r\n`;

/** Sends raw bytes and hangs up, after the answer or before it. */
async function raw(bytes: string, { hangUp = false } = {}): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo;
  const isOver = new Promise((over) => server.app.server.once('connection', (theirs) => theirs.once('close', over)));
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((sent) => socket.write(bytes, sent));
  if (hangUp) socket.resetAndDestroy();
  else await once(socket, 'data').then(() => socket.destroy());
  await isOver;
  // Once the server has answered another request, it has logged whatever it had to.
  await server.call('GET', '/api/users/usersCount');
}

const upload = (length: number) =>
  `PATCH /api/users/updateMe HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${player.token}\r\n` +
  `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${photo('p'.repeat(5000)).slice(0, 4000)}`;

/** Mistakes of visitors and their programs, and requests they abort. */
const mistakes: Record<string, () => Promise<unknown>> = {
  'a body that is no JSON': () => server.call('POST', '/api/users/login', { body: '{"email":', headers: json }),
  'a body that is empty': () => server.call('POST', '/api/users/login', { body: '', headers: json }),
  'a body with __proto__': () =>
    server.call('POST', '/api/users/login', { body: '{"__proto__":{"admin":true}}', headers: json }),
  'a body of another type': () =>
    server.call('POST', '/api/users/login', { body: '<a/>', headers: { 'content-type': 'application/xml' } }),
  'a body of a type that is none': () =>
    server.call('POST', '/api/users/login', { body: 'x', headers: { 'content-type': 'a;;b' } }),
  'a body that is too long': () =>
    server.call('POST', '/api/users/login', { body: `{"email":"${'a'.repeat(300_000)}"}`, headers: json }),
  'an address that can not be decoded': () => server.call('GET', '/api/matches/%E0%A4%A'),
  'an address that is unknown': () => server.call('GET', '/api/nothing'),
  'a long parameter': () => server.call('GET', `/api/matches/${'a'.repeat(5000)}`),
  'a form without a boundary': () =>
    server.call('PATCH', '/api/users/updateMe', { as: player.token, body: 'x', headers: form('multipart/form-data') }),
  'a form that is cut off': () =>
    server.call('PATCH', '/api/users/updateMe', { as: player.token, body: photo('x').slice(0, -9), headers: form() }),
  'a form with too many parts': () =>
    server.call('PATCH', '/api/users/updateMe', {
      as: player.token,
      body: `${'--x\r\ncontent-disposition: form-data; name="name"\r\n\r\na\r\n'.repeat(20)}--x--\r\n`,
      headers: form(),
    }),
  'a picture that is none': () =>
    server.call('PATCH', '/api/users/updateMe', { as: player.token, body: photo('no picture'), headers: form() }),
  'a picture that is too large': () =>
    server.call('PATCH', '/api/users/updateMe', {
      as: player.token,
      body: photo('p'.repeat(11_000_000)),
      headers: form(),
    }),
  'an upload that is broken off': () => raw(upload(9_000_000), { hangUp: true }),
  'an answer that nobody waits for': () =>
    raw('GET /api/matches HTTP/1.1\r\nhost: localhost\r\n\r\n', { hangUp: true }),
  'a call that is broken off': () =>
    raw('POST /api/users/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{', {
      hangUp: true,
    }),
  'live updates that are left': async () =>
    raw(`GET /api/matches/${await aGame(server)}/live HTTP/1.1\r\nhost: localhost\r\n\r\n`),
  'what is no HTTP': () => raw('\u0016\u0003\u0001 hello\r\n\r\n'),
  'a header that is none': () => raw('GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n'),
  'a Google token that is none': () => server.call('POST', '/api/mobile/google/login', { body: { idToken: 'a.b.c' } }),
  'a report that is not signed': () =>
    server.call('POST', '/api/payments/webhooks/sandbox', { body: 'x', headers: json }),
};

test.each(Object.entries(mistakes))('%s: no stack in the log, and no error', async (_, make) => {
  await make();
  expect(lines.filter((line) => line.includes('"stack"') || Number(JSON.parse(line).level) >= 50)).toEqual([]);
});

test('what is ours to mend is in the log, with its stack', async () => {
  server.app.log.error(new Error('ours'), 'something broke');
  expect(lines.join('')).toContain('"stack"');
});
