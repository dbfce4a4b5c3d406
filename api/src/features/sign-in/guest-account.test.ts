import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { joinFree, startPaying, startExternal, bookingOf } = guestCalls(server);
const { check, logIn, reset, tokenFor } = recoveryCalls(server);
const consents = { termsConsent: true, privacyConsent: true };
const sweep = () => server.jobs.runSweeps();

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

interface Person {
  id: string;
  name: string;
  role: string;
  confirmed: boolean;
  accepted: boolean;
}
const personOf = (email: string) => server.row<Person>`
  select id, name, role, confirmed_at is not null as confirmed,
    terms_accepted_at is not null and privacy_accepted_at is not null as accepted
    from app_user where email = ${email}`;
const owedTo = (id: string) => server.value<number>`
  select coalesce(sum(amount_cents), 0) as cents from posting where account = 'owed_to_guest' and owner_id = ${id}`;
/** A guest who is owed the price of a cancelled game. */
async function anOwedGuest(priceCents: number): Promise<string> {
  const email = guestEmail();
  const checkout = await startPaying(await aGame(server, { priceCents }), email);
  await advance(server, 'PT16M');
  await checkout.complete('paid', { late: true });
  return email;
}

describe('a guest who sets a password', () => {
  test('is a player, with the games they are in', async () => {
    const gameId = await aGame(server);
    const email = guestEmail();
    await joinFree(gameId, email);
    const guest = await personOf(email);
    expect(guest).toMatchObject({ name: 'Guest', role: 'guest', confirmed: false, accepted: false });
    expect((await reset(await tokenFor(email), { ...consents, name: 'Noor' })).status).toBe(200);
    expect(await personOf(email)).toEqual({
      id: guest.id,
      name: 'Noor',
      role: 'player',
      confirmed: true,
      accepted: true,
    });
    const { body } = await logIn(email);
    expect(body.data).toMatchObject({ user: { _id: guest.id, name: 'Noor', role: 'player', balance: 0 } });
    const games = await server.call('GET', '/api/matches/myjoined', { as: String(body.token) });
    expect(games.body).toMatchObject({ matches: [{ _id: gameId }] });
    expect((await (await bookingOf(email)).see()).body.data).toMatchObject({ booking: { isGuest: false } });
  });

  test('is called Guest without a name, or what they had said they are called', async () => {
    const email = guestEmail();
    await joinFree(await aGame(server), email);
    await reset(await tokenFor(email), consents);
    expect((await personOf(email)).name).toBe('Guest');
    const named = await aPlayer(server, { role: 'guest', name: 'Noor' });
    const token = await tokenFor(named.email);
    expect((await check(token)).body.data).toMatchObject({ name: 'Noor', isGuest: true });
    await reset(token, consents);
    expect((await personOf(named.email)).name).toBe('Noor');
  });

  test.each([{}, { termsConsent: true }, { privacyConsent: true }])(
    'accepts terms and privacy policy: %j is refused, and the link still works',
    async (more) => {
      const email = guestEmail();
      await joinFree(await aGame(server), email);
      const token = await tokenFor(email);
      await refuses(reset(token, more), 'consent_required', { status: 400 });
      expect((await personOf(email)).role).toBe('guest');
      expect((await reset(token, consents)).status).toBe(200);
    },
  );

  test('has what was kept for them as balance, once, and can play for it', async () => {
    const email = await anOwedGuest(750);
    const { id } = await personOf(email);
    expect(await owedTo(id)).toBe(750);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token, consents)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await balanceOf(server, id), await owedTo(id)]).toEqual([750, 0]);
    const { body } = await logIn(email);
    expect(body.data).toMatchObject({ user: { balance: 7.5 } });
    const gameId = await aGame(server, { priceCents: 700 });
    const paid = await server.call('POST', '/api/internalPayments/payEntranceFee', {
      as: String(body.token),
      body: { matchId: gameId },
    });
    expect(paid.status).toBe(200);
    expect(await balanceOf(server, id)).toBe(50);
    await reset(await tokenFor(email));
    expect(await balanceOf(server, id)).toBe(50);
  });

  test('has the refund of a game that is cancelled afterwards as balance', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const admin = await aPlayer(server, { role: 'admin' });
    const email = guestEmail();
    await (await startPaying(gameId, email)).complete('paid');
    await sweep();
    await reset(await tokenFor(email), consents);
    const cancel = { as: admin.token, body: { note: '', scope: 'one' } };
    await server.call('POST', `/api/admin/match/${gameId}/cancel`, cancel);
    const { id } = await personOf(email);
    expect([await balanceOf(server, id), await owedTo(id)]).toEqual([500, 0]);
  });

  test('while late payments of theirs arrive: not a cent is lost or doubled', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = guestEmail();
      const checkouts = [];
      for (const priceCents of [500, 700, 900])
        checkouts.push(await startPaying(await aGame(server, { priceCents }), email));
      await advance(server, 'PT16M');
      const token = await tokenFor(email);
      const [answer] = await Promise.all([
        reset(token, consents),
        ...checkouts.map((checkout) => checkout.complete('paid', { late: true })),
      ]);
      expect(answer.status).toBe(200);
      const { id } = await personOf(email);
      expect([round, await balanceOf(server, id), await owedTo(id)]).toEqual([round, 2100, 0]);
      await server.sql`delete from rate_limit`;
    }
  });

  test('while their games are cancelled and given up: not a cent either', { timeout: 60_000 }, async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    for (let round = 0; round < 3; round += 1) {
      const [cancelled, given] = [await aGame(server, { priceCents: 600 }), await aGame(server, { priceCents: 1000 })];
      const email = guestEmail();
      for (const gameId of [cancelled, given]) {
        await (await startPaying(gameId, email)).complete('paid');
        await sweep();
      }
      const booking = await bookingOf(email);
      const token = await tokenFor(email);
      const cancel = { as: admin.token, body: { note: '', scope: 'one' } };
      const [answer] = await Promise.all([
        reset(token, consents),
        server.call('POST', `/api/admin/match/${cancelled}/cancel`, cancel),
        booking.cancel(),
      ]);
      expect(answer.status).toBe(200);
      const { id } = await personOf(email);
      expect([round, await balanceOf(server, id), await owedTo(id)]).toEqual([round, 600 + 900, 0]);
      await server.sql`delete from rate_limit`;
    }
  });

  test('when the address is confirmed by a sign-up at the same time: one account with the money', async () => {
    const email = await anOwedGuest(450);
    const form = { name: 'Noor', email, password: 'Sportief2026', confirmPassword: 'Sportief2026', ...consents };
    const signedUp = await server.call('POST', '/api/users/confirmation', { body: form });
    const headers = { cookie: cookiesOf(signedUp) };
    const { body } = await server.call('GET', `/dev/mailbox.json?to=${email}`);
    const signUp = /confirm-signup\/(\S+)/.exec(JSON.stringify(body))?.[1]?.split('\\n')[0];
    const token = await tokenFor(email);
    await Promise.all([reset(token, consents), server.call('GET', `/api/users/confirmation/${signUp}`, { headers })]);
    const { id, role } = await personOf(email);
    expect([role, await balanceOf(server, id), await owedTo(id)]).toEqual(['player', 450, 0]);
  });

  test('who came by an external event keeps the name on its form', async () => {
    const gameId = await aGame(server, { priceCents: 650, tournament: true });
    await server.sql`
      update game set tournament_external = true, tournament_org = 'ESN', external_member_price_cents = 450
      where id = ${gameId}`;
    const email = guestEmail();
    const { answer } = await startExternal(gameId, email);
    expect(answer.status).toBe(200);
    await reset(await tokenFor(email), consents);
    expect((await personOf(email)).name).toBe('Noor');
  });
});
