import { afterEach, expect, test } from 'vitest';
import { aMailServer } from '../../../../test/mail-server.ts';
import { useServer } from '../../../../test/server.ts';
import { smtpMail } from '../../../providers/mail/smtp.ts';
import { sendTrial } from '../../../providers/mail/send-trial.ts';
import { sendMails } from './send-mails.ts';

const server = useServer();
const away = smtpMail('smtp://127.0.0.1:1', 'Rondo <no-reply@rondo.test>');
afterEach(() => server.sql`delete from mail`);

/** A mail that was written some minutes ago. */
const written = (minutes: number, category: string | null = null, attempts = 0) => server.sql`
  insert into mail (recipient, subject, text_body, html_body, created_at, queued_at, category, attempts)
  values ('one@rondo.test', 'A link', 'Here', 'Here', now(), now() - ${minutes} * interval '1 minute', ${category}, ${attempts})`;

const awaited = async () => {
  const { payload } = await server.app.inject({ url: '/metrics' });
  return Math.round(Number(/^rondo_mail_awaited_seconds (\S+)$/m.exec(payload)?.[1]) / 60);
};

test('the oldest mail that somebody waits for has its age, and news has none', async () => {
  await written(6);
  await written(2);
  await written(50, 'reminders');
  await sendMails(server.db, away, server.config);
  expect(await awaited()).toBe(6);
  await sendMails(server.db, away, server.config, { isHeld: () => true });
  expect(await awaited()).toBe(0);
});

test('one that its own address keeps is not waited for while others go', async () => {
  const mail = await aMailServer();
  await written(1);
  await sendMails(server.db, mail.provider, server.config);
  await written(9, null, 3);
  await server.sql`update mail set next_attempt_at = now() + interval '1 hour' where sent_at is null`;
  await sendMails(server.db, mail.provider, server.config);
  expect(await awaited()).toBe(0);
  mail.close();
});

test('a trial says what the mail server says', async () => {
  const mail = await aMailServer();
  const sender = { mailFrom: 'Rondo <no-reply@rondo.test>', dkim: null, smtpUrl: mail.url };
  expect(await sendTrial(sender, 'you@rondo.test')).toMatchObject({ isSent: true });
  expect((await mail.read())[0]?.subject).toBe('A trial of Rondo');
  mail.mood = 'refusing';
  expect(await sendTrial(sender, 'you@rondo.test')).toMatchObject({
    isSent: false,
    says: expect.stringContaining('no such user'),
  });
  expect(await sendTrial({ ...sender, smtpUrl: null }, 'you@rondo.test')).toMatchObject({ isSent: false });
  mail.close();
});
