import { newsletterPace } from '@rondo/rules/newsletter';
import type { Language } from '@rondo/rules';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { aMailServer, type MailServer } from '../../../test/mail-server.ts';
import { newsletterCalls, newsletterTexts } from '../../../test/newsletter-calls.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { queueNewsletter } from '../notifications/mail/queue-newsletter.ts';
import { sendMails } from '../notifications/mail/send-mails.ts';
import { sendNewsletters } from './send-newsletters.ts';

const server = useServer();
const { post, see, write, goOn, onList } = newsletterCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
let mail: MailServer;
beforeEach(async () => {
  mail = await aMailServer();
  onTestFinished(() => mail.close());
  await server.sql`delete from newsletter_delivery`;
  await server.sql`delete from mail`;
});

const deliver = (options = {}) => sendMails(server.db, mail.provider, server.config, options);
/** A newsletter that is being sent. */
async function begun(texts = newsletterTexts()): Promise<string> {
  const id = await write(admin.token, texts);
  expect((await post(admin.token, `/${id}/send`)).status).toBe(200);
  return id;
}
const taken = async () => (await mail.read()).map(({ to }) => to?.[0]?.address ?? '').sort();
const inOutbox = async () => (await server.values<string>`select recipient from mail where sent_at is null`).sort();
/** Sends the whole newsletter, and the mails written on the way. */
async function toTheEnd(id: string): Promise<void> {
  for (let round = 0; round < 10 && (await see(admin.token, id)).state === 'sending'; round += 1) {
    await goOn();
    await deliver();
  }
  await goOn();
}
async function consenting(language: Language = 'en'): Promise<Player> {
  const player = await aPlayer(server);
  await server.sql`update app_user set newsletter_consent = true, language = ${language} where id = ${player.id}`;
  return player;
}
const join = (email: string) => server.sql`
  insert into newsletter_subscription (email, address_hash, language) values (${email}, ${hashToken(email)}, 'nl')`;

test('goes to accounts and to the list, each inbox once and in its language; not to the banned, the gone, or where mails come back', async () => {
  const [reader = '', returned = '', refused = ''] = await onList(3);
  const [account, both] = [await consenting('nl'), await consenting('nl')];
  const [banned, unproved, gone] = [await consenting(), await consenting(), await consenting()];
  await join(both.email);
  await join(both.email.replace('@', '+news@'));
  await join(banned.email);
  await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
  await server.sql`update app_user set confirmed_at = null where id = ${unproved.id}`;
  await server.sql`update app_user set deleted_at = app_now() where id = ${gone.id}`;
  await server.sql`
    insert into mail_suppression (email, reason, until)
    values (${returned}, 'complained', null), (${refused}, 'refused', now() + interval '1 hour')`;
  const id = await begun();
  await toTheEnd(id);
  const mails = await mail.read();
  expect(new Map(mails.map(({ to, subject }) => [to?.[0]?.address, subject]))).toEqual(
    new Map([
      [reader, 'Play in March (en)'],
      [account.email, 'Play in March (nl)'],
      [both.email, 'Play in March (nl)'],
    ]),
  );
  expect(mails).toHaveLength(3);
  expect(await see(admin.token, id)).toMatchObject({ state: 'sent', people: 3, sent: 3, bounced: 0, left: 0 });
});

test('each mail is left by one click without a login, by an account and by an address alone', async () => {
  const [reader = ''] = await onList(1);
  const player = await consenting();
  const id = await begun();
  await toTheEnd(id);
  for (const { headers } of await mail.read()) {
    const valueOf = (key: string) => headers.find((one) => one.key === key)?.value ?? '';
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname } = new URL(valueOf('list-unsubscribe').slice(1, -1));
    const { body } = await server.call('GET', `/api${pathname}`);
    expect(body.data).toEqual({ category: 'newsletter', subscribed: true });
    const left = await server.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(left.statusCode).toBe(200);
  }
  expect(await see(admin.token, id)).toMatchObject({ sent: 2, left: 2, readers: [{ people: 0 }, { people: 0 }] });
  expect([reader, player.email].sort()).toEqual(await taken());
});

test('goes in batches, of which a crash loses nothing and repeats nothing', async () => {
  const readers = await onList(70);
  const id = await begun();
  const killed = { ...server.jobs, enqueue: () => Promise.reject(new Error('killed')) };
  await expect(sendNewsletters({ db: server.db, jobs: killed })).rejects.toThrow('killed');
  expect(await inOutbox()).toEqual([]);
  await Promise.all([goOn(), goOn(), goOn()]);
  expect(await inOutbox()).toHaveLength(newsletterPace.waiting);
  await goOn();
  expect(await inOutbox()).toHaveLength(newsletterPace.waiting);
  // The process that sends them dies after some mails.
  const dying = new AbortController();
  let sent = 0;
  const provider = {
    ...mail.provider,
    send: async (one: Parameters<MailServer['provider']['send']>[0]) => {
      await mail.provider.send(one);
      if ((sent += 1) === 7) dying.abort();
    },
  };
  await sendMails(server.db, provider, server.config, { signal: dying.signal });
  await goOn();
  const begunOf = await see(admin.token, id);
  expect(begunOf).toMatchObject({ state: 'sending', people: 70 });
  // Mails on their way when it died may be marked or not.
  expect(begunOf.sent).toBeGreaterThan(0);
  expect(begunOf.sent).toBeLessThan(newsletterPace.waiting);
  expect(await inOutbox()).toHaveLength(newsletterPace.waiting);
  await toTheEnd(id);
  expect(await see(admin.token, id)).toMatchObject({ state: 'sent', people: 70, sent: 70 });
  expect(await taken()).toEqual(readers.toSorted());
});

test('no more than its limit are written in an hour', async () => {
  await onList(20);
  const earlier = await write(admin.token);
  await server.sql`
    insert into newsletter_delivery (newsletter_id, email, language, state, queued_at, settled_at)
    select ${earlier}, 'before' || n || '@rondo.test', 'en', 'sent', now() - interval '59 minutes', now()
    from generate_series(1, ${newsletterPace.anHour - 8}::int) n`;
  await begun();
  await goOn();
  await deliver();
  await goOn();
  expect(await taken()).toHaveLength(8);
  await server.sql`
    update newsletter_delivery set queued_at = queued_at - interval '2 minutes' where newsletter_id = ${earlier}`;
  await goOn();
  await deliver();
  expect(await taken()).toHaveLength(20);
});

test('whoever leaves before their mail is written, or before it is sent, gets none', async () => {
  const [first = '', second = '', third = ''] = await onList(3);
  const leave = (email: string) =>
    server.sql`update newsletter_subscription set unsubscribed_at = app_now() where email = ${email}`;
  const id = await begun();
  await leave(first);
  await goOn();
  expect(await inOutbox()).toEqual([second, third].sort());
  await leave(second);
  await deliver();
  await goOn();
  expect(await taken()).toEqual([third]);
  expect(await see(admin.token, id)).toMatchObject({ state: 'sent', people: 3, sent: 1, left: 0 });
});

test('an admin stops it at once: what waits in the outbox is not sent', async () => {
  await onList(70);
  const id = await begun();
  await goOn();
  const stop = () => post(admin.token, `/${id}/stop`);
  const [stopped, again] = [await stop(), await stop()];
  expect([stopped.status, again.body.code]).toEqual([200, 'newsletter_not_sending']);
  await goOn();
  await deliver();
  expect(await taken()).toEqual([]);
  expect(await see(admin.token, id)).toMatchObject({ state: 'stopped', people: 70, sent: 0 });
});

test('any other mail goes first, also one that comes while newsletters are sent', async () => {
  await onList(12);
  await begun();
  await goOn();
  const urgent = (to: string) =>
    queueMails(
      server.db,
      server.jobs,
      [{ to, name: '', language: 'en', kind: 'passwordChanged', link: `${server.config.publicUrl}/` }],
      server.clock.now(),
    );
  await urgent('first@rondo.test');
  const order: string[] = [];
  const provider = {
    ...mail.provider,
    send: async ({ to }: { to: string }): Promise<void> => {
      order.push(to);
      if (order.length === 3) await urgent('second@rondo.test');
    },
  };
  await sendMails(server.db, provider, server.config);
  expect(order).toHaveLength(14);
  expect([order[0], order[3]]).toEqual(['first@rondo.test', 'second@rondo.test']);
});

test('an address that refuses its mail gets no further newsletter, until its owner confirms it anew', async () => {
  const [reader = ''] = await onList(1);
  const id = await begun();
  mail.mood = 'refusing';
  await goOn();
  await deliver();
  await deliver({ at: new Date(server.clock.real().getTime() + 120_000) });
  await goOn();
  expect(await see(admin.token, id)).toMatchObject({ state: 'sent', sent: 0, bounced: 1 });
  await server.sql`delete from mail_suppression where email = ${reader}`;
  const { body } = await server.as(admin).get('/api/admin/newsletter?state=bounced');
  expect(body.data).toMatchObject({ subscribers: [{ email: reader, state: 'bounced' }], total: 0 });
  const next = await write(admin.token);
  await refuses(post(admin.token, `/${next}/send`), 'newsletter_without_readers');
  await server.sql`update newsletter_subscription set unsubscribed_at = app_now() where email = ${reader}`;
  await server.call('POST', '/api/leads/subscribe', { body: { email: reader } });
  mail.mood = 'well';
  await deliver();
  const [asked] = await mail.read();
  const token = /confirm-newsletter\/([\w-]+)/.exec(asked?.text ?? '')?.[1];
  expect((await server.call('POST', '/api/leads/confirm', { body: { token } })).status).toBe(200);
  expect((await post(admin.token, `/${next}/send`)).status).toBe(200);
});

test('a mail that the provider reports later has come back', async () => {
  const [reader = ''] = await onList(1);
  const id = await begun();
  await toTheEnd(id);
  await server.sql`insert into mail_suppression (email, reason) values (${reader}, 'bounced')`;
  expect(await see(admin.token, id)).toMatchObject({ sent: 1, bounced: 1, left: 0 });
});

test('whoever leaves Rondo is in no newsletter any more, and its counts stay', async () => {
  await onList(1);
  const { email, token } = await aPlayerWithPassword(server);
  await server.sql`update app_user set newsletter_consent = true, confirmed_at = app_now() where email = ${email}`;
  const id = await begun();
  await toTheEnd(id);
  const named = () => server.row`select count(*) as deliveries from newsletter_delivery where email = ${email}`;
  expect(await named()).toEqual({ deliveries: 1 });
  const left = await server.call('DELETE', '/api/users/deleteMe', { as: token, body: { password: oldPassword } });
  expect(left.status).toBe(200);
  expect(await named()).toEqual({ deliveries: 0 });
  expect(await see(admin.token, id)).toMatchObject({ people: 2, sent: 2 });
});

test('whoever leaves Rondo while their mail is written gets none', async () => {
  await onList(1);
  const { id: userId, email, token } = await aPlayerWithPassword(server);
  await server.sql`update app_user set newsletter_consent = true, confirmed_at = app_now() where id = ${userId}`;
  await begun();
  const { leaving } = await inTransaction(server.db, async (trx) => {
    const delivery = sql<{ id: string }>`
      update newsletter_delivery set state = 'queued', queued_at = now() where email = ${email} returning id`;
    const id = (await delivery.execute(trx)).rows[0]?.id ?? '';
    const asked = server.call('DELETE', '/api/users/deleteMe', { as: token, body: { password: oldPassword } });
    const waiting = sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ 'newsletter_delivery'`;
    while ((await waiting.execute(server.db)).rows.length === 0);
    const texts = [{ language: 'en' as const, subject: 'March', text: '', html: '', line: '' }];
    const to = [{ id, email, userId, language: 'en' as const }];
    await queueNewsletter(trx, server.jobs, { texts, to }, server.clock.now());
    return { leaving: asked };
  });
  expect((await leaving).status).toBe(200);
  const rows = await server.rows`select subject from mail where recipient = ${email}`;
  expect(rows).toEqual([{ subject: 'We deleted your Rondo account' }]);
});
