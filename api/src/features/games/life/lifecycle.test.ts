import { timeZone } from '@rondo/rules';
import { expect, test } from 'vitest';
import { aPlayer, balanceOf } from '../../../../test/builders.ts';
import { gameForm, gameIn, usePlace } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
usePlace(server);
const { join, pay } = joiningCalls(server);

/** The next clock change in the Netherlands that leaves room for a game before it; there are two a year. */
function nextChange() {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(timeZone);
  const change = now.add({ days: 2 }).getTimeZoneTransition('next');
  if (!change) throw new Error('no clock change ahead');
  return change;
}

/** Moves the clock to this many seconds after an instant. */
async function moveTo(instant: Date, seconds: number): Promise<void> {
  const ahead = Math.ceil((instant.getTime() - server.clock.now().getTime()) / 1000) + seconds;
  await advance(server, `PT${ahead}S`);
}

const hours = (instant: Date, count: number) => new Date(instant.getTime() + count * 3_600_000);

test.each(['the next clock change', 'the one after it'])(
  'deadlines are absolute hours across %s: confirmed and played, or cancelled and refunded, each told',
  { timeout: 30_000 },
  async () => {
    const change = nextChange();
    const at = (time: string) => `${change.toPlainDate().toString()}T${time}`;
    const instant = (time: string) =>
      new Date(Temporal.PlainDateTime.from(at(time)).toZonedDateTime(timeZone).epochMilliseconds);
    const admin = await aPlayer(server, { role: 'admin' });
    const create = async (more: object): Promise<string> => {
      const body = gameForm(server, { minimum_players_threshold: 2, ...more });
      return gameIn(await server.as(admin).post('/api/matches', body))._id;
    };
    const status = async (id: string) => {
      const path = (archived: string) => server.call('GET', `/api/${archived}${id}`);
      return gameIn(await path('matches/')) ?? gameIn(await path('archivedmatches/match/'));
    };
    const told = async (userId: string) => {
      // Reminders have their own test.
      const rows = await server.values<string>`
        select kind from notification where user_id = ${userId} and kind not like 'matchIn%'`;
      return rows.sort();
    };
    const subjects = async (email: string) =>
      ((await server.call('GET', `/dev/mailbox.json?to=${email}`)).body as unknown as { subject: string }[]).map(
        ({ subject }) => subject,
      );

    // The clocks change at 2:00 or 3:00, in the night between these starts and their cutoffs.
    const paid = await create({ isPayingGame: true, price: 5, game_date: at('09:00'), name: 'Paid' });
    const free = await create({ game_date: at('04:00'), name: 'Free' });
    const played = await create({ game_date: at('01:30'), duration: 2, name: 'Played' });
    const [payer, joiner] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server)];
    await pay(payer, paid);
    await join(joiner, free);
    const players = [await aPlayer(server), await aPlayer(server)] as const;
    for (const player of players) await join(player, played);
    expect(await status(played)).toMatchObject({ status: 'confirmed' });

    const paidCutoff = hours(instant('09:00'), -12);
    await moveTo(paidCutoff, -60);
    expect(await status(paid)).toMatchObject({ status: 'pending', cutoff: paidCutoff.toISOString() });
    await moveTo(paidCutoff, 1);
    expect(await status(paid)).toMatchObject({ status: 'cancelled' });
    expect(await balanceOf(server, payer.id)).toBe(500);
    expect(await told(payer.id)).toEqual(['matchCancelled', 'paymentConfirmed']);
    expect((await subjects(payer.email)).sort()).toEqual(['Paid is cancelled, your money is back', 'You’re in: Paid']);

    const freeCutoff = hours(instant('04:00'), -2);
    await moveTo(freeCutoff, -60);
    expect(await status(free)).toMatchObject({ status: 'pending', cutoff: freeCutoff.toISOString() });
    await moveTo(freeCutoff, 1);
    expect(await status(free)).toMatchObject({ status: 'cancelled' });
    expect(await subjects(joiner.email)).toEqual(['Free is cancelled']);

    // Two hours of playing last two hours, whatever the clocks do.
    const end = hours(instant('01:30'), 2);
    await moveTo(end, -60);
    expect(await status(played)).toMatchObject({ archived: false });
    await moveTo(end, 1);
    expect(await status(played)).toMatchObject({ archived: true, status: 'confirmed' });
    for (const player of players) {
      expect(await told(player.id)).toEqual(['afterMatchRating', 'matchConfirmed', 'signedUp']);
      expect(await subjects(player.email)).toContain('Played is confirmed!');
    }
  },
);
