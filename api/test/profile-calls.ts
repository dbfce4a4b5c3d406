import type { Player } from './builders.ts';
import { formOf } from './passwords.ts';
import { type TestServer } from './server.ts';

/** The calls about one's own profile and settings, and what they store. */
export function profileCalls(server: TestServer) {
  return {
    update: async (player: Player, fields: Record<string, string>, photo?: Buffer) =>
      server.call('PATCH', '/api/users/updateMe', {
        as: player.token,
        ...(await formOf(fields, photo && { field: 'photo', name: 'me.jpg', bytes: photo })),
      }),
    settingsOf: async (player: Player) => (await server.as(player).get('/api/users/settings')).body.settings,
    photoOf: (player: Player) => server.value<string | null>`select photo from app_user where id = ${player.id}`,
    fileOf: (path: string | null) => server.storage.read(path?.replace('/files/', '') ?? ''),
  };
}
