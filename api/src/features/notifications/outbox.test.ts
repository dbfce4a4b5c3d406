import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { smtpMail } from '../../providers/mail/smtp.ts';
import { queueMails } from './queue-mails.ts';
import { sendMails } from './send-mails.ts';

const server = useServer();
const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A mail server on loopback that keeps what it takes, and refuses while `refusing`. */
async function mailServer() {
  const taken: string[] = [];
  const state = { refusing: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusing) return done(new Error('not now'));
        taken.push(Buffer.concat(chunks).toString());
        return done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const provider = smtpMail(`smtp://127.0.0.1:${port}`, 'Rondo <no-reply@rondo.test>');
  open.push(provider, { close: () => smtp.close(() => undefined) });
  return { taken, state, provider };
}

const queue = (to: string, game: string) =>
  queueMails(
    server.db,
    server.jobs,
    [
      {
        to,
        name: 'Jörg & <b>Sanne</b>',
        language: 'nl',
        kind: 'gameConfirmed',
        params: { game, when: 'morgen', where: 'Utrecht' },
        link: 'https://rondo.test/match/1',
      },
    ],
    server.clock.now(),
  );

test('a mail goes out once, in both forms, with what people typed made harmless', async () => {
  const { taken, provider } = await mailServer();
  await queue('one@rondo.test', 'Vrijdag\r\nBcc: everyone@rondo.test');
  await Promise.all([sendMails(server.db, provider, server.config), sendMails(server.db, provider, server.config)]);
  await sendMails(server.db, provider, server.config);
  expect(taken).toHaveLength(1);
  const mail = await PostalMime.parse(taken[0] ?? '');
  expect(mail.to).toEqual([{ address: 'one@rondo.test', name: '' }]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe('Vrijdag Bcc: everyone@rondo.test gaat door!');
  expect(mail.text).toContain('https://rondo.test/match/1');
  expect(mail.html).toContain('Jörg &amp; &lt;b&gt;Sanne&lt;/b&gt;');
});

test('a server that refuses or is down loses nothing: the mail waits and goes out later', async () => {
  const { taken, state, provider } = await mailServer();
  state.refusing = true;
  await queue('later@rondo.test', 'Zaterdag');
  await sendMails(server.db, provider, server.config);
  const waiting = await sql<{ attempts: number; last_error: string }>`
    select attempts, last_error from mail where recipient = 'later@rondo.test' and sent_at is null`.execute(server.db);
  expect(waiting.rows).toEqual([{ attempts: 1, last_error: expect.stringContaining('not now') }]);
  const nowhere = smtpMail('smtp://127.0.0.1:1', 'Rondo <no-reply@rondo.test>');
  open.push(nowhere);
  const due = sql`update mail set next_attempt_at = now() where sent_at is null`;
  await due.execute(server.db);
  await sendMails(server.db, nowhere, server.config);
  state.refusing = false;
  await due.execute(server.db);
  await sendMails(server.db, provider, server.config);
  expect(taken).toHaveLength(1);
});
