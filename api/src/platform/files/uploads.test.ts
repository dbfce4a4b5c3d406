import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { profileCalls } from '../../../test/profile-calls.ts';
import { useServer } from '../../../test/server.ts';

/** A folder of its own, because in a shared one other tests' uploads would be counted. */
const folder = mkdtempSync(path.join(tmpdir(), 'rondo-uploads-'));
const server = useServer({ DATA_DIR: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));
const { update, photoOf } = profileCalls(server);
const sockets: Socket[] = [];
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Other tests may share the two cores. */
const patience = { timeout: 10_000 };

const lying = async () => (await readdir(path.join(folder, 'incoming')).catch(() => [])).length;

/** Starts an upload and sends a part of it. `status` is the answer's status, which comes at once only if the upload is refused. */
function begin(player: Player | null, announced: number | null = 9_000_000, sent = 200_000) {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('error', () => undefined).on('data', (chunk) => (answer += String(chunk)));
  const head = [
    'PATCH /api/users/updateMe HTTP/1.1',
    'host: localhost',
    ...(player ? [`authorization: Bearer ${player.token}`] : []),
    'content-type: multipart/form-data; boundary=x',
    announced === null ? 'transfer-encoding: chunked' : `content-length: ${announced}`,
  ];
  const body = `--x\r\ncontent-disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n${'p'.repeat(sent)}`;
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(announced === null ? `${body.length.toString(16)}\r\n${body}\r\n` : body);
  return { socket, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), answer: () => answer };
}

/** How many were answered with each status. */
const statuses = (uploads: ReturnType<typeof begin>[]) =>
  [...Map.groupBy(uploads, (one) => one.status())]
    .map(([status, those]) => [status, those.length] as const)
    .toSorted(([a], [b]) => a - b);

test('of many unfinished ones a few are read, to the disk; hung up on, they leave nothing, and others may come', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => aPlayer(server)));
  const uploads = people.map((player) => begin(player));
  await expect
    .poll(() => statuses(uploads), patience)
    .toEqual([
      [0, 24],
      [503, 36],
    ]);
  expect(uploads.find((one) => one.status() === 503)?.answer()).toMatch(/retry-after: \d/i);
  await expect.poll(lying, patience).toBe(24);
  for (const { socket } of uploads) socket.destroy();
  await expect.poll(lying, patience).toBe(0);
  const player = await aPlayer(server);
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#d02020' } }).jpeg();
  await expect.poll(async () => (await update(player, {}, await picture.toBuffer())).status, patience).toBe(200);
  expect(await photoOf(player)).toMatch(/^\/files\/photos/);
  expect(await lying()).toBe(0);
});

test('one person has two at a time', async () => {
  const player = await aPlayer(server);
  const uploads = Array.from({ length: 5 }, () => begin(player));
  await expect
    .poll(() => statuses(uploads), patience)
    .toEqual([
      [0, 2],
      [429, 3],
    ]);
  const refused = uploads.find((one) => one.status() === 429)?.answer();
  expect(refused).toMatch(/retry-after: 60/i);
  expect(refused).toContain('Please try again in 1 min.');
});

test('what is too large, or of nobody, is refused before it is read; what turns out too large is cut off', async () => {
  const player = await aPlayer(server);
  // Files of uploads that were cut off are removed a moment later.
  await expect.poll(lying, patience).toBe(0);
  const [large, nobody] = [begin(player, 50_000_000), begin(null)];
  await expect.poll(() => large.status(), patience).toBe(400);
  expect(large.answer()).toContain('picture_not_usable');
  await expect.poll(() => nobody.status(), patience).toBe(401);
  expect(await lying()).toBe(0);
  const endless = begin(player, null, 11 * 1024 * 1024);
  endless.socket.write('7\r\n\r\n--x--\r\n0\r\n\r\n');
  await expect.poll(() => endless.status(), patience).toBe(400);
  await expect.poll(lying, patience).toBe(0);
});
