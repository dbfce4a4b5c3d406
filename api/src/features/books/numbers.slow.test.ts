import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { useServer } from '../../../test/server.ts';
import { writeDocuments } from './write-documents.ts';

const server = useServer();
const { pay, refund } = joiningCalls(server);
const program = path.resolve(import.meta.dirname, '../../../test/write-documents-forever.ts');

/** A process that writes documents by itself. */
async function aWriter(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, server.databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

const given = () => server.value<number>`select count(*) as count from document`;

/** Pays for three games, and gets the money for every second one back. @returns what was refused */
async function play(player: Player, games: readonly string[], from: number): Promise<unknown[]> {
  const refused: unknown[] = [];
  for (let step = from; step < from + 3; step += 1) {
    const gameId = games[step % games.length] ?? '';
    refused.push((await pay(player, gameId)).body.code);
    if (step % 2 === 0) refused.push((await refund(player, gameId)).body.code);
  }
  return refused.filter((code) => code !== undefined);
}

/** Kills writers while they write, each once something was written since the last one died. @returns how many */
async function killWriters(until: AbortSignal): Promise<number> {
  let kills = 0;
  while (!until.aborted) {
    const seen = await given();
    const child = await aWriter();
    await vi.waitUntil(async () => until.aborted || (await given()) > seen, { timeout: 60_000, interval: 10 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    kills += 1;
  }
  return kills;
}

test(
  'numbers have no gap and no sale is without its document, with 64 who pay and leave, and two writers of which one is killed again and again',
  { timeout: 300_000 },
  async () => {
    const games = await Promise.all(
      Array.from({ length: 8 }, () =>
        aGame(server, { priceCents: 400, hoursAhead: 400, capacity: 40, minimumPlayers: 39 }),
      ),
    );
    const players = await Promise.all(Array.from({ length: 64 }, () => aPlayer(server, { balanceCents: 2000 })));
    await aWriter();
    const playing = new AbortController();
    const [kills, refused] = await Promise.all([
      killWriters(playing.signal),
      Promise.all(players.map((player, at) => play(player, games, at))).finally(() => playing.abort()),
    ]);
    expect(kills).toBeGreaterThan(0);
    expect(refused.flat()).toEqual([]);
    await writeDocuments(server);
    // 64 × 3 spots, half of which were given back.
    expect(await given()).toBe(64 * 3 + 96);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  },
);
