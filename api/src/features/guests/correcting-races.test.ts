import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame } from '../../../test/builders.ts';
import { useCheckedServer } from '../../../test/server.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { mistypedCalls } from '../../../test/mistyped-guest.ts';
import { inTransaction } from '../../platform/db.ts';
import type { Hearer } from '../../platform/events/hear-events.ts';
import {
  type BookingPaths,
  bookingToken,
  findBookingPaths,
  readBookingToken,
} from '../joining/announce/booking-links.ts';
import { tellPeople } from '../notifications/tell-people.ts';

const server = useCheckedServer({ DATABASE_POOL_SIZE: '10' });
const { joinFree, bookingOf } = guestCalls(server);
const { aMistypedGuest, correct } = mistypedCalls(server);

describe('at once', () => {
  test('opened and corrected: one is first, and the other is refused', async () => {
    for (let n = 0; n < 6; n += 1) {
      const guest = await aMistypedGuest();
      const [before, right] = [await bookingOf(guest.email), guestEmail()];
      const [opened, corrected] = await Promise.all([before.open(), correct(guest, right)]);
      const codes = [opened.body.code, corrected.body.code];
      expect([
        [undefined, 'link_opened'],
        ['booking_not_found', undefined],
      ]).toContainEqual(codes);
      expect((await before.see()).status).toBe(opened.status === 200 ? 200 : 404);
    }
  });

  test('corrected twice, and by an admin: each link but the last is dead', async () => {
    const guest = await aMistypedGuest();
    const emails = [guestEmail(), guestEmail(), guestEmail()];
    await Promise.all(emails.map((email) => correct(guest, email)));
    const opens = [];
    for (const email of emails) opens.push((await (await bookingOf(email)).see()).status);
    expect(opens.filter((status) => status === 200)).toHaveLength(1);
    expect(opens.filter((status) => status === 404)).toHaveLength(2);
  });

  test('corrected while a message to them is written: no former address gets a link that opens', async () => {
    const guest = await aMistypedGuest();
    const right = guestEmail();
    const {
      gameId,
      userId,
      id: registrationId,
    } = await server.row<{ gameId: string; userId: string; id: string }>`
      select r.game_id as "gameId", u.id as "userId", r.id from registration r join app_user u on u.id = r.user_id
      where u.email = ${guest.email}`;
    const told: { to: string | undefined; path: string }[] = [];
    let hearer: Hearer<'spot.booked'> = async () => undefined;
    const hear = (_: unknown, given: Hearer<'spot.booked'>) => void (hearer = given);
    tellPeople<['spot.booked'], BookingPaths>(
      { ...server, events: { ...server.events, hear: hear as typeof server.events.hear } },
      ['spot.booked'],
      (_, { people, booking }) => {
        told.push({ to: people.get(userId)?.email, path: booking(registrationId) });
        return [];
      },
      async (trx, happened) => {
        expect((await correct(guest, right)).status).toBe(200);
        return findBookingPaths(server.config.secretKey)(trx, happened);
      },
    );
    const data = { gameId, userId, registrationId, paidCents: 450, feeCents: 0, proofUntil: null };
    const happened = [{ id: 1, name: 'spot.booked', data, happenedAt: server.clock.now() }] as const;
    await inTransaction(server.db, (trx) => hearer(trx, happened, server.clock.now()));
    expect(told.map(({ to }) => to)).toEqual([right]);
    expect((await server.call('GET', `/api/guest/bookings/${told[0]?.path.split('/').at(-1)}`)).status).toBe(200);
  });

  test('corrected while somebody joins by the old address: they are somebody else', async () => {
    const guest = await aMistypedGuest();
    const right = guestEmail();
    const other = await aGame(server);
    const joining = await inTransaction(server.db, async (trx) => {
      await sql`select from game where id = ${other} for no key update`.execute(trx);
      const started = joinFree(other, guest.email);
      await expect
        .poll(async () => {
          const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%lock_games%'`;
          return (await waiting.execute(server.db)).rows.length;
        })
        .toBeGreaterThan(0);
      await sql`update app_user set email = ${right} where email = ${guest.email}`.execute(trx);
      return { started };
    });
    expect((await joining.started).status).toBe(200);
    const spots = sql<{ email: string }>`
      select u.email from registration r join app_user u on u.id = r.user_id where r.game_id = ${other}`;
    expect((await spots.execute(server.db)).rows).toEqual([{ email: guest.email }]);
  });
});

test('a link says how often the address was corrected, and is signed with it', () => {
  const registrationId = '0198c6a2-1111-7000-8000-000000000001';
  const [first, second] = [0, 1].map((corrected) => bookingToken('secret', { registrationId, corrected }));
  expect(first?.split('.')).toHaveLength(2);
  expect(readBookingToken('secret', first ?? '')).toEqual({ registrationId, corrected: 0 });
  expect(readBookingToken('secret', second ?? '')).toEqual({ registrationId, corrected: 1 });
  const [id = '', , signature = ''] = second?.split('.') ?? [];
  for (const forged of [`${id}.${signature}`, `${id}.2.${signature}`, `${id}.1.${first?.split('.')[1]}`])
    expect(readBookingToken('secret', forged)).toBeNull();
});
