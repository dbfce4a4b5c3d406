import { afterEach, expect, test } from 'vitest';
import { useServer } from '../../../../test/server.ts';
import { sendMails } from './send-mails.ts';

const server = useServer({ MAIL_DAILY_LIMIT: '10' });
afterEach(() => server.sql`delete from mail`);

/** Mails that are due, to `NAME-1@rondo.test` and so on. */
async function queue(name: string, count: number, category: string | null): Promise<void> {
  await server.sql`
    insert into mail (recipient, subject, text_body, html_body, created_at, category, next_attempt_at)
    select ${name} || '-' || n || '@rondo.test', 'Hello', 'Hello', 'Hello', app_now(), ${category}, now() - interval '1 minute'
    from generate_series(1, ${count}::int) n`;
}

const sent: string[] = [];
const provider = { close: () => undefined, send: async ({ to }: { to: string }) => void sent.push(to) };

/** Runs this many senders at once. @returns how many mails of each name they sent */
async function send(senders = 1): Promise<Record<string, number>> {
  sent.length = 0;
  await Promise.all(Array.from({ length: senders }, () => sendMails(server.db, provider, server.config)));
  return Object.fromEntries(
    [...Map.groupBy(sent, (to) => to.split('-')[0] ?? '')].map(([name, all]) => [name, all.length]),
  );
}

const aDayPasses = () => server.sql`update mail set sent_at = sent_at - interval '25 hours'`;

test('newsletters wait first, then what is good to know; what is needed goes up to the bound of 24 hours', async () => {
  await queue('letter', 12, 'newsletter');
  expect(await send()).toEqual({ letter: 5 });
  await queue('note', 12, 'spots');
  expect(await send()).toEqual({ note: 3 });
  await queue('link', 1, null);
  await queue('cancelled', 12, 'changes');
  const { link = 0, cancelled = 0, ...others } = await send();
  expect([link + cancelled, others]).toEqual([2, {}]);
  expect(await send()).toEqual({});
  const { body } = await server.call('GET', '/metrics');
  expect(body.text).toMatch(/^rondo_mails_a_day_allowed 10$/m);
  expect(body.text).toMatch(/^rondo_mails_a_day_sent 10$/m);
  await aDayPasses();
  expect(await send()).toMatchObject({ cancelled: expect.any(Number) });
  expect(sent).toHaveLength(10);
});

test('several senders at once share the bound', async () => {
  await queue('link', 40, null);
  expect(await send(4)).toEqual({ link: 10 });
  expect(await server.value`select count(*)::int as waiting from mail where sent_at is null and attempts = 0`).toBe(30);
});

test('a digest with something that is needed is needed', async () => {
  await queue('link', 8, null);
  await send();
  await queue('digest', 2, 'all');
  await server.sql`
    insert into mail (recipient, subject, text_body, html_body, created_at, category, digest_id)
    select recipient, 'Part', 'Part', 'Part', app_now(), case when recipient like 'digest-1@%' then 'changes' else 'spots' end, id
    from mail where recipient like 'digest-%'`;
  await send();
  expect(sent).toEqual(['digest-1@rondo.test']);
});
