import { languageCodes } from '@rondo/rules';
import type { ChildProcess } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrl } from '../../api/src/platform/embedded/postgres-cluster.ts';
import { collectGarbage, end, megabytes, startApi } from './api-process.ts';
import { type Report, reportOf } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { type Joiner, makeGames, makeJoiners } from './world.ts';

const port = 3896;
const origin = `http://127.0.0.1:${port}`;
const clients = 24;
const unfinished = 120;
const inspectPort = 3893;
const restMs = 20_000;
/** Memory that is kept on purpose: code that has run, prepared statements, drawn pictures (48 MB). */
const keptMostMb = 100;
/** Resident memory beyond that: what the runtime and the allocator don't give back. */
const residentMostMb = 250;
/** The most growth from flood to flood, once those caches are full. */
const growthMostMb = 15;
const peakMostMb = 700;

interface Rested {
  /** Resident memory after a rest, and after a garbage collection, in MB. */
  resident: number;
  collected: number;
  /** Memory of its own objects and what they hold outside the heap, after a garbage collection. */
  kept: number;
}

/** Floods the API again and again with requests that take memory, lets it rest, and measures what it still holds. */
export async function memory(floods: number, seconds: number): Promise<Report> {
  return withTemporaryFolder(async (dataDir) => {
    const api = await startApi({ dataDir, port, inspectPort }, 30_000);
    try {
      const url = embeddedUrl(dataDir) ?? '';
      const games = await makeGames(url, 2000, 20, 0);
      const people = await makeJoiners(url, unfinished, 100);
      const fresh = await rest(api);
      const lines = [`fresh: ${say(fresh)}`];
      const all: Rested[] = [];
      let peak = 0;
      for (let n = 1; n <= floods; n += 1) {
        const { asked, most } = await flood(api, { games, people, seconds });
        peak = Math.max(peak, most);
        all.push(await rest(api));
        lines.push(
          `flood ${n}, ${asked} requests in ${seconds} s, at most ${most} MB; then ${say(all.at(-1) ?? fresh)}`,
        );
      }
      const [before = fresh, last = fresh] = all.slice(-2);
      const bounds: [string, number, number][] = [
        ['at most', peak, peakMostMb],
        ['kept since fresh', last.kept - fresh.kept, keptMostMb],
        ['resident since fresh', last.collected - fresh.collected, residentMostMb],
        ['kept since the flood before', last.kept - before.kept, growthMostMb],
      ];
      return reportOf(
        bounds.map(([what, measured, bound]) => [`${what}: ${measured} MB, of ${bound}`, measured <= bound]),
        lines,
      );
    } finally {
      await end(api, 'SIGTERM');
    }
  });
}

async function rest(api: ChildProcess): Promise<Rested> {
  await wait(restMs);
  const resident = await megabytes(api.pid ?? 0);
  await collectGarbage(inspectPort);
  const kept = (await metric('nodejs_heap_size_used_bytes')) + (await metric('nodejs_external_memory_bytes'));
  await wait(1000);
  return { resident, collected: await megabytes(api.pid ?? 0), kept };
}

function say({ resident, collected, kept }: Rested): string {
  return `${resident} MB resident, ${collected} MB without garbage, of which ${kept} MB are kept`;
}

interface Flooded {
  games: readonly string[];
  people: readonly Joiner[];
  seconds: number;
}

async function flood(api: ChildProcess, { games, people, seconds }: Flooded) {
  const until = performance.now() + seconds * 1000;
  let [asked, most] = [0, 0];
  const uploads = people.map((person) => startUpload(person));
  const client = async () => {
    while (performance.now() < until) {
      await fetch(origin + oddPath(asked++, games), { signal: AbortSignal.timeout(10_000) })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  };
  const watch = async () => {
    while (performance.now() < until) {
      most = Math.max(most, await megabytes(api.pid ?? 0));
      await wait(250);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: clients }, client)]);
  for (const upload of uploads) upload.destroy();
  return { asked, most };
}

/** Requests that are all different: lists, maps, searches, pages, pictures, games, and unknown addresses. */
function oddPath(n: number, games: readonly string[]): string {
  const game = games[(n * 7919) % games.length] ?? '';
  const [latitude, longitude] = [51 + (n % 1999) / 1000, 4 + (n % 2503) / 1000];
  const paths = [
    `/api/matches?limit=100&latitude=${latitude}&longitude=${longitude}&radius=${1 + (n % 200)}`,
    `/api/matches?limit=100&search=${n.toString(36)}&sort=${['upcoming', 'capacity', 'recent'][n % 3]}&price=${['any', 'free', 'under5', 'over5'][n % 4]}`,
    `/api/matches?limit=${1 + (n % 100)}&page=${n % 50}&numberOfPlayers=${n % 30}`,
    `/api/matches/${game}`,
    `/match/${game}?n=${n}`,
    `/allgames?search=${n.toString(36)}`,
    `/previews/match/${game}.png?lang=${languageCodes[n % languageCodes.length]}`,
    `/api/locations/search?q=${n.toString(36)}`,
    `/nothing/${n.toString(36)}`,
  ];
  return paths[n % paths.length] ?? '/';
}

/** A photo of 10 MB whose last byte never comes. */
function startUpload({ token }: Joiner): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = `--x\r\ncontent-disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n`;
  const size = 10_000_000;
  socket.write(
    `PATCH /api/users/updateMe HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${head.length + size}\r\n\r\n${head}`,
  );
  socket.write(Buffer.alloc(size - 1, 'p'));
  return socket.resume();
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20);
}
