import type { CallResponse, listMessages } from '@rondo/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer, type Player, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { audit } = consoleCalls(server);
const admin = usePlayer(server, { role: 'admin' });

type Listed = CallResponse<typeof listMessages>['data'];
const messages = async (query: string) =>
  (await server.as(admin).get(`/api/admin/messages?${query}`)).body.data as Listed;
const look = (channel: string, id: string) => server.as(admin).get(`/api/admin/messages/${channel}/${id}`);
const sendAgain = (list: { channel: string; _id: string }[], key?: string) =>
  server.as(admin).post('/api/admin/messages/send-again', { messages: list }, key);

type State = 'failed' | 'retried' | 'waiting' | 'sent';

/** A mail in the outbox; @returns its id. */
async function aMail(state: State, to: string, digestId: string | null = null): Promise<string> {
  const at = sql`now() - interval '1 minute'`;
  const id = await server.value<string>`
    insert into mail (recipient, subject, text_body, html_body, created_at, category, attempts, last_error, failed_at,
      sent_at, next_attempt_at, digest_id)
    values (${to}, 'Je plek', 't', 'h', now(), 'money', 8,
      ${state === 'failed' || state === 'retried' ? `550 <${to}>: no such user` : null},
        ${state === 'failed' ? at : null}, ${state === 'sent' ? at : null}, now() + interval '1 hour', ${digestId})
      returning id`;
  return id;
}

/** A push to a browser of a player; @returns its id. */
async function aPush(player: Player, error: string | null): Promise<string> {
  const id = await server.value<string>`with s as (
    insert into push_subscription (user_id, session_id, endpoint, p256dh, auth)
    values (${player.id}, (select id from session where user_id = ${player.id} limit 1),
      ${`https://push.test/${randomUUID()}`}, 'k', 'a') returning id),
      n as (
        insert into notification (user_id, kind, params, created_at)
        values (${player.id}, 'topUpConfirmed', '{}', now()) returning id)
      insert into push_message (subscription_id, payload, attempts, last_error, next_attempt_at, expires_at)
      select s.id, jsonb_build_object('title', 'Hoi', 'body', 'b', 'path', '/', 'tag', n.id), 2, ${error},
        now() + interval '1 hour', now() + interval '1 day' from s, n
      returning id`;
  return id;
}

const anAddress = () => `${randomUUID()}@rondo.test`;
const mail = (id: string) => ({ channel: 'mail', _id: id });

describe('the list', () => {
  test('has what failed, is tried again or waits; not what was sent or is part of a digest', async () => {
    const to = anAddress();
    const ids = {
      failed: await aMail('failed', to),
      retried: await aMail('retried', to),
      waiting: await aMail('waiting', to),
    };
    await aMail('sent', to);
    await aMail('failed', to, ids.failed);
    const found = async (query: string) =>
      (await messages(`query=${to}&${query}`)).messages.map(({ _id, state }) => [state, _id]);
    expect(await found('sort=earliest')).toEqual([
      ['failed', ids.failed],
      ['retried', ids.retried],
    ]);
    for (const state of ['failed', 'retried', 'waiting'] as const)
      expect(await found(`state=${state}`)).toEqual([[state, ids[state]]]);
    expect(await found('channel=push')).toEqual([]);
  });

  test('has pushes with what they are about', async () => {
    const player = await aPlayer(server);
    const [retried, waiting] = [await aPush(player, '503'), await aPush(player, null)];
    expect((await messages(`query=${player.email}`)).messages).toMatchObject([
      { _id: retried, channel: 'push', category: 'money', state: 'retried', attempts: 2 },
    ]);
    expect((await messages(`query=${player.email}&state=waiting`)).messages).toMatchObject([{ _id: waiting }]);
    expect((await messages(`query=${player.email}&channel=mail`)).messages).toEqual([]);
    expect((await look('push', retried)).body.data).toMatchObject({
      message: { address: player.email, subject: 'Hoi', person: { _id: player.id } },
    });
  });

  test('shows nobody’s address until it is looked at, which is written down', async () => {
    const to = anAddress();
    const id = await aMail('failed', to);
    const listed = await messages(`query=${to}`);
    expect(JSON.stringify(listed)).not.toContain(to);
    expect(listed.messages).toMatchObject([
      { to: `${to[0]}•••@rondo.test`, lastError: `550 <${to[0]}•••@rondo.test>: no such user` },
    ]);
    expect((await look('mail', id)).body.data).toMatchObject({
      message: { address: to, subject: 'Je plek', person: null },
    });
    expect((await audit(admin.token))[0]).toMatchObject({ action: 'message.look', subject: { kind: 'message', id } });
    await refuses(look('push', id), 'message_not_found', { status: 404 });
  });
});

describe('holding and throwing away', () => {
  const act = (path: 'hold' | 'throw-away', list: { channel: string; _id: string }[]) =>
    server.as(admin).post(`/api/admin/messages/${path}`, { messages: list, reason: 'Written by mistake' });

  test('a held mail stays until it is sent again, and is written down', async () => {
    const to = anAddress();
    expect((await server.call('POST', '/api/leads/subscribe', { body: { email: to } })).status).toBe(200);
    const [waiting] = (await messages(`query=${to}&state=waiting`)).messages;
    const name = mail(waiting?._id ?? '');
    expect((await act('hold', [name])).body).toMatchObject({ done: 1, left: 0 });
    await server.jobs.runNow('mails');
    expect((await messages(`query=${to}&state=held`)).messages).toMatchObject([{ state: 'held', nextAt: null }]);
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'message.hold',
      reason: 'Written by mistake',
      before: { state: 'waiting' },
      after: { state: 'held' },
    });
    expect((await sendAgain([name])).body).toMatchObject({ sent: 1 });
    await server.jobs.runNow('mails');
    expect((await messages(`query=${to}&state=held`)).messages).toEqual([]);
  });

  test('what is thrown away is gone, with what a digest gathers; what was sent or is a push stays', async () => {
    const to = anAddress();
    const [failed, sent] = [await aMail('failed', to), await aMail('sent', to)];
    await aMail('failed', to, failed);
    const push = { channel: 'push', _id: await aPush(await aPlayer(server), '503') };
    expect((await act('throw-away', [mail(failed), mail(sent), push])).body).toMatchObject({ done: 1, left: 2 });
    expect(await server.value`select count(*)::int as mails from mail where recipient = ${to}`).toBe(1);
    await refuses(act('throw-away', [mail(sent)]), 'message_not_found');
    await refuses(act('hold', [push]), 'message_not_found');
  });
});

describe('sending again', () => {
  test('a mail to a mailbox that was full arrives once it has room', async () => {
    const to = anAddress();
    const setFull = (isFull: boolean) => server.call('POST', '/dev/mailbox', { body: { address: to, isFull } });
    expect((await server.call('POST', '/dev/mailbox', { body: { address: to } })).status).toBe(400);
    await setFull(true);
    expect((await server.call('POST', '/api/leads/subscribe', { body: { email: to } })).status).toBe(200);
    await server.jobs.runNow('mails');
    const [failed] = (await messages(`query=${to}`)).messages;
    expect(failed).toMatchObject({ state: 'retried', attempts: 1, lastError: expect.stringContaining('full') });
    await setFull(false);
    expect((await sendAgain([mail(failed?._id ?? '')])).body).toMatchObject({ sent: 1 });
    await server.jobs.runNow('mails');
    for (const state of ['troubled', 'waiting'])
      expect((await messages(`query=${to}&state=${state}`)).messages).toEqual([]);
  });

  test('sends a mail that was given up, and is written down without its address', async () => {
    const to = anAddress();
    const id = await aMail('failed', to);
    const part = await aMail('failed', to, id);
    expect((await sendAgain([mail(id)])).body).toMatchObject({ sent: 1, left: 0 });
    const entry = (await audit(admin.token))[0];
    expect(entry).toMatchObject({
      action: 'message.send_again',
      subject: { kind: 'message', id },
      before: { channel: 'mail', state: 'failed', attempts: 8 },
      after: { channel: 'mail', state: 'waiting' },
    });
    expect(JSON.stringify(entry)).not.toContain(to);
    await server.jobs.runNow('mails');
    const sent = await server.value<number>`
      select count(*) as count from mail where id in (${id}, ${part}) and sent_at is not null and failed_at is null`;
    expect(sent).toBe(2);
    await refuses(sendAgain([mail(id)]), 'message_not_found', { status: 404 });
  });

  test('is refused for one that goes by itself, and for an address whose owner has to confirm it', async () => {
    const gone = anAddress();
    await server.sql`insert into mail_suppression (email, reason) values (${gone}, 'bounced')`;
    const id = await aMail('failed', gone);
    expect((await messages(`query=${gone}`)).messages).toMatchObject([{ isAddressGone: true }]);
    await refuses(sendAgain([mail(id)]), 'address_gone');
    await refuses(sendAgain([mail(await aMail('waiting', anAddress()))]), 'message_not_failed');
    expect((await audit(admin.token, `subject=${id}`)).filter(({ action }) => action !== 'message.look')).toEqual([]);
  });

  test('lets an address be tried again that the mail server refused for a while', async () => {
    const to = anAddress();
    await server.sql`
      insert into mail_suppression (email, reason, until) values (${to}, 'refused', now() + interval '1 day')`;
    expect((await sendAgain([mail(await aMail('failed', to))])).body).toMatchObject({ sent: 1 });
    const count = await server.value<number>`select count(*) as count from mail_suppression where email = ${to}`;
    expect(count).toBe(0);
  });

  test('sends several once, whatever is repeated, and leaves those that cannot go', async () => {
    const player = await aPlayer(server);
    const ids = [await aMail('failed', anAddress()), await aMail('retried', anAddress())];
    const push = { channel: 'push', _id: await aPush(player, '503') };
    const list = [...ids.map(mail), push, mail(await aMail('sent', anAddress()))];
    const key = randomUUID();
    expect((await sendAgain(list, key)).body).toMatchObject({ sent: 3, left: 1 });
    expect((await sendAgain(list, key)).body).toMatchObject({ sent: 3, left: 1 });
    for (const id of [...ids, push._id]) expect(await audit(admin.token, `subject=${id}`)).toHaveLength(1);
    const due = await server.value<number>`
      select count(*) as count from push_message where id = ${push._id} and last_error is null and next_attempt_at <= now()`;
    expect(due).toBe(1);
  });
});
