import { expect, test } from 'vitest';
import { useServer } from '../../../../test/server.ts';
import { sendMails } from './send-mails.ts';

const server = useServer();

async function aMail(recipient: string, attempts: number): Promise<void> {
  await server.sql`insert into mail (recipient, subject, text_body, html_body, created_at, attempts, next_attempt_at)
    values (${recipient}, 'Hello', 'Hello', 'Hello', app_now(), ${attempts}, now() - interval '1 minute')`;
}

test('a mail nobody takes is tried ever more rarely and holds up no other', async () => {
  await aMail('gone@rondo.test', 80);
  await aMail('here@rondo.test', 0);
  const sent: string[] = [];
  const provider = {
    close: () => undefined,
    async send({ to }: { to: string }) {
      if (to.startsWith('gone')) throw new Error('451 try again');
      sent.push(to);
    },
  };
  await sendMails(server.db, provider, server.config);
  expect(sent).toEqual(['here@rondo.test']);
  const waiting = await server.row<{ hours: number; last_error: string }>`
    select round(extract(epoch from next_attempt_at - now()) / 3600) as hours, last_error from mail where sent_at is null`;
  expect(waiting).toEqual({ hours: 6, last_error: 'Error: 451 try again' });
});

test('a sender that was held up leaves what another took over meanwhile', async () => {
  await server.sql`delete from mail`;
  const sent: string[] = [];
  const quick = { close: () => undefined, send: async ({ to }: { to: string }) => void sent.push(to) };
  for (let n = 0; n < 5; n += 1) await aMail(`held-up${n}@rondo.test`, 0);
  let heldUp = true;
  const slow = {
    close: () => undefined,
    async send({ to }: { to: string }) {
      if (heldUp) {
        heldUp = false;
        // Makes it look as if minutes had passed and the others' claims had expired.
        await server.sql`update mail set next_attempt_at = now() where recipient <> ${to}`;
        await sendMails(server.db, quick, server.config);
      }
      sent.push(to);
    },
  };
  await sendMails(server.db, slow, server.config);
  expect(sent.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `held-up${n}@rondo.test`));
});

test('a mail stays its sender’s for as long as the mail server takes', async () => {
  await server.sql`delete from mail`;
  await aMail('slow@rondo.test', 0);
  const secondsLeft = () =>
    server.value<number>`select extract(epoch from next_attempt_at - now())::float8 as seconds from mail`;
  const slow = {
    close: () => undefined,
    async send() {
      // Makes it look as if the claim were about to expire.
      await server.sql`update mail set next_attempt_at = now() + interval '1 second'`;
      await expect.poll(secondsLeft, { timeout: 10_000 }).toBeGreaterThan(2);
    },
  };
  await sendMails(server.db, slow, server.config);
  expect(await server.row`select attempts, sent_at is not null as sent from mail`).toEqual({
    attempts: 1,
    sent: true,
  });
});
