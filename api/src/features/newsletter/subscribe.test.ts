import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { aMailServer } from '../../../test/mail-server.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { sendMails } from '../notifications/mail/send-mails.ts';

const server = useServer();
const anAddress = () => `reader-${randomUUID()}@rondo.test`;
let lastAddress = 0;
const fromElsewhere = () => server.sql`delete from rate_limit`;

async function subscribe(email: string, language = 'en') {
  await fromElsewhere();
  return server.call('POST', '/api/leads/subscribe', { body: { email }, headers: { 'accept-language': language } });
}
const confirm = (token: string) => server.call('POST', '/api/leads/confirm', { body: { token } });
const tokenTo = async (email: string) =>
  /confirm-newsletter\/([\w-]+)/.exec((await mailsTo(server, email))[0]?.text ?? '')?.[1] ?? '';
const onList = async (email: string) =>
  (await server.rows`select from newsletter_subscription where email = ${email} and unsubscribed_at is null`).length ===
  1;

async function aReader(): Promise<string> {
  const email = anAddress();
  await subscribe(email);
  expect((await confirm(await tokenTo(email))).status).toBe(200);
  return email;
}

describe('the newsletter', () => {
  test('takes an address once its owner confirmed it, however it was written; the link works once', async () => {
    const email = anAddress();
    expect((await subscribe(` ${email.toUpperCase()} `)).body).toMatchObject({
      status: 'success',
      message: 'You have been subscribed to the newsletter successfully!',
    });
    expect(await onList(email)).toBe(false);
    const token = await tokenTo(email);
    expect((await confirm(token)).body).toMatchObject({ status: 'success' });
    expect(await onList(email)).toBe(true);
    // Pressing the link again says that it is done; after unsubscribing, the link no longer works.
    await refuses(confirm(token), 'already_subscribed');
    await server.sql`update newsletter_subscription set unsubscribed_at = app_now() where email = ${email}`;
    await refuses(confirm(token), 'newsletter_link_invalid');
    await server.sql`update newsletter_subscription set unsubscribed_at = null where email = ${email}`;
    await refuses(subscribe(email), 'already_subscribed', {
      message: 'You have already subscribed to the newsletter.',
    });
  });

  test('a newer link supersedes the one before, and a day ends it', async () => {
    const email = anAddress();
    await subscribe(email);
    const first = await tokenTo(email);
    await subscribe(email);
    await refuses(confirm(first), 'newsletter_link_invalid');
    const second = await tokenTo(email);
    await advance(server, 'PT24H');
    await refuses(confirm(second), 'newsletter_link_invalid');
    expect(await onList(email)).toBe(false);
  });

  test('says nothing of accounts: one that gets it is answered, and asked, as any address', async () => {
    const [player, stranger] = [await aPlayer(server), anAddress()];
    await server.sql`update app_user set newsletter_consent = true where id = ${player.id}`;
    const answers = [await subscribe(player.email), await subscribe(stranger)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const subjects = await Promise.all([player.email, stranger].map((to) => mailsTo(server, to)));
    expect(subjects[0]?.[0]?.subject).toBe(subjects[1]?.[0]?.subject);
  });

  test('asks and welcomes in the reader’s language', async () => {
    const email = anAddress();
    await subscribe(email, 'nl');
    expect((await mailsTo(server, email))[0]).toMatchObject({
      subject: 'Wil je onze nieuwsbrief?',
      text: expect.stringMatching(/^Hoi,\n/),
    });
    await confirm(await tokenTo(email));
    expect((await mailsTo(server, email))[0]?.subject).toBe('Welkom bij de nieuwsbrief van Rondo');
  });

  test('is left by its mail without an account; nobody but who reads that mail comes back', async () => {
    const mail = await aMailServer();
    const email = await aReader();
    await sendMails(server.db, mail.provider, server.config);
    const welcome = (await mail.read()).find(
      ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Welcome'),
    );
    mail.close();
    const headers = Object.fromEntries(welcome?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const token = /\/unsubscribe\/([\w.-]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(welcome?.text).toContain(`/unsubscribe/${token}`);
    expect(welcome?.text).not.toContain('/settings');
    const at = `/api/unsubscribe/${token}`;
    expect((await server.call('GET', at)).body.data).toEqual({ category: 'newsletter', subscribed: true });
    const oneClick = await server.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await onList(email)).toBe(false);
    expect((await subscribe(email)).status).toBe(200);
    expect(await onList(email)).toBe(false);
    const undone = await server.call('POST', at, { body: { undo: true } });
    expect(undone.body.data).toEqual({ category: 'newsletter', subscribed: true });
    expect(await onList(email)).toBe(true);
    await refuses(
      server.call('POST', `/api/unsubscribe/${token.replace(/^./, 'x')}x`, { body: {} }),
      'unsubscribe_invalid',
    );
  });

  test.each(['', 'nobody', 'a@b', `${'a'.repeat(250)}@rondo.test`])('not %s', async (email) => {
    expect((await subscribe(email)).status).toBe(400);
  });

  test('120 addresses an hour from one place, room for a campus; three mails an hour to one address', async () => {
    await fromElsewhere();
    const ask = (email: string) => server.call('POST', '/api/leads/subscribe', { body: { email } });
    const answers = await Promise.all(Array.from({ length: 125 }, () => ask(`many${(lastAddress += 1)}@rondo.test`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await fromElsewhere();
    const email = anAddress();
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await mailsTo(server, email)).toHaveLength(3);
  });
});
