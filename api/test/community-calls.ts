import type { Player } from './builders.ts';
import { formOf } from './passwords.ts';
import type { Answer, TestServer } from './server.ts';

/** The calls about communities, by id or short code. */
export function communityCalls(server: TestServer) {
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    who: Player | null,
    body?: unknown,
  ) => server.call(method, `/api${path}`, { ...(who && { as: who.token }), ...(body !== undefined && { body }) });
  const status = (answer: Answer) =>
    (answer.body.data as { joinRequest: { status: string } | null } | undefined)?.joinRequest?.status ??
    answer.body.code;
  return {
    call,
    join: async (who: Player, ref: string, body: object = {}) =>
      status(await call('POST', `/communities/join/${ref}`, who, body)),
    leave: (who: Player, communityId: string) => call('POST', '/communities/remove-member', who, { communityId }),
    standing: async (who: Player, ref: string) =>
      status(await call('GET', `/communities/join-status/${ref}/${who.id}`, who)),
    decide: (by: Player, ref: string, who: Player, decision: 'approve' | 'deny', adminNote = '') =>
      call('POST', `/communities/${ref}/requests/${who.id}/${decision}`, by, { adminNote }),
    remove: (by: Player, ref: string, who: Player, reason = '') =>
      call('POST', `/communities/${ref}/members/${who.id}/remove`, by, { reason }),
    makeAdmin: (by: Player, ref: string, who: Player) => call('PUT', `/communities/${ref}/admins/${who.id}`, by),
    unmakeAdmin: (by: Player, ref: string, who: Player) => call('DELETE', `/communities/${ref}/admins/${who.id}`, by),
    members: async (who: Player | null, ref: string, query = '') => {
      const answer = await call('GET', `/communities/${ref}/members?query=${encodeURIComponent(query)}`, who);
      const data = answer.body.data as { members: { name: string | null; eloArray: unknown[] }[] } | undefined;
      return data?.members ?? answer.body.code;
    },
    page: async (who: Player | null, code: string) =>
      (await call('GET', `/communities/shortcode/${code}`, who)).body.data,
    writeNews: async (by: Player, ref: string, fields: Record<string, unknown>, picture?: Buffer) =>
      server.call('POST', `/api/communities/${ref}/news`, {
        as: by.token,
        ...(await formOf(
          { data: JSON.stringify(fields) },
          picture && { field: 'picture', name: 'n.jpg', bytes: picture },
        )),
      }),
    edit: async (by: Player, ref: string, fields: Record<string, unknown>, picture?: Buffer) =>
      server.call('PATCH', `/api/communities/${ref}`, {
        as: by.token,
        ...(await formOf(
          { data: JSON.stringify(fields) },
          picture && { field: 'picture', name: 'b.jpg', bytes: picture },
        )),
      }),
  };
}
