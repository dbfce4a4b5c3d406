import type { CallResponse, listPaid, organisersPay } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aFreelancer, aGivenGame, payCalls, type Payout, payoutIn } from '../../../test/pay-calls.ts';
import { moveClock, moveToNoon, useServer } from '../../../test/server.ts';

type Paid = CallResponse<typeof listPaid>['data']['paid'];

const server = useServer();
const { run, file, settle, undo } = payCalls(server);
let admin: Player;
let organiser: Player;

beforeAll(async () => {
  await moveToNoon(server);
  [admin, organiser] = [await aPlayer(server, { role: 'admin' }), await aFreelancer(server)];
});

/** Moves the clock alone: sweeps of years without anything would take half a minute. */
const moveTo = (moment: string) => moveClock(server, new Date(Temporal.ZonedDateTime.from(moment).epochMilliseconds));

const thisYear = () => Number(amsterdamDay(server.clock.now()).slice(0, 4));
const paid = async (query = '') =>
  ((await server.as(admin).get(`/api/admin/books/paid${query}`)).body.data as { paid: Paid }).paid;
const seenByThem = async (year: number) =>
  (
    (await server.as(organiser).get(`/api/organising/pay?year=${year}`)).body.data as CallResponse<
      typeof organisersPay
    >['data']
  ).paidInYear;

/** A game of twelve players earns twenty euro, which the bank sends. */
async function payOut(state: 'executed' | 'returned' = 'executed'): Promise<[Payout, string]> {
  await aGivenGame(server, organiser.id, { players: 12 });
  await server.jobs.runSweeps();
  const payout = payoutIn(await run(admin));
  await file(admin, payout);
  const lineId = payout.lines[0]?._id ?? '';
  await settle(admin, payout, lineId, 'executed');
  if (state === 'returned') await settle(admin, payout, lineId, 'returned');
  return [payout, lineId];
}

test('what the bank sent counts in the year of its day, less what came back, and each is told once in the new year', async () => {
  const year = thisYear();
  expect(await paid()).toEqual([]);
  await payOut();
  await payOut('returned');
  expect(await paid()).toMatchObject([{ person: { _id: organiser.id }, year, paid: 20, payouts: 1 }]);
  expect(await seenByThem(year)).toBe(20);
  await payOut();
  // The next run paid what came back, together with the third game.
  expect(await paid()).toMatchObject([{ year, paid: 60, payouts: 2 }]);
  expect(await paid('?above=1000')).toEqual([]);
  expect(await paid(`?query=${encodeURIComponent('nobody at all')}`)).toEqual([]);

  await moveTo(`${year + 1}-01-03T12:00[Europe/Amsterdam]`);
  await server.jobs.runNow('pay of a year');
  await server.jobs.runNow('pay of a year');
  const told = (await mailsTo(server, organiser.email)).filter(({ subject }) => subject.includes(`${year}:`));
  expect(told).toMatchObject([{ subject: `Your pay in ${year}: €\u00A060.00` }]);
  expect(told[0]?.text).toContain(`/organising?tab=pay&year=${year}`);
  await payOut();
  expect((await paid()).map((one) => [one.year, one.paid])).toEqual([
    [year + 1, 20],
    [year, 60],
  ]);
  expect([await seenByThem(year + 1), await seenByThem(year)]).toEqual([20, 60]);

  // A mistake of the last evening is undone in the new year, and so never counts.
  await moveTo(`${year + 1}-12-31T18:00[Europe/Amsterdam]`);
  const [slip, lineId] = await payOut();
  await moveClock(server, 'PT10H');
  expect((await undo(admin, slip, lineId)).status).toBe(200);
  expect((await paid()).map((one) => [one.year, one.paid])).toEqual([
    [year + 1, 20],
    [year, 60],
  ]);
  const rows = await server.rows`select from admin_action where action = 'paid.look'`;
  expect(rows.length).toBeGreaterThan(0);
});
