import type { Notification } from '@rondo/contract';
import type { Player } from './builders.ts';
import type { TestServer } from './server.ts';

/** What somebody's app says of these kinds, in the words of its pushes too, the newest first. */
export async function noticesOf(server: TestServer, { token }: Pick<Player, 'token'>, ...kinds: string[]) {
  const { data } = (await server.call('GET', '/api/users/notifications?limit=100', { as: token })).body;
  return (data as Notification[]).filter(({ type }) => kinds.includes(type)).map(({ message }) => message);
}
