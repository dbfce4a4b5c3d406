import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { aMailServer, type MailServer } from '../../../test/mail-server.ts';
import { ask, type RealProcess, repository, startProcess, untilServing } from '../../../test/real-process.ts';
import { useServer } from '../../../test/server.ts';

// Tests decisions/0052-several-processes.md: what one process does, the others know. The database is that of this server, which only looks at it.
const server = useServer();
const main = path.join(repository, 'api/src/main.ts');
const settings = { RONDO_DEMO: '0', NODE_ENV: 'development', STOP_NOTICE_SECONDS: '0' };

/** How long something that takes a second may take on a busy machine. */
const timeout = 60_000;
vi.setConfig({ testTimeout: 2 * timeout, hookTimeout: 2 * timeout });

/** Two processes share one listener, and one has its own. */
let rondo: RealProcess;
let beside: RealProcess;
let mailServer: MailServer;
const ends: (() => void)[] = [];

beforeAll(async () => {
  mailServer = await aMailServer();
  ends.push(() => mailServer.close());
  const env = { ...settings, ...server.databaseSettings, SMTP_URL: mailServer.url };
  const start = (processes: string) =>
    startProcess(
      [process.execPath, main],
      { ...env, RONDO_PROCESSES: processes },
      timeout,
      (end) => void ends.push(end),
    );
  [rondo, beside] = await Promise.all([start('2'), start('1')]);
  await untilServing(rondo, 2);
  // The processes are no demo, and have reset their database's clock.
  await server.clock.refresh();
});
afterAll(() => ends.forEach((end) => end()));

const join = (where: RealProcess, gameId: string, { id, token }: Player) =>
  ask(where, '/api/matches/mainlist', { method: 'POST', as: token, body: { matchId: gameId, targetId: id } });

async function aStream({ origin }: RealProcess, address: string, player?: Player) {
  const page = new AbortController();
  onTestFinished(() => page.abort());
  const headers = player && { authorization: `Bearer ${player.token}` };
  const answer = await fetch(origin + address, { signal: page.signal, ...(headers && { headers }) });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  const isOver = (async () => {
    for (;;) {
      const read = await reader?.read().catch(() => null);
      if (!read || read.done) return;
      text += read.value;
    }
  })();
  return { isOver, text: () => text };
}

const processesOf = (parent: number) =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);

test('people who join one game through all are let in as many as there is room for', async () => {
  const [players, gameId] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => aPlayer(server))),
    aGame(server, { capacity: 20 }),
  ]);
  const answers = await Promise.all(players.map((player, n) => join(n % 3 === 0 ? beside : rondo, gameId, player)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const count = await server.value<number>`
    select count(*) as count from registration where game_id = ${gameId} and status = 'active'`;
  expect(count).toBe(20);
});

// `npm run bench -- processes` measures how soon.
test('a join through one is seen by pages that are open on another', async () => {
  const [player, gameId] = await Promise.all([aPlayer(server), aGame(server)]);
  const pages = await Promise.all([rondo, beside].map((where) => aStream(where, `/api/live?matches=${gameId}`)));
  expect((await join(rondo, gameId, player)).status).toBe(200);
  const seen = () => pages.map(({ text }) => text().includes('"joined_players_number":1'));
  await expect.poll(seen, { timeout }).toEqual([true, true]);
});

test('a session that is ended through one is over in another, with its streams', async () => {
  const player = await aPlayer(server);
  const stream = await aStream(beside, '/api/users/notifications/live', player);
  expect((await ask(rondo, '/api/users/logout', { as: player.token })).status).toBe(200);
  expect((await ask(beside, '/api/users/me', { as: player.token })).status).toBe(401);
  await stream.isOver;
});

test('somebody who guesses at passwords is counted by all', async () => {
  const guess = (where: RealProcess) =>
    ask(where, '/api/users/login', { method: 'POST', body: { email: 'nobody@rondo.test', password: 'Guess2026!' } });
  const answers: number[] = [];
  for (let n = 0; n < 22; n += 1) answers.push((await guess(n % 2 === 0 ? rondo : beside)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
});

test('each mail of a burst is sent once', async () => {
  const recipients = Array.from({ length: 50 }, (_, n) => `burst${n}@rondo.test`);
  await server.sql`insert into mail (recipient, subject, text_body, html_body, created_at)
    select to_, 'Hello', 'Hello', 'Hello', app_now() from unnest(${recipients}::text[]) as r(to_)`;
  const countUnsent = () =>
    server.value<number>`select count(*) as unsent from mail where recipient = any(${recipients}) and sent_at is null`;
  await expect.poll(async () => await countUnsent(), { timeout }).toBe(0);
  const addresses = (await mailServer.read()).map(({ to }) => to?.[0]?.address ?? '');
  const received = addresses.filter((address) => recipients.includes(address));
  expect(received.toSorted((a, b) => a.localeCompare(b))).toEqual(recipients.toSorted((a, b) => a.localeCompare(b)));
});

test('one that is killed is started again; meanwhile the other answers, and does what was due', async () => {
  const due = await aGame(server, { hoursAhead: 11, createdHoursAgo: 48, priceCents: 500 });
  const before = processesOf(rondo.child.pid ?? 0);
  process.kill(before[0] ?? 0, 'SIGKILL');
  await expect.poll(() => processesOf(rondo.child.pid ?? 0), { timeout }).not.toContain(before[0]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(rondo, '/healthz', {})));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const stateOf = () => server.value<string>`select status from game where id = ${due}`;
  await expect.poll(async () => await stateOf(), { timeout }).toBe('cancelled');
  await expect
    .poll(() => processesOf(rondo.child.pid ?? 0).filter((pid) => !before.includes(pid)), { timeout })
    .toHaveLength(1);
  await untilServing(rondo, 2);
});

test('when one can’t start, all end, and it says why', async () => {
  const taken = createServer();
  onTestFinished(() => void taken.close());
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;
  const env = {
    ...process.env,
    ...settings,
    RONDO_PROCESSES: '2',
    ...server.databaseSettings,
    PORT: String(port),
  };
  const start = promisify(execFile)(process.execPath, [main], { env, timeout, killSignal: 'SIGKILL' });
  const reason = expect.stringContaining(`Port ${port} is already taken.`);
  await expect(start).rejects.toMatchObject({ code: 1, stderr: reason });
});
