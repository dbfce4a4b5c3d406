import { describe, expect, test } from 'vitest';
import { aCommunity, aPlayer, type Player } from '../../../test/builders.ts';
import { communityCalls } from '../../../test/community-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { call, join, leave, remove } = communityCalls(server);

const others = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(server)));

describe('an invitation', () => {
  test('lets so many in at once; then, or once revoked, it is worth nothing', async () => {
    const [admin, a, b, c] = (await others(4)) as [Player, Player, Player, Player];
    const { id, shortCode } = await aCommunity(server, { admins: [admin.id] });
    const make = async (body: object) =>
      (
        (await call('POST', `/communities/${id}/invitations`, admin, body)).body.data as {
          invitation: { code: string; path: string };
        }
      ).invitation;
    const { code, path } = await make({ uses: 2, days: 1 });
    expect(path).toBe(`/community/${shortCode}?invitation=${code}`);
    const info = async () =>
      (await call('GET', `/communities/join/${shortCode}/info?invitation=${code}`, null)).body.data;
    expect(await info()).toMatchObject({ invitationIsGood: true, community: { isPrivate: true } });
    await join(a, id);
    const answers = await Promise.all([a, b, c].map((who) => join(who, id, { invitation: code })));
    expect(answers.filter((answer) => answer === 'approved')).toHaveLength(2);
    expect(answers).toContain('invitation_invalid');
    expect(await info()).toMatchObject({ invitationIsGood: false });

    const revoked = await make({});
    expect((await call('DELETE', `/communities/${id}/invitations/${revoked.code}`, admin)).status).toBe(200);
    const late = await aPlayer(server);
    expect(await join(late, id, { invitation: revoked.code })).toBe('invitation_invalid');
    expect((await call('GET', `/communities/${id}/invitations`, admin)).body.data).toEqual({ invitations: [] });
  });

  test('does not bring back who was removed, who asks by it', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id], members: [who.id] });
    await remove(admin, id, who);
    const { body } = await call('POST', `/communities/${id}/invitations`, admin, {});
    const { code } = (body.data as { invitation: { code: string } }).invitation;
    expect(await join(who, id, { invitation: code })).toBe('pending');
  });

  test('is not used up by one who comes and goes', async () => {
    const [admin, who, other] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id] });
    const { body } = await call('POST', `/communities/${id}/invitations`, admin, { uses: 12 });
    const { code: invitation } = (body.data as { invitation: { code: string } }).invitation;
    for (let times = 0; times < 10; times += 1) {
      expect(await join(who, id, { invitation })).toBe('approved');
      await leave(who, id);
    }
    expect(await join(who, id, { invitation })).toBe('too_many_requests');
    expect(await join(other, id, { invitation })).toBe('approved');
  });

  test('is of so many at a time', async () => {
    const admin = await aPlayer(server);
    const { id } = await aCommunity(server, { admins: [admin.id] });
    for (let made = 0; made < 20; made += 1) await call('POST', `/communities/${id}/invitations`, admin, {});
    await refuses(call('POST', `/communities/${id}/invitations`, admin, {}), 'too_many_invitations', {
      params: { most: 20 },
    });
  });
});
