import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { leadingCalls } from '../../../../test/leading-calls.ts';
import { noticesOf } from '../../../../test/notices.ts';
import { tell } from '../../../../test/notifications.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay } = joiningCalls(server);
const { late } = leadingCalls(server);
const { people, edit, cancel, read, created, mailsTo, paid } = organisingCalls(server);
const noticeOf = async (who: Parameters<typeof noticesOf>[1]) =>
  (await noticesOf(server, who, 'matchChanged', 'matchLate', 'matchCancelled'))[0];

/** A full game of five euros with three players and one who waits, and the form that edits it. */
async function aFullGame() {
  const form = { ...paid(), minimum_players_threshold: 2, players: 3 };
  const id = await created(form);
  const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server, { balanceCents: 500 })));
  const [player, second, third, waiting] = players;
  if (!player || !second || !third || !waiting) throw new Error('no players');
  for (const one of [player, second, third]) await pay(one, id);
  await join(waiting, id);
  return { id, form, player, waiting };
}

const window = 'Can’t make it\\? Get 100 % back until [^.]+';

test('a new time is told with the one before, and until when one may have everything back; who waits hears no such offer', async () => {
  const { id, form, player, waiting } = await aFullGame();
  await edit(id, { ...form, game_date: paid(6).game_date });
  const moved = String.raw`Now \w+day .* at 20:00, lasting 1\.5 hours\. It was \w+day .* at 20:00\.`;
  expect(await noticeOf(player)).toMatch(new RegExp(String.raw`^${moved} ${window}\.$`));
  expect(await noticeOf(waiting)).toMatch(new RegExp(`^${moved}$`));
  expect((await mailsTo(player))[0]?.text).toContain(await noticeOf(player));
  await edit(id, { ...form, game_date: paid(6).game_date, duration: 1 });
  expect(await noticeOf(waiting)).toBe('Now lasts 1 hour.');
});

test('a new place is told with the one before, a new price with what stays, in the language of each', async () => {
  const { id, form, player, waiting } = await aFullGame();
  await server.sql`update app_user set language = 'nl' where id = ${waiting.id}`;
  const { location } = await read(id);
  const hall = { ...location, description: 'De Meent', address: 'De Meent, Domplein 4' };
  await edit(id, { ...form, price: 8, location: hall });
  const moved = `Now at De Meent, Domplein 4. It was ${location.address}.`;
  const price = 'New players pay €\u00A08.00. Your own price stays.';
  expect(await noticeOf(player)).toMatch(new RegExp(String.raw`^${moved} ${price} ${window}\.$`));
  expect((await mailsTo(player))[0]?.text).toContain(await noticeOf(player));
  expect(await noticeOf(waiting)).toBe(
    `Nu bij De Meent, Domplein 4. Het was ${location.address}. Nieuwe spelers betalen €\u00A08,00.`,
  );
  await edit(id, { ...form, price: 8, location: { ...hall, coordinates: [5.1, 52] } });
  expect(await noticeOf(waiting)).toBe('De speld op de kaart is verschoven: check je route.');
});

test('a game that becomes free says what is back, and one that is cancelled where it is', async () => {
  const [free, gone] = [await aFullGame(), await aFullGame()];
  await edit(free.id, { ...free.form, isPayingGame: false, price: undefined });
  const back = 'This game is free now. Your €\u00A05.00 is back in your wallet. You keep your spot.';
  expect(await noticeOf(free.player)).toBe(back);
  expect((await mailsTo(free.player))[0]?.text).toContain(back);
  expect(await noticeOf(free.waiting)).toBe('This game is free now.');
  await cancel(gone.id, { note: 'Rain' });
  expect(await noticeOf(gone.player)).toMatch(/You get 100 % back: €\u00A05\.00, now in your wallet\. “Rain”$/);
  expect(await noticeOf(gone.waiting)).not.toContain('100 %');
});

test('a later start on the day says until when one may have everything back, with its note', async () => {
  const id = await aGame(server, {
    organiserId: people.organiser.id,
    priceCents: 500,
    hoursAhead: 5,
    minimumPlayers: 2,
  });
  const [player, other] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
  for (const one of [player, other]) await pay(one, id);
  expect(await late(people.organiser, id, { minutesLater: 15, note: 'The hall opens late' })).toBe('done');
  const said = new RegExp(String.raw`^(Starts 15 minutes later: [^.]+\.) (${window}\.) “The hall opens late”$`);
  expect(await noticeOf(player)).toMatch(said);
  const [, later = '', until = ''] = said.exec((await noticeOf(player)) ?? '') ?? [];
  const [mail] = await mailsTo(player);
  expect(mail?.text).toContain(`${later} Note from the organisers: “The hall opens late”. ${until}`);
  await late(people.organiser, id, { note: 'Court 3' });
  expect(await noticeOf(player)).toMatch(/^A note for [^:]+:\d\d: “Court 3”$/);
});

test('what was told before it was kept with its values is said as it was', async () => {
  const [player, id] = [await aPlayer(server), await aGame(server, { priceCents: 500 })];
  await tell(server, player.id, 'matchChanged', { gameId: id, params: { changes: 'time,place' } });
  await tell(server, player.id, 'matchLate', { gameId: id, params: { count: 15 } });
  await tell(server, player.id, 'matchCancelled', { gameId: id, params: { refund: 4.5, cause: 'system' } });
  expect(await noticesOf(server, player, 'matchChanged')).toEqual([
    expect.stringMatching(/^Now .* at Sportlaan 1, Utrecht\. See the game for all changes\.$/),
  ]);
  expect(await noticesOf(server, player, 'matchLate')).toEqual([expect.stringMatching(/^Starts 15 minutes later: /)]);
  expect(await noticesOf(server, player, 'matchCancelled')).toEqual([
    expect.stringMatching(/^Cancelled: .*\. You get 100 % back: €\u00A04\.50\.$/),
  ]);
});
