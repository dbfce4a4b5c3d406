import { createHmac } from 'node:crypto';
import type { MailKind } from '@rondo/phrases';
import { afterEach, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../../test/builders.ts';
import { aMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { noonIn } from '../../../../test/noon.ts';
import { refuses, useServer } from '../../../../test/server.ts';
import { queueMails } from './queue-mails.ts';
import { sendMails } from './send-mails.ts';

const secret = 'a secret of whoever sends our mails, long enough';
const earlier = 'the secret before it which is read for a while still';
const server = useServer({ MAIL_REPORTS_SECRET: secret, MAIL_REPORTS_SECRET_PREVIOUS: earlier });
let mail: MailServer | undefined;
afterEach(async () => {
  mail?.close();
  await server.sql`delete from mail`;
});

const now = () => server.clock.real().getTime();
const noon = () => noonIn(2, server);

async function queue({ id: userId, email: to }: Player, ...kinds: MailKind[]): Promise<void> {
  const params = { game: 'Vrijdag', when: 'morgen', where: 'Utrecht', amount: '€ 5,00', fee: '€ 0,36' };
  const order = { to, userId, name: 'Sanne', language: 'nl', params, link: 'https://rondo.test/' } as const;
  const orders = kinds.map((kind) => ({ ...order, kind }));
  await queueMails(server.db, server.jobs, orders, server.clock.now());
}

const send = (at?: Date) => sendMails(server.db, (mail as MailServer).provider, server.config, { at });

async function subjects(): Promise<string[]> {
  const read = await (mail as MailServer).read();
  return read.map(({ subject }) => subject ?? '').toSorted();
}

const settingsOf = async (player: Player) => (await server.as(player).get('/api/users/settings')).body.settings;

function report(reports: unknown, { key = secret, seconds = Math.floor(now() / 1000) } = {}) {
  const body = JSON.stringify({ reports });
  const signature = `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'rondo-signature': signature };
  return server.call('POST', '/api/mail/reports', { body, headers });
}

async function confirmOwn(player: Player) {
  expect((await server.as(player).post('/api/users/confirmOwnAddress')).status).toBe(200);
  const [asked] = await mailsTo(server, player.email);
  const token = /confirm-address\/([\w-]+)/.exec(asked?.text ?? '')?.[1];
  return server.call('POST', '/api/users/confirmAddress', { body: { token } });
}

test('an address that the mail server refuses gets nothing more for a while; its owner reads so, and money waits', async () => {
  mail = await aMailServer();
  const player = await aPlayer(server);
  mail.mood = 'refusing';
  await queue(player, 'topUpPaid');
  await send();
  expect(await settingsOf(player)).toMatchObject({ mailsReturned: 'refused' });
  mail.mood = 'well';
  await queue(player, 'topUpPaid', 'gameConfirmed');
  // The refused mail is retried. It is accepted, so the address works, and waiting mails are sent, except dispensable ones.
  await send(new Date(now() + 6 * 60_000));
  expect(await subjects()).toEqual(Array.from({ length: 2 }, () => '€ 5,00 bijgeschreven in je portemonnee'));
  expect(await settingsOf(player)).toMatchObject({ mailsReturned: null });
  const left = await server.value<string>`
    select last_error from mail where recipient = ${player.email} and sent_at is null`;
  expect(left).toBe('not sent: the address is suppressed, refused');
});

test('another address takes along what waits; the pause grows, and ends', async () => {
  mail = await aMailServer();
  const player = await aPlayer(server);
  const pause = async () => {
    await server.sql`update mail_suppression set until = now() where email = ${player.email}`;
    (mail as MailServer).mood = 'refusing';
    await queue(player, 'topUpPaid');
    await send();
    await server.sql`delete from mail where recipient = ${player.email}`;
    const hours = await server.value<number>`
      select round(extract(epoch from until - now()) / 3600) as hours from mail_suppression
      where email = ${player.email}`;
    return hours;
  };
  expect([await pause(), await pause(), await pause(), await pause(), await pause()]).toEqual([12, 48, 192, 720, 720]);
  mail.mood = 'well';
  await queue(player, 'topUpPaid');
  await send();
  expect(mail.taken).toEqual([]);
  const email = `new-${player.email}`;
  await server.as(player).patch('/api/users/updateMe', { email });
  const [asked] = await mailsTo(server, email);
  const token = /confirm-address\/([\w-]+)/.exec(asked?.text ?? '')?.[1];
  await server.call('POST', '/api/users/confirmAddress', { body: { token } });
  await send();
  expect(await subjects()).toContain('€ 5,00 bijgeschreven in je portemonnee');
  expect(await settingsOf(player)).toMatchObject({ mailsReturned: null });
});

test.each([
  ['bounce', 'bounced'],
  ['complaint', 'complained'],
] as const)(
  'a reported %s: only what is necessary goes, until the owner confirms the address',
  async (kind, reason) => {
    mail = await aMailServer();
    const player = await aPlayer(server);
    expect((await report([{ address: player.email.toUpperCase(), kind }])).status).toBe(200);
    expect(await settingsOf(player)).toMatchObject({ mailsReturned: reason });
    await queue(player, 'gameConfirmed', 'topUpPaid');
    await send(noon());
    expect(await subjects()).toEqual(['€ 5,00 bijgeschreven in je portemonnee']);
    // Being accepted proves nothing, because bounces and complaints come later.
    expect(await settingsOf(player)).toMatchObject({ mailsReturned: reason });
    const last_error = await server.value<string>`
      select last_error from mail where recipient = ${player.email} and failed_at is not null`;
    expect(last_error).toBe(`not sent: the address is suppressed, ${reason}`);
    expect((await server.call('GET', '/metrics')).body.text).toContain(`held_back_total{reason="${reason}"} 1`);

    expect((await confirmOwn(player)).body).toMatchObject({ status: 'success', email: player.email });
    expect(await settingsOf(player)).toMatchObject({ mailsReturned: null, pendingEmail: null });
    await queue(player, 'gameConfirmed');
    await send(noon());
    expect(await subjects()).toContain('Vrijdag gaat door!');
  },
);

test('whoever’s mails arrive is asked nothing: no mail says that some came back', async () => {
  const player = await aPlayer(server);
  const ask = () => server.as(player).post('/api/users/confirmOwnAddress');
  await refuses(ask(), 'mails_arrive', { status: 400 });
  await report([{ address: player.email, kind: 'bounce' }]);
  expect((await confirmOwn(player)).status).toBe(200);
  await refuses(ask(), 'mails_arrive');
  expect(await mailsTo(server, player.email)).toHaveLength(1);
});

test('a report without the right signature, of another time or of another shape changes nothing', async () => {
  const player = await aPlayer(server);
  const bounce = [{ address: player.email, kind: 'bounce' }];
  await refuses(report(bounce, { key: 'another secret of somebody else altogether' }), 'signature_invalid');
  await refuses(report(bounce, { seconds: Math.floor(now() / 1000) - 600 }), 'signature_invalid');
  await refuses(server.call('POST', '/api/mail/reports', { body: { reports: bounce } }), 'signature_invalid');
  await refuses(report([{ address: player.email, kind: 'delivery' }]), 'invalid_input');
  expect(await settingsOf(player)).toMatchObject({ mailsReturned: null });
});

test('a report that the earlier secret has signed is taken while it is rotated', async () => {
  const reports = [{ address: 'nobody@rondo.test', kind: 'bounce' }];
  expect((await report(reports, { key: earlier })).status).toBe(200);
  expect((await report(reports, { key: 'of somebody else, which is as long as the others' })).status).not.toBe(200);
});
