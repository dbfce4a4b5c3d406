import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarPacker } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { makeGames, makeJoiners, query } from '../../../../chaos/src/world.ts';
import { diskStorage } from '../../providers/storage/disk.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres, StartError } from '../embedded/embedded-postgres.ts';
import { migrate, migrationNames } from '../database/migrate.ts';
import { compressing, Packing, platform } from './format.ts';
import { restoreBackUp } from './restore.ts';
import { takeBackUp } from './take.ts';

let root: string;
let server: EmbeddedPostgres;
const at = (name: string) => path.join(root, name);
const dataDir = () => at('data');
const storage = () => diskStorage(at('data/files'));

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rondo back-up '));
  server = await startEmbeddedPostgres({ dataDir: dataDir() });
  await migrate(server.url);
  await makeJoiners(server.url, 20, 10_00);
  await makeGames(server.url, 500, 12, 5_00);
  await query(server.url, 'create table written (n int primary key, filling text)');
  await storage().put('photos/a.webp', Buffer.from('a photo'));
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

/** Writes rows, each with a file, until told to end. */
function keepWriting() {
  const state = { running: true, last: 0 };
  const run = async () => {
    for (let n = 1; state.running; n += 1) {
      const name = `games/${n}.webp`;
      await storage().put(name, Buffer.from(name));
      await query(server.url, `insert into written values ($1::int, repeat(md5($1::int::text), 2000))`, [n]);
      await query(server.url, 'update game set address = address');
      state.last = n;
      // A file that no row names any more is removed at once, like a replaced photo.
      await query(server.url, 'delete from written where n = $1', [n - 20]);
      await storage().remove(`games/${n - 20}.webp`);
    }
  };
  const ended = run();
  return {
    last: () => state.last,
    async end() {
      state.running = false;
      await ended;
    },
  };
}

/** Restores into a folder with this name, and starts it. */
async function restored(from: string, name: string): Promise<EmbeddedPostgres> {
  await restoreBackUp({ from, dataDir: at(name), force: false });
  const copy = await startEmbeddedPostgres({ dataDir: at(name) });
  onTestFinished(() => copy.stop());
  return copy;
}

describe('a back-up', () => {
  test('taken while rows and files are written has all that was written before it, and each row its file', async () => {
    const writing = keepWriting();
    await expect.poll(writing.last, { timeout: 50_000 }).toBeGreaterThan(25);
    const before = writing.last();
    const { packed, written } = await takeBackUp({ dataDir: dataDir(), url: server.url, to: at('one.rondo') });
    await writing.end();
    expect(packed).toBeGreaterThan(written);
    expect(statSync(at('one.rondo')).mode % 0o1000).toBe(0o600);
    expect(readdirSync(root).filter((name) => name.includes('.part'))).toEqual([]);

    const copy = await restored(at('one.rondo'), 'copy');
    const rows = await query<{ n: number; filling: string }>(copy.url, 'select * from written order by n');
    const numbers = rows.map(({ n }) => n);
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(before);
    const files = diskStorage(at('copy/files'));
    for (const n of numbers) expect((await files.read(`games/${n}.webp`))?.toString()).toBe(`games/${n}.webp`);
    expect((await files.read('photos/a.webp'))?.toString()).toBe('a photo');
    expect(await checkInvariants(copy.url)).toEqual([]);
    expect(await query(copy.url, 'select count(*)::int as n from game')).toEqual([{ n: 500 }]);
    await migrate(copy.url);
    expect(statSync(at('copy/postgres-access.json')).mode % 0o1000).toBe(0o600);
    expect(existsSync(at('copy/restoring'))).toBe(false);
    // The database that was backed up goes on, and keeps no log for the back-up.
    expect(await query(server.url, 'select slot_name from pg_replication_slots')).toEqual([]);
  }, 60_000);

  test('never takes the place of a file, and one that fails leaves none', async () => {
    writeFileSync(at('there'), 'x');
    await expect(takeBackUp({ dataDir: dataDir(), url: server.url, to: at('there') })).rejects.toThrow(
      /there exists already: name another file\.$/,
    );
    await expect(takeBackUp({ dataDir: dataDir(), url: server.url, to: at('missing/file') })).rejects.toThrow('ENOENT');
    symlinkSync(root, at('data/files/elsewhere'));
    await expect(takeBackUp({ dataDir: dataDir(), url: server.url, to: at('failed') })).rejects.toThrow(
      /elsewhere is a symbolic link, which a back-up does not follow\.$/,
    );
    unlinkSync(at('data/files/elsewhere'));
    const signal = AbortSignal.abort(new Error('cut off'));
    await expect(takeBackUp({ dataDir: dataDir(), url: server.url, to: at('failed'), signal })).rejects.toThrow(
      'cut off',
    );
    const before = readdirSync(root);
    await query(server.url, 'alter table migration rename to migration_gone');
    await expect(takeBackUp({ dataDir: dataDir(), url: server.url, to: at('failed') })).rejects.toThrow('migration');
    await query(server.url, 'alter table migration_gone rename to migration');
    expect(readdirSync(root)).toEqual(before);
  });
});

describe('a restore', () => {
  const into = (name: string, from: string, force = false) => restoreBackUp({ from, dataDir: at(name), force });

  test('takes an empty folder, or moves aside what is there when told to', async () => {
    await takeBackUp({ dataDir: dataDir(), url: server.url, to: at('two.rondo') });
    await expect(into('data', at('two.rondo'), true)).rejects.toThrow(/^Rondo already runs on /);
    expect((await into('twice', at('two.rondo'))).movedTo).toBeNull();
    await expect(into('twice', at('two.rondo'))).rejects.toThrow(/twice is not empty: restore into another DATA_DIR/);
    const { movedTo, endedAt } = await into('twice', at('two.rondo'), true);
    expect(readdirSync(movedTo ?? '').toSorted()).toEqual(['files', 'postgres', 'postgres-access.json']);
    expect(Date.now() - new Date(endedAt).getTime()).toBeLessThan(60_000);
    expect(readdirSync(at('twice')).toSorted()).toEqual([
      path.basename(movedTo ?? ''),
      'files',
      'postgres',
      'postgres-access.json',
    ]);
  }, 60_000);

  test('of a file that is broken anywhere, or cut off, says so and leaves nothing', async () => {
    const whole = readFileSync(at('two.rondo'));
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    const broken = {
      changed,
      half: whole.subarray(0, whole.length >> 1),
      cut: whole.subarray(0, -3),
      no: Buffer.from('?'),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      writeFileSync(at(name), bytes);
      await expect(into('empty', at(name))).rejects.toThrow(/(?:is broken: nothing was restored|or a broken one)\.$/);
    }
    expect(readdirSync(at('empty'))).toEqual([]);
    await expect(into('empty', at('nowhere'))).rejects.toThrow(/^There is no .*nowhere\.$/);
    // Existing data are kept.
    await expect(into('twice', at('changed'), true)).rejects.toThrow(StartError);
    expect(existsSync(at('twice/postgres/PG_VERSION'))).toBe(true);
  }, 60_000);

  test.each([
    [
      'a newer Rondo',
      { migrations: ['9999-more.sql'] },
      /was made by a newer Rondo \(9999-more\.sql\): restore it with that one\.$/,
    ],
    ['another PostgreSQL', { postgres: '19' }, /is of PostgreSQL 19 on /],
    ['another kind of machine', { platform: 'vax-vms' }, /on vax-vms, this is 18 on /],
    ['another format', { format: 2 }, /is no back-up of Rondo, or a broken one\.$/],
    ['a place outside', { folders: ['../outside'] }, /is no back-up of Rondo, or a broken one\.$/],
    ['nothing after its beginning', {}, /was cut off while it was written: nothing was restored\.$/],
  ])('of %s is refused', async (name, more, sentence) => {
    const { readable, controller } = createTarPacker();
    const head = { format: 1, postgres: '18', platform, migrations: await migrationNames(), folders: [], ...more };
    const written = pipeline(Readable.fromWeb(readable), compressing(), createWriteStream(at(name)));
    await new Packing(controller).text('back-up.json', JSON.stringify(head));
    controller.finalize();
    await written;
    await expect(into(`of ${name}`, at(name))).rejects.toThrow(sentence);
    expect(existsSync(at(`of ${name}`)) ? readdirSync(at(`of ${name}`)) : []).toEqual([]);
  });

  test('belongs to whom its folder belongs to, also when root does it', async () => {
    mkdirSync(at('theirs'));
    const me = process.getuid?.() ?? 0;
    const owner = me === 0 ? 65534 : me;
    if (me === 0) chownSync(at('theirs'), owner, owner);
    await into('theirs', at('two.rondo'));
    const paths = readdirSync(at('theirs'), { recursive: true, encoding: 'utf8' });
    expect(paths.filter((name) => statSync(at(`theirs/${name}`)).uid !== owner)).toEqual([]);
    expect(paths).toContain('files/photos/a.webp');
  });

  test('of what is no file says so', async () => {
    await expect(into('none', root)).rejects.toThrow(/ is no file\.$/);
    await expect(into('none', at('nothing.rondo'))).rejects.toThrow(/^There is no .*nothing\.rondo\.$/);
  });

  test('that was killed half way is not taken for data', async () => {
    mkdirSync(at('killed/restoring'), { recursive: true });
    await expect(startEmbeddedPostgres({ dataDir: at('killed') })).rejects.toThrow(
      /^A restore into .*killed was cut off: do it again with --force\.$/,
    );
    await into('killed', at('two.rondo'));
    expect(readdirSync(at('killed')).toSorted()).toEqual(['files', 'postgres', 'postgres-access.json']);
  });
});
