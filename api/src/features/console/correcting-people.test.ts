import { phrasesIn } from '@rondo/phrases';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { change, audit } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

beforeEach(() => server.sql`delete from rate_limit`);

const works = async ({ token }: Player) => (await server.call('GET', '/api/users/me', { as: token })).status === 200;

describe('a name or an address that is put right', () => {
  test('is used from then on; both addresses are told, and links sent to the old one end', async () => {
    const player = await aPlayerWithPassword(server);
    const email = `right-${randomUUID().slice(0, 8)}@rondo.test`;
    const answer = await change(admin.token, player.id, { name: 'Noor Bakker', email });
    expect(answer.body.data).toMatchObject({ user: { name: 'Noor Bakker', email } });
    const { addressChanged, addressNew, nameCorrected } = phrasesIn.en.mail;
    expect(await subjectsTo(server, player.email)).toContain(addressChanged.subject);
    const toNew = await mailsTo(server, email);
    expect(new Set(toNew.map(({ subject }) => subject))).toEqual(new Set([addressNew.subject, nameCorrected.subject]));
    expect(await works(player)).toBe(false);
    const [entry] = await audit(admin.token, `subject=${player.id}&kind=user`);
    expect(entry).toMatchObject({ action: 'user.change', after: { name: 'corrected', address: 'corrected' } });
    expect(JSON.stringify(entry?.after)).not.toContain(email);
  });

  test('leaves nothing that was set up from the old address: a link to the new one sets a password', async () => {
    const player = await aPlayerWithPassword(server);
    await server.sql`
      insert into identity_link (issuer, subject, user_id) values ('https://google.test', ${player.id}, ${player.id})`;
    await server.sql`
      insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
      values (${player.id}, ${player.id}, ''::bytea, 0, 'phone', app_now())`;
    await server.sql`insert into calendar (user_id, created_at) values (${player.id}, app_now())`;
    const email = `owner-${randomUUID().slice(0, 8)}@rondo.test`;
    expect((await change(admin.token, player.id, { email })).status).toBe(200);
    const left = await server.row<{ left: number }>`
      select (select count(*)::int from identity_link where user_id = u.id) + (select count(*)::int from passkey where user_id = u.id)
        + (select count(*)::int from calendar where user_id = u.id) + (u.password_hash is not null)::int as left
      from app_user u where u.id = ${player.id}`;
    expect(left).toEqual({ left: 0 });
    await refuses(logIn(server, email), 'wrong_credentials');
    const [toOld] = await mailsTo(server, player.email);
    expect(JSON.stringify(toOld)).not.toContain(email);
    expect((await mailsTo(server, email))[0]?.text).toContain('/restore-password');
    expect((await server.call('PATCH', '/api/users/ifEmailExists', { body: { email } })).status).toBe(200);
    const token = (await mailsTo(server, email))
      .map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
      .find(Boolean);
    expect(token).toBeDefined();
  });

  test('is told with the reason, a guest too; another address of theirs that waits to be confirmed is over', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await change(admin.token, guest.id, { name: 'Gast Goed', reason: 'nobody is called that' });
    const [mail] = await mailsTo(server, guest.email);
    expect(mail?.text).toMatch(/Gast Goed.*nobody is called that/s);
    const player = await aPlayer(server);
    await server.sql`
      insert into address_change (user_id, email, token_hash, created_at, expires_at)
      values (${player.id}, 'waits@rondo.test', 'x', app_now(), app_now() + interval '1 day')`;
    await change(admin.token, player.id, { email: `lost-${randomUUID().slice(0, 8)}@rondo.test` });
    const waits =
      await server.value<number>`select count(*)::int as count from address_change where user_id = ${player.id}`;
    expect(waits).toBe(0);
  });

  test('proves nothing: an approved application at the address still waits for its owner', async () => {
    const player = await aPlayer(server);
    const email = `applied-${randomUUID().slice(0, 8)}@rondo.test`;
    const details = { age: 20, freelancer: true, city: 'Utrecht', facility_contacted: false, sports: ['Football'] };
    await server.sql`
      insert into enquiry (kind, name, email, language, details, state, awaits_account, created_at, state_at)
      values ('organiser', 'Noor', ${email}, 'nl', ${JSON.stringify(details)}::jsonb, 'approved', true, ${server.clock.now()}, ${server.clock.now()})`;
    expect((await change(admin.token, player.id, { email })).body.data).toMatchObject({
      user: { email, role: 'player' },
    });
    const waits = await server.value<boolean>`select awaits_account as waits from enquiry where email = ${email}`;
    expect(waits).toBe(true);
  });

  test('is refused where it is another’s, a guest’s, Rondo’s own, or as it was', async () => {
    const [player, other, guest] = [
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server, { role: 'guest' }),
    ];
    const codeOf = async (id: string, what: object) => (await change(admin.token, id, what)).body.code;
    expect(await codeOf(player.id, { email: other.email })).toBe('email_taken');
    expect(await codeOf(guest.id, { email: `g-${other.email}` })).toBe('guest_address_apart');
    expect(await codeOf(player.id, { name: 'Rondo' })).toBe('name_reserved');
    expect(await codeOf(player.id, { email: player.email })).toBe('already_decided');
    expect(await codeOf(player.id, {})).toBe('invalid_input');
    expect((await change(admin.token, guest.id, { name: 'Gast Goed' })).body.data).toMatchObject({
      user: { name: 'Gast Goed' },
    });
  });
});
