import type { CallResponse, previewNewsletter } from '@rondo/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { newsletterCalls, newsletterTexts } from '../../../test/newsletter-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { audit } = consoleCalls(server);
const { post, see, write, onList } = newsletterCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

const change = (id: string, texts: object) => server.as(admin).put(`/api/admin/newsletters/${id}`, { texts });
const list = async (query: string) =>
  (await server.as(admin).get(`/api/admin/newsletters?${query}`)).body.data as {
    newsletters: { _id: string; title: string; state: string }[];
  };

test('one is begun half written, found by its subject, written on, and logged', async () => {
  const tag = `Zaal ${randomUUID().slice(0, 8)}`;
  const half = newsletterTexts().map((one, index) => ({ ...one, subject: index === 0 ? '' : tag, body: '' }));
  const id = await write(admin.token, half);
  expect((await list(`query=${tag.toLowerCase()}`)).newsletters).toMatchObject([
    { _id: id, title: tag, state: 'draft' },
  ]);
  expect((await list(`query=${tag}&state=sent`)).newsletters).toEqual([]);
  const texts = newsletterTexts();
  expect((await change(id, texts)).status).toBe(200);
  expect((await see(admin.token, id)).texts).toEqual(texts);
  const acts = await audit(admin.token, `subject=${id}`);
  expect(acts.map(({ action, subject }) => [action, subject.name])).toEqual([
    ['newsletter.change', texts.map(({ subject }) => subject).join(', ')],
    ['newsletter.create', texts.map(({ subject }) => subject).join(', ')],
  ]);
});

test('the preview is the mail in each language: marks become code, what else is typed does not', async () => {
  const body =
    'Hello **all**\n\n## New halls\n\n- [Utrecht](https://rondo.test/allgames?q=a&b=1)\n- <script>alert(1)</script>\n\nSee https://rondo.test/about.';
  const id = await write(admin.token, newsletterTexts('Play <b>', body));
  const { body: answer } = await server.as(admin).get(`/api/admin/newsletters/${id}/preview`);
  const { mails } = answer.data as CallResponse<typeof previewNewsletter>['data'];
  expect(mails.map(({ language, subject }) => [language, subject])).toEqual([
    ['en', 'Play <b> (en)'],
    ['nl', 'Play <b> (nl)'],
  ]);
  const [english, dutch] = mails;
  for (const code of [
    'Play &lt;b&gt; (en)',
    '<strong>all</strong>',
    'New halls</h2>',
    'href="https://rondo.test/allgames?q=a&amp;b=1"',
    '<li>&lt;script&gt;',
    'href="https://rondo.test/about"',
  ])
    expect(english?.html).toContain(code);
  expect(english?.html).not.toContain('<script>');
  for (const words of [
    'Hello all',
    'NEW HALLS',
    '* Utrecht (https://rondo.test/allgames?q=a&b=1)',
    'See https://rondo.test/about.',
    'because you subscribed to our newsletter',
    '/unsubscribe/',
  ])
    expect(english?.text).toContain(words);
  expect(dutch?.text).toContain('Tot op het veld');
});

test('a test goes to oneself alone, in both languages, once both are written', async () => {
  const [reader] = await onList(1);
  const id = await write(admin.token, newsletterTexts('Play', ''));
  await refuses(post(admin.token, `/${id}/test`), 'newsletter_unfinished');
  await change(id, newsletterTexts('Play', 'Come along'));
  expect((await post(admin.token, `/${id}/test`)).status).toBe(200);
  const mails = await mailsTo(server, admin.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Play (en)', 'Play (nl)']);
  expect(await mailsTo(server, reader ?? '')).toEqual([]);
  expect((await see(admin.token, id)).state).toBe('draft');
});

test('it is sent once, by somebody who has just logged in, when both languages are written and somebody reads it', async () => {
  const send = (id: string) => post(admin.token, `/${id}/send`);
  await onList(0);
  const half = await write(
    admin.token,
    newsletterTexts('', 'Come along').map((one) => ({ ...one, subject: '' })),
  );
  await refuses(send(half), 'newsletter_unfinished');
  const id = await write(admin.token);
  await refuses(send(id), 'newsletter_without_readers');
  await onList(2, 'nl');
  expect((await see(admin.token, id)).readers).toEqual([
    { language: 'en', people: 0 },
    { language: 'nl', people: 2 },
  ]);
  await server.sql`update session set identity_confirmed_at = now() - interval '1 hour' where user_id = ${admin.id}`;
  await refuses(send(id), 'confirm_identity');
  await server.sql`update session set identity_confirmed_at = now() where user_id = ${admin.id}`;
  const pressed = await Promise.all([1, 2, 3].map(() => send(id)));
  expect(pressed.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  expect((await see(admin.token, id)).readers.map(({ people }) => people)).toEqual([0, 0]);
  expect(await see(admin.token, id)).toMatchObject({ state: 'sending', people: 2, sent: 0 });
  await refuses(change(id, newsletterTexts('Too late')), 'newsletter_not_draft');
  expect((await audit(admin.token, `subject=${id}`))[0]).toMatchObject({
    action: 'newsletter.send',
    after: { people: { nl: 2 } },
  });
});

test.each(['', '/preview'])('one that is none is not found: GET %s', async (path) => {
  await refuses(server.as(admin).get(`/api/admin/newsletters/${randomUUID()}${path}`), 'newsletter_not_found');
});

test.each(['test', 'send', 'stop'])('one that is none is not found: %s', async (act) => {
  await refuses(post(admin.token, `/${randomUUID()}/${act}`), 'newsletter_not_found');
});

test('the database keeps it so: no inbox twice, and times that fit the state', async () => {
  const id = await write(admin.token);
  const deliver = (email: string) =>
    server.sql`insert into newsletter_delivery (newsletter_id, email, language) values (${id}, ${email}, 'nl')`;
  await deliver('sanne@rondo.test');
  await expect(deliver('sanne+news@rondo.test')).rejects.toThrow('newsletter_delivery_once');
  expect(
    await server.value`
      select inbox from newsletter_delivery where newsletter_id = ${id} and email = 'sanne@rondo.test'`,
  ).toBe('sanne@rondo.test');
  for (const [change, constraint] of [
    [sql`newsletter_delivery set state = 'sent' where newsletter_id = ${id}`, 'newsletter_delivery_'],
    [sql`newsletter set state = 'sending' where id = ${id}`, 'newsletter_started'],
    [sql`newsletter set state = 'sent', started_at = app_now() where id = ${id}`, 'newsletter_finished'],
  ] as const)
    await expect(server.sql`update ${change}`).rejects.toThrow(constraint);
});
