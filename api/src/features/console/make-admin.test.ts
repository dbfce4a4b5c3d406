import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { useServer } from '../../../test/server.ts';
import { makeAdmin } from './make-admin.ts';

const server = useServer();
const { audit } = consoleCalls(server);

describe('npm run make-admin', () => {
  test('makes a confirmed account admin, which has to log in again, and is written down once', async () => {
    const player = await aPlayer(server);
    for (const says of [/is an admin now/, /already/])
      expect(await makeAdmin(server, ` ${player.email.toUpperCase()}`)).toMatch(says);
    expect((await server.as(player).get('/api/admin/users')).status).toBe(401);
    const { token } = await aPlayer(server, { role: 'admin' });
    expect(await audit(token, `subject=${player.id}`)).toMatchObject([
      {
        actor: null,
        network: null,
        before: { role: 'player' },
        after: { role: 'admin' },
        reason: 'npm run make-admin',
      },
    ]);
  });

  test('says what is missing otherwise', async () => {
    const [unconfirmed, banned] = [await aPlayer(server), await aPlayer(server)];
    const guest = await aPlayer(server, { role: 'guest' });
    await server.sql`update app_user set confirmed_at = null where id = ${unconfirmed.id}`;
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    for (const [email, says] of [
      ['nobody@rondo.test', 'Sign up'],
      [guest.email, 'Sign up'],
      [unconfirmed.email, 'confirmed'],
      [banned.email, 'banned'],
    ] as const)
      await expect(makeAdmin(server, email)).rejects.toThrow(says);
  });
});
