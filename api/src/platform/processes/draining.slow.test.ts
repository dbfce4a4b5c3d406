import { Agent } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { ask, repository, startProcess, untilServing } from '../../../test/real-process.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const main = path.join(repository, 'api/src/main.ts');

/** How long starting and stopping a process may take on a busy machine. */
const timeout = 120_000;

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

async function startRondo(noticeSeconds: number, processes = 1) {
  const settings = { ...server.databaseSettings, RONDO_DEMO: '0', NODE_ENV: 'development' };
  const rondo = await startProcess([process.execPath, main], {
    ...settings,
    STOP_NOTICE_SECONDS: String(noticeSeconds),
    RONDO_PROCESSES: String(processes),
  });
  await untilServing(rondo, processes);
  // A platform that isn't a demo has reset its database's clock, by which this test then goes.
  await server.clock.refresh();
  return rondo;
}

/** A keep-alive connection that has had one request answered. */
async function anIdleConnection(rondo: { port: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect((await ask(rondo, '/healthz', { agent })).status).toBe(200);
  const [socket] = Object.values(agent.freeSockets).flat();
  const closed = new Promise<string>((resolve) => {
    socket?.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    socket?.once('close', () => resolve('closed'));
  });
  return { agent, closed };
}

test.each([1, 2])(
  'told to end, with logins, joins, a live page and an idle connection: nobody is cut off, by %i processes',
  { timeout },
  async (processes) => {
    const rondo = await startRondo(0, processes);
    const [people, players, gameId] = await Promise.all([
      many(15, () => aPlayerWithPassword(server)),
      many(40, () => aPlayer(server)),
      aGame(server, { capacity: 50 }),
    ]);
    const live = await fetch(`${rondo.origin}/api/live?matches=${gameId}`);
    const reader = live.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    const { closed } = await anIdleConnection(rondo);
    const logins = people.map(({ email }) =>
      ask(rondo, '/api/users/login', { method: 'POST', body: { email, password: oldPassword } }),
    );
    const joins = players.map(({ token, id }) =>
      ask(rondo, '/api/matches/mainlist', { method: 'POST', as: token, body: { matchId: gameId, targetId: id } }),
    );
    await Promise.race(logins); // by then the others are queued
    rondo.child.kill('SIGTERM');
    const answers = await Promise.all([...logins, ...joins]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    while (!(await reader?.read())?.done) continue; // throws if the connection was cut
    expect(await closed).toBe('closed');
    expect(await rondo.ended).toEqual({ code: 0, signal: null });
  },
);

test(
  'says first that it is ending: who asks meanwhile is answered, for the last time on that connection',
  { timeout },
  async () => {
    const rondo = await startRondo(2);
    const { agent } = await anIdleConnection(rondo);
    rondo.child.kill('SIGTERM');
    await expect.poll(async () => (await ask(rondo, '/readyz', {})).status, { interval: 5 }).toBe(503);
    expect(await ask(rondo, '/healthz', { agent })).toEqual({ status: 200, error: null, connection: 'close' });
    expect(await rondo.ended).toEqual({ code: 0, signal: null });
    expect((await ask(rondo, '/healthz', {})).error).toBe('ECONNREFUSED');
  },
);
