import type { CallResponse, getUser, listAudit, listUsers } from '@rondo/contract';
import type { Answer, TestServer } from './server.ts';

type Users = CallResponse<typeof listUsers>['data'];
type Actions = CallResponse<typeof listAudit>['data']['actions'];

/** The calls of an admin in the console. */
export function consoleCalls(server: TestServer) {
  const users = async (as: string, query = '') =>
    (await server.call('GET', `/api/admin/users?${query}`, { as })).body.data as Users;
  return {
    users,
    see: async (as: string, id: string) =>
      ((await server.call('GET', `/api/admin/users/${id}`, { as })).body.data as CallResponse<typeof getUser>['data'])
        .user,
    change: (as: string, id: string, what: object, key?: string): Promise<Answer> =>
      server.call('PATCH', `/api/admin/users/${id}`, { as, key, body: { reason: 'asked by mail', ...what } }),
    /** The log's entries, the newest first. */
    audit: async (as: string, query = ''): Promise<Actions> =>
      ((await server.call('GET', `/api/admin/audit?${query}`, { as })).body.data as { actions: Actions }).actions,
  };
}
