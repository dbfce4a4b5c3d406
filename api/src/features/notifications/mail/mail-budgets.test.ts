import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { contactCalls } from '../../../../test/contact-calls.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { type Answer, refuses, useServer } from '../../../../test/server.ts';
import { mailBudgets } from './mail-budgets.ts';
import { inTransaction } from '../../../platform/db.ts';
import { queueMails } from './queue-mails.ts';

const server = useServer();
const { joinFree } = guestCalls(server);
const { pay, payForFriend, offer } = joiningCalls(server);

/** Requests a mail to `email`, each time from another network. */
type Ask = (email: string, n: number) => Promise<Answer>;
const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });

async function aPayer() {
  return aPlayer(server, { balanceCents: 10_000 });
}

const asking: Record<string, { budget: keyof typeof mailBudgets; ask: Ask }> = {
  'a guest’s spot': { budget: 'booking', ask: async (email) => joinFree(await aGame(server), email) },
  'a friend’s spot': {
    budget: 'friend',
    ask: async (email) => payForFriend(await aPayer(), await aGame(server, { priceCents: 500 }), email, { amount: 5 }),
  },
  'an offered spot': {
    budget: 'handOver',
    ask: async (email) => {
      const [giver, game] = [await aPayer(), await aGame(server, { priceCents: 500, confirmed: true })];
      await pay(giver, game, { amount: 5 });
      return offer(giver, game, email);
    },
  },
  'the newsletter': {
    budget: 'newsletter',
    ask: (email, n) => server.call('POST', '/api/leads/subscribe', { body: { email }, headers: from(n) }),
  },
  'a contact page': { budget: 'enquiry', ask: (email) => contactCalls(server).applyAsOrganiser({ email }) },
  'another’s new address': {
    budget: 'address',
    ask: async (email) => server.as(await aPayer()).patch('/api/users/updateMe', { email }),
  },
};

test.each(Object.entries(asking))(
  '%s: an inbox has its share an hour; then it is said when',
  async (_, { budget, ask }) => {
    const email = guestEmail();
    const [name = '', host = ''] = email.split('@');
    const { hour } = mailBudgets[budget];
    // Most mail servers deliver what follows a plus to the same inbox.
    for (let n = 0; n < hour; n += 1) expect((await ask(n % 2 ? email : `${name}+${n}@${host}`, n)).status).toBe(200);
    const people = () => server.value<number>`select count(*) as n from app_user`;
    const fresh = `${name}+new@${host}`;
    const { status, body, headers } = await ask(fresh, hour + 1);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'mails_limited' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsTo(server, fresh)).toEqual([]);
    const n = await server.value<number>`select count(*) as n from app_user where email = ${fresh}`;
    expect(n).toBe(0);
    expect(await people()).toBeGreaterThan(0);
    // Other inboxes are not affected.
    expect((await ask(guestEmail(), hour + 2)).status).toBe(200);
  },
);

test('what is refused for another reason, and the same request again, take nothing', async () => {
  const [email, game] = [guestEmail(), await aGame(server, { passcode: 'geheim' })];
  for (let n = 0; n < 15; n += 1) await refuses(joinFree(game, email), 'wrong_passcode');
  const [payer, friend, paid] = [await aPayer(), guestEmail(), await aGame(server, { priceCents: 500 })];
  for (let n = 0; n < 8; n += 1)
    expect((await payForFriend(payer, paid, friend, { amount: 5 }, 'same-key')).status).toBe(200);
  expect((await joinFree(await aGame(server), email)).status).toBe(200);
  expect((await payForFriend(payer, await aGame(server, { priceCents: 500 }), friend, { amount: 5 })).status).toBe(200);
});

test('the queue itself leaves out what is over, also of many at once; what follows from what one has always goes', async () => {
  const to = guestEmail();
  const order = { to, name: 'Sanne', language: 'en', link: 'https://rondo.test/' } as const;
  const queue = (kind: 'handOverOffered' | 'topUpPaid', times: number) =>
    // In a transaction, as in commands: the inbox is locked until it ends.
    inTransaction(server.db, (trx) =>
      queueMails(
        trx,
        server.jobs,
        Array.from({ length: times }, () => ({ ...order, kind })),
        server.clock.now(),
      ),
    );
  await queue('handOverOffered', 4);
  await Promise.all([queue('handOverOffered', 4), queue('handOverOffered', 4)]);
  await queue('topUpPaid', 30);
  expect(await mailsTo(server, to)).toHaveLength(36);
  await server.sql`update mail set queued_at = queued_at - interval '61 minutes' where recipient = ${to}`;
  for (let hour = 0; hour < 4; hour += 1) {
    await queue('handOverOffered', 10);
    await server.sql`update mail set queued_at = queued_at - interval '61 minutes' where recipient = ${to}`;
  }
  expect(await mailsTo(server, to)).toHaveLength(30 + mailBudgets.handOver.day);
  const { body } = await server.call('GET', '/metrics');
  expect(body.text).toContain('rondo_mails_held_back_total{reason="over budget: handOver"} ');
});
