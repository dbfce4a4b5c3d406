import type { CallResponse, listSubscribers } from '@rondo/contract';
import { decodeText } from '@rondo/rules/decode-text';
import { languageCodes } from '@rondo/rules';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { aPlayer, type Player, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';

const server = useServer();
const { audit } = consoleCalls(server);
const admin = usePlayer(server, { role: 'admin' });

type Listed = CallResponse<typeof listSubscribers>['data'];
const find = async (query = '') => (await server.as(admin).get(`/api/admin/newsletter?${query}`)).body.data as Listed;
const remove = (email: string) =>
  server.as(admin).post('/api/admin/newsletter/remove', { email, reason: 'asked for it by phone' });

/** An address on the list by the form in the footer. */
async function aSubscriber(tag: string, left = false): Promise<string> {
  const email = `${tag}-${randomUUID()}@rondo.test`;
  await server.sql`
    insert into newsletter_subscription (email, address_hash, created_at, unsubscribed_at)
    values (${email}, ${hashToken(email)}, app_now(), ${left ? sql`app_now()` : null})`;
  return email;
}

/** A user who ticked the newsletter for their account. */
async function aConsenting(): Promise<Player> {
  const player = await aPlayer(server);
  await server.sql`update app_user set newsletter_consent = true, confirmed_at = app_now() where id = ${player.id}`;
  return player;
}

test('has who confirmed, once each; not who left, did not confirm, or whose mails come back', async () => {
  const tag = `n${randomUUID().slice(0, 8)}`;
  const form = await aSubscriber(tag);
  await aSubscriber(tag, true);
  const bounced = await aSubscriber(tag);
  await server.sql`insert into mail_suppression (email, reason) values (${bounced}, 'complained')`;
  await server.sql`
    insert into newsletter_request (email, token_hash, language, created_at, expires_at)
    values (${`${tag}-asked@rondo.test`}, ${hashToken(tag)}, 'nl', app_now(), app_now() + interval '1 day')`;
  expect((await find(`query=${tag}`)).subscribers).toMatchObject([{ email: form, by: 'form' }]);

  const both = await aConsenting();
  await server.sql`
    insert into newsletter_subscription (email, address_hash) values (${both.email}, ${hashToken(both.email)})`;
  expect((await find(`query=${both.email}`)).subscribers).toMatchObject([{ by: 'account' }]);
  const [unproved, gone] = [await aConsenting(), await aConsenting()];
  await server.sql`update app_user set confirmed_at = null where id = ${unproved.id}`;
  await server.sql`update app_user set deleted_at = app_now() where id = ${gone.id}`;
  for (const { email } of [unproved, gone]) expect((await find(`query=${email}`)).subscribers).toEqual([]);
  expect((await find(`query=${tag}`)).total).toBe((await find()).pagination.totalCount);
});

test('as a file that runs no formula, which is written down', async () => {
  const email = await aSubscriber('=cmd');
  const path = `/api/admin/newsletter.csv?query=${encodeURIComponent(email)}`;
  const { body, headers } = await server.as(admin).get(path);
  expect(headers['content-disposition']).toBe('attachment; filename="rondo-newsletter.csv"');
  const [head, line] = String(body.text).trim().split('\r\n');
  expect(head).toBe('Email address,Language,State,Since,By');
  expect(line?.startsWith(`'${email},`)).toBe(true);
  expect((await audit(admin.token))[0]).toMatchObject({
    action: 'list.look',
    subject: { kind: 'newsletter', id: null },
    after: { rows: 1 },
  });
});

test('somebody is taken off by request, from the account and the form; the log names no address', async () => {
  const { id, email } = await aConsenting();
  await server.sql`
    insert into newsletter_subscription (email, address_hash) values (${email}, ${hashToken(email)})`;
  expect((await remove(email.toUpperCase())).status).toBe(200);
  expect((await find(`query=${email}`)).subscribers).toEqual([]);
  const [entry] = await audit(admin.token);
  expect(entry).toMatchObject({
    action: 'newsletter.remove',
    subject: { kind: 'subscriber', id },
    reason: 'asked for it by phone',
    before: { subscribed: ['account', 'form'] },
    after: { subscribed: [] },
  });
  expect(JSON.stringify(entry)).not.toContain(email);
  await refuses(remove(email), 'subscriber_not_found', { status: 404 });
  const form = await aSubscriber('f');
  expect((await remove(form)).status).toBe(200);
  expect((await audit(admin.token))[0]?.subject.id).toBe(hashToken(form).toString('hex'));
});

test('those who left and those whose mails come back are found by their state', async () => {
  const tag = `s${randomUUID().slice(0, 8)}`;
  const [form, left, bounced] = [await aSubscriber(tag), await aSubscriber(tag, true), await aSubscriber(tag)];
  await server.sql`insert into mail_suppression (email, reason) values (${bounced}, 'bounced')`;
  const of = async (state: string) =>
    (await find(`query=${tag}&state=${state}`)).subscribers.map(({ email }) => email).sort();
  expect(await of('subscribed')).toEqual([form]);
  expect(await of('unsubscribed')).toEqual([left]);
  expect(await of('bounced')).toEqual([bounced]);
  expect(await of('all')).toEqual([form, left, bounced].sort());
});

const take = (path: 'compare' | 'import', csv: string, columns: Readonly<Record<string, string>> = {}) =>
  server.as(admin).post(`/api/admin/newsletter/${path}`, {
    csv,
    columns,
    ...(path === 'import' && { reason: 'the list of before' }),
  });

test('a file of a list elsewhere: whoever left, here or there, stays off the list', async () => {
  const tag = `i${randomUUID().slice(0, 8)}`;
  const at = (name: string) => `${name}-${tag}@rondo.test`;
  const [here, leftHere, leftThere] = [await aSubscriber(tag), await aSubscriber(tag, true), await aSubscriber(tag)];
  const [consenting, not, leaver] = [await aConsenting(), await aPlayer(server), await aConsenting()];
  const csv = [
    'Email;Taal;Status',
    `${at('new')};nl;subscribed`,
    `${at('never')};en;unsubscribed`,
    `${here};;subscribed`,
    `${leftHere};;subscribed`,
    `${leftThere};;unsubscribed`,
    `${consenting.email};;subscribed`,
    `${not.email};;subscribed`,
    `${leaver.email};;unsubscribed`,
    `${at('odd')};;unconfirmed`,
    'nobody;;subscribed',
  ].join('\n');
  const columns = { read: ['Email', 'Taal', 'Status'], ignored: [], unclear: [] };
  const counts = { subscribed: 1, unsubscribed: 3, keptOut: 2, unchanged: 2 };
  const expected = { ...counts, unknown: [10], malformed: [11], ...columns };
  expect((await take('compare', csv)).body.data).toEqual(expected);
  expect((await find(`query=${at('new')}`)).subscribers).toEqual([]);
  expect((await take('import', csv)).body.data).toEqual(expected);
  const on = async (email: string) => (await find(`query=${email}`)).subscribers.length === 1;
  expect(await Promise.all([at('new'), here, consenting.email].map(on))).toEqual([true, true, true]);
  expect(await Promise.all([at('never'), leftHere, leftThere, not.email, leaver.email].map(on))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect((await find(`query=${at('new')}`)).subscribers).toMatchObject([{ language: 'nl', by: 'file' }]);
  const repeated = (await take('import', csv.replace('unsubscribed', 'subscribed'))).body.data;
  expect(repeated).toMatchObject({ subscribed: 0, unsubscribed: 0, keptOut: 3 });
  const [entry] = await audit(admin.token);
  expect(entry).toMatchObject({ action: 'newsletter.import', reason: 'the list of before', after: { keptOut: 3 } });
  expect(JSON.stringify(await audit(admin.token))).not.toContain(tag);
});

test('our own file is one of them, and changes nothing', async () => {
  const tag = `e${randomUUID().slice(0, 8)}`;
  await Promise.all([aSubscriber(tag), aSubscriber(tag, true)]);
  for (const language of languageCodes) {
    const { body } = await server.call('GET', `/api/admin/newsletter.csv?state=all&query=${tag}`, {
      as: admin.token,
      headers: { 'accept-language': language },
    });
    expect((await take('compare', String(body.text))).body.data).toMatchObject({
      subscribed: 0,
      unsubscribed: 0,
      unchanged: 2,
      malformed: [],
    });
  }
});

test('a file without addresses is refused, and taking one over asks who one is', async () => {
  for (const path of ['compare', 'import'] as const)
    await refuses(take(path, 'name;age\nPiet;3'), 'subscriber_file_unreadable');
  await server.sql`update session set identity_confirmed_at = now() - interval '1 hour' where user_id = ${admin.id}`;
  await refuses(take('import', 'email\na@rondo.test'), 'confirm_identity');
  await server.sql`update session set identity_confirmed_at = now() where user_id = ${admin.id}`;
});

/** A list as some program writes it, with addresses of this test only. */
async function aList(name: string): Promise<{ csv: string; here: (email: string) => string }> {
  const bytes = await readFile(new URL(`cases/${name}.csv`, import.meta.url));
  const tag = `${randomUUID().slice(0, 8)}.`;
  return {
    csv: decodeText(bytes).replaceAll('@example.nl', `@${tag}example.nl`),
    here: (email) => email.replace('@', `@${tag}`),
  };
}

test.each([
  ['ghost', ['reads@example.nl'], ['left@example.nl']],
  ['brevo', ['reads2@example.nl'], ['left2@example.nl']],
  ['laposta', ['reads3@example.nl'], ['left3@example.nl']],
  ['mailerlite', ['reads4@example.nl'], ['left4@example.nl']],
  ['mailchimp-cleaned', [], ['bounced@example.nl']],
  ['excel-1252', ['renée@example.nl'], []],
  ['excel-utf16', ['utf16@example.nl'], []],
  ['sep-line', ['sep@example.nl'], []],
  ['cr-only', ['cr@example.nl'], []],
  ['with-names', ['jan@example.nl'], []],
])('the list that %s.csv is puts on whom it has, and keeps whom it lost as having left', async (name, on, left) => {
  const { csv, here } = await aList(name);
  const { data } = (await take('import', csv)).body;
  expect(data).toMatchObject({
    subscribed: on.length,
    unsubscribed: left.length,
    unknown: [],
    malformed: [],
    unclear: [],
  });
  for (const [addresses, state] of [
    [on, 'subscribed'],
    [left, 'unsubscribed'],
  ] as const)
    for (const email of addresses)
      expect((await find(`query=${encodeURIComponent(here(email))}&state=${state}`)).subscribers).toHaveLength(1);
});

test('a column that may say who left stops a file, until somebody says what it means', async () => {
  const { csv, here } = await aList('unknown-column');
  const unclear = [{ column: 'wants_mail', examples: ['0'] }];
  expect((await take('compare', csv)).body.data).toMatchObject({
    subscribed: 0,
    unsubscribed: 0,
    read: ['email'],
    unclear,
  });
  await refuses(take('import', csv), 'subscriber_columns_unclear', { params: { columns: 'wants_mail' } });
  expect((await find(`query=${here('unsure@example.nl')}&state=all`)).subscribers).toEqual([]);
  const known = { wants_mail: 'stays' };
  expect((await take('compare', csv, known)).body.data).toMatchObject({ unsubscribed: 1, unclear: [] });
  expect((await take('import', csv, known)).body.data).toMatchObject({
    subscribed: 0,
    unsubscribed: 1,
    read: ['email', 'wants_mail'],
  });
  await refuses(take('import', csv, { wants_mail: 'maybe' }), 'invalid_input');
});
