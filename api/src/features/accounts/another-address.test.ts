import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, logIn, oldPassword } from '../../../test/passwords.ts';
import { profileCalls } from '../../../test/profile-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';

const server = useServer();
const { update, settingsOf } = profileCalls(server);

describe('another address', () => {
  const wanted = () => `new-${Math.random().toString(36).slice(2)}@rondo.test`;
  const tokenIn = (mails: { text: string }[]) => /confirm-address\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const confirm = (token: string) => server.call('POST', '/api/users/confirmAddress', { body: { token } });

  test('is not asked for by a session that was left open, until it gives the password', async () => {
    const player = await aPlayerWithPassword(server);
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${player.id}`;
    const email = wanted();
    await refuses(update(player, { email, name: 'Thief' }), 'confirm_identity', { status: 403 });
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await settingsOf(player)).toMatchObject({ pendingEmail: null });
    const name = await server.value<string>`select name from app_user where id = ${player.id}`;
    expect(name).not.toBe('Thief');
    // Changes that add no way in need no confirmation: the name, and withdrawing a change of address by entering one's own.
    expect((await update(player, { name: 'Sanne', email: player.email })).status).toBe(200);
    const body = { password: oldPassword };
    await server.as(player).post('/api/users/confirmIdentity', body);
    expect((await update(player, { email })).body).toMatchObject({ pendingEmail: email });
  });

  test('is used once its link is followed; until then the old one is, which is told of both', async () => {
    const player = await aPlayerWithPassword(server);
    const email = wanted();
    const asked = await update(player, { email });
    expect(asked.body).toMatchObject({ user: { email: player.email }, pendingEmail: email });
    expect(await settingsOf(player)).toMatchObject({ pendingEmail: email });
    expect((await mailsTo(server, player.email))[0]?.text).toContain(email);
    expect((await logIn(server, email)).status).toBe(401);
    const token = tokenIn(await mailsTo(server, email));
    expect((await confirm(token)).body).toMatchObject({ status: 'success', email });
    // Pressing the link again says that it is done, as long as the account has that address.
    await refuses(confirm(token), 'address_confirmed');
    expect([(await logIn(server, email)).status, (await logIn(server, player.email)).status]).toEqual([200, 401]);
    expect((await mailsTo(server, player.email))[0]?.subject).toBe('Your email address has changed');
    expect((await mailsTo(server, email))[0]?.subject).toBe('This is your Rondo address now');
    expect(await settingsOf(player)).toMatchObject({ pendingEmail: null });
    await server.sql`update app_user set email = ${wanted()} where id = ${player.id}`;
    await refuses(confirm(token), 'address_link_invalid');
  });

  test('gets what waits for the person; the old one hears of the change, and no more', async () => {
    const player = await aPlayer(server);
    const email = wanted();
    const mail = {
      to: player.email,
      userId: player.id,
      name: 'A',
      language: 'en',
      link: 'https://rondo.test/',
    } as const;
    const kinds = ['gameConfirmed', 'gameChanged', 'topUpPaid'] as const;
    const now = server.clock.now();
    await queueMails(
      server.db,
      server.jobs,
      kinds.map((kind) => ({ ...mail, kind })),
      now,
    );
    await update(player, { email });
    await confirm(tokenIn(await mailsTo(server, email)));
    const unsent = await server.value<number>`
      select count(*) as n from mail where user_id = ${player.id} and recipient = ${email} and sent_at is null`;
    expect(unsent).toBe(3);
    const subjects = await subjectsTo(server, player.email);
    expect(subjects).toEqual(['Your email address has changed', 'Your email address is about to change']);
  });

  test('a newer one supersedes it, one’s own takes it back, and a day ends it', async () => {
    const player = await aPlayer(server);
    const [first, second, third] = [wanted(), wanted(), wanted()];
    await update(player, { email: first });
    await update(player, { email: second });
    await refuses(confirm(tokenIn(await mailsTo(server, first))), 'address_link_invalid');
    expect((await update(player, { email: player.email })).body.pendingEmail).toBeNull();
    await refuses(confirm(tokenIn(await mailsTo(server, second))), 'address_link_invalid');
    await update(player, { email: third });
    await advance(server, 'PT24H');
    await refuses(confirm(tokenIn(await mailsTo(server, third))), 'address_link_invalid');
  });

  test('that has an account gets the same answer, and its owner another mail', async () => {
    const [player, owner] = [await aPlayer(server), await aPlayer(server)];
    const guest = await aPlayer(server, { role: 'guest' });
    const free = wanted();
    const answers = [];
    for (const email of [free, owner.email, guest.email]) {
      const { status, body } = await update(player, { email });
      answers.push({ status, ...body, pendingEmail: body.pendingEmail === email });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    for (const { email } of [owner, guest]) {
      const [mail] = await mailsTo(server, email);
      expect(mail?.subject).toBe('You already have a Rondo account');
      expect(mail?.text).not.toContain('confirm-address');
    }
  });

  test('that got an account meanwhile is not taken from it', async () => {
    const player = await aPlayer(server);
    const email = wanted();
    await update(player, { email });
    await server.sql`insert into app_user (name, email, confirmed_at) values ('Faster', ${email}, app_now())`;
    await refuses(confirm(tokenIn(await mailsTo(server, email))), 'address_link_invalid');
  });

  test('is taken back by another password', async () => {
    const player = await aPlayerWithPassword(server);
    const email = wanted();
    await update(player, { email });
    await server.as(player).patch('/api/users/updateMyPassword', {
      passwordCurrent: oldPassword,
      password: 'Korenbloem34',
      confirm: 'Korenbloem34',
    });
    await refuses(confirm(tokenIn(await mailsTo(server, email))), 'address_link_invalid');
  });

  test('five an hour', async () => {
    const player = await aPlayer(server);
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push((await update(player, { email: wanted() })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
