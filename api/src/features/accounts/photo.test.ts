import { day, minute } from '@rondo/rules';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { profileCalls } from '../../../test/profile-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { update, photoOf, fileOf } = profileCalls(server);

describe('the photo', () => {
  const picture = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#d02020' } }).withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' },
    });

  test('is kept as a square of WebP without its metadata; the one before it is removed, and it too on request', async () => {
    const player = await aPlayer(server);
    await update(player, {}, await picture().jpeg().toBuffer());
    const first = await photoOf(player);
    expect(first).toMatch(/^\/files\/photos\/[\da-f]{32}-[\da-f]{8}\.webp$/);
    const kept = await fileOf(first);
    const known = await sharp(kept ?? Buffer.alloc(0)).metadata();
    expect(known).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect([known.exif, known.xmp, known.icc]).toEqual([undefined, undefined, undefined]);
    expect((await server.call('GET', first ?? '')).headers['content-type']).toBe('image/webp');

    await update(player, {}, await picture().png().toBuffer());
    const second = await photoOf(player);
    expect(second).not.toBe(first);
    await sweepLooseFiles(server);
    expect([await fileOf(first), await fileOf(second)]).toEqual([null, expect.any(Buffer)]);

    expect((await update(player, { removePhoto: 'true' })).body.user).toMatchObject({ photo: null });
    await sweepLooseFiles(server);
    expect(await fileOf(second)).toBeNull();
  });

  test('that came with changes that fail is removed after a day', async () => {
    const player = await aPlayer(server);
    const puts: string[] = [];
    const put = server.storage.put.bind(server.storage);
    server.storage.put = async (path, bytes) => {
      puts.push(path);
      await put(path, bytes);
    };
    await server.sql`
      create function refuse_name() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await server.sql`
      create trigger refuse before update of photo on app_user for each row execute function refuse_name()`;
    expect((await update(player, {}, await picture().jpeg().toBuffer())).status).toBe(500);
    await server.sql`drop trigger refuse on app_user`;
    server.storage.put = put;
    expect(puts).toHaveLength(1);
    expect(await server.storage.read(puts[0] ?? '')).not.toBeNull();
    await sweepLooseFiles(server, day + minute);
    expect(await server.storage.read(puts[0] ?? '')).toBeNull();
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const wide = (width: number, height: number) => {
    // A PNG whose header claims more than its data holds; decoding it unchecked would allocate memory for all of it.
    const head = Buffer.alloc(25);
    head.writeUInt32BE(13, 0);
    head.write('IHDR', 4);
    head.writeUInt32BE(width, 8);
    head.writeUInt32BE(height, 12);
    head.set([8, 2, 0, 0, 0], 16);
    return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, deflateSync(Buffer.alloc(1000))]);
  };
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG that calls itself a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)])],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['30,000 by 30,000 pixels', wide(30_000, 30_000)],
    ['30,000 pixels wide', wide(30_000, 10)],
    ['nothing', Buffer.from('GIF89a')],
  ])('%s is refused', async (_, bytes) => {
    const player = await aPlayer(server);
    const before = process.cpuUsage();
    await refuses(update(player, {}, bytes), 'picture_not_usable');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
    expect(await photoOf(player)).toBeNull();
  });

  test('a JPEG with a page behind it is only a picture afterwards', async () => {
    const player = await aPlayer(server);
    const polyglot = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from(`<script>${'x'.repeat(99)}</script>`),
    ]);
    await update(player, {}, polyglot);
    expect((await fileOf(await photoOf(player)))?.includes('script')).toBe(false);
  });
});
