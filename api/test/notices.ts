import type { Notification } from '@rondo/contract';
import type { Player } from './builders.ts';
import type { TestServer } from './server.ts';

/** Somebody's notifications of these kinds in the app, with the words of their pushes, the newest first. */
export async function noticesOf(server: TestServer, { token }: Pick<Player, 'token'>, ...kinds: string[]) {
  const { data } = (await server.call('GET', '/api/users/notifications?limit=100', { as: token })).body;
  return (data as Notification[]).filter(({ type }) => kinds.includes(type)).map(({ message }) => message);
}
