import type { CallResponse, listTold } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPlayer, usePlayer } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { recoveryCalls } from '../../../../test/recovery-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { audit, change } = consoleCalls(server);
const { tokenFor } = recoveryCalls(server);
const admin = usePlayer(server, { role: 'admin' });

type Listed = CallResponse<typeof listTold>['data'];
const told = async (query: string) =>
  ((await server.as(admin).get(`/api/admin/told?${query}`)).body.data as Listed).told;

const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);

/** A mail in the outbox, this many minutes old. */
const aMail = (to: string, subject: string, more: { userId?: string; state?: 'sent' | 'failed'; minutes: number }) => {
  const at = minutesAgo(more.minutes);
  return sql`
    insert into mail (recipient, subject, text_body, html_body, created_at, user_id, sent_at, failed_at, last_error)
    values (${to}, ${subject}, 'secret', 'secret', ${at}, ${more.userId ?? null},
      ${more.state === 'sent' ? at : null}, ${more.state === 'failed' ? at : null},
      ${more.state === 'failed' ? '550 no such user' : null})`.execute(server.db);
};

test('has mails with what became of them, also to an address of before, and notifications in their words; the look is written down', async () => {
  const player = await aPlayer(server);
  const before = `before-${randomUUID().slice(0, 8)}@rondo.test`;
  await server.sql`
    update app_user set language = 'nl', created_at = app_now() - interval '1 hour' where id = ${player.id}`;
  await aMail(before, 'An old one', { userId: player.id, state: 'failed', minutes: 5 });
  await aMail(player.email, 'Password', { state: 'sent', minutes: 4 });
  await aMail(player.email, 'Waits', { userId: player.id, minutes: 3 });
  await aMail('else@rondo.test', 'Somebody else’s', { state: 'sent', minutes: 2 });
  await server.sql`insert into mail_suppression (email, reason) values (${before}, 'bounced')`;
  await server.sql`
    insert into notification (user_id, kind, params, created_at, status)
    values (${player.id}, 'topUpConfirmed', '{"amount": 10}', ${minutesAgo(1)}, 'read')`;
  const { title } = phrasesIn.nl.notices.kinds.topUpConfirmed;
  const rows = await told(`query=${player.id}&sort=oldest`);
  expect(rows).toMatchObject([
    {
      subject: 'An old one',
      channel: 'mail',
      state: 'failed',
      to: before,
      lastError: '550 no such user',
      isAddressGone: true,
    },
    { subject: 'Password', state: 'sent', to: player.email, isAddressGone: false },
    { subject: 'Waits', state: 'waiting', lastError: null },
    {
      subject: expect.stringContaining(title.replace('{{amount}}', '').trim()),
      channel: 'app',
      state: 'read',
      to: null,
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
  expect(await told(`query=${player.email.toUpperCase()}`)).toEqual(rows.toReversed());
  expect(await told(`query=${player.id}&channel=app`)).toHaveLength(1);
  expect(await told(`query=${player.id}&channel=mail`)).toHaveLength(3);
  expect((await audit(admin.token))[0]).toMatchObject({
    action: 'told.look',
    subject: { kind: 'user', id: player.id },
  });
});

test('nobody who isn’t named, and nothing of who had the address before', async () => {
  expect([await told(''), await told('query=rondo.test'), await told(`query=${randomUUID()}`)]).toEqual([[], [], []]);
  const player = await aPlayer(server);
  await server.sql`
    insert into mail (recipient, subject, text_body, html_body, created_at, sent_at)
    values (${player.email}, 'To whoever had it', 't', 'h', app_now() - interval '1 year', now())`;
  expect(await told(`query=${player.id}`)).toEqual([]);
});

test('an address without an account has what went to it, as while a sign-up waits', async () => {
  const email = `new-${randomUUID().slice(0, 8)}@rondo.test`;
  await aMail(email, 'Confirm your address', { state: 'failed', minutes: 1 });
  expect(await told(`query=${email}`)).toMatchObject([{ subject: 'Confirm your address', state: 'failed', to: email }]);
  expect((await audit(admin.token))[0]).toMatchObject({ action: 'told.look', subject: { kind: 'user', id: null } });
});

test('a link that sets a password is in it without the link; a guest’s mails are too', async () => {
  const player = await aPlayer(server);
  // A mail that names no account counts from the account's first instant, which the database's clock says and the mail's doesn't.
  await server.sql`update app_user set created_at = app_now() - interval '1 hour' where id = ${player.id}`;
  const token = await tokenFor(player.email);
  await server.jobs.runNow('mails');
  const rows = await told(`query=${player.id}`);
  expect(rows).toMatchObject([{ subject: phrasesIn.en.mail.recovery.subject, state: 'sent', to: player.email }]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const guest = await aPlayer(server, { role: 'guest' });
  await change(admin.token, guest.id, { name: 'Gast Goed' });
  expect(await told(`query=${guest.email}`)).toMatchObject([{ subject: phrasesIn.en.mail.nameCorrected.subject }]);
});
