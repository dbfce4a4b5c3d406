import { spokenLanguages, spokenLanguagesMax, termsSince } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword } from '../../../test/passwords.ts';
import { profileCalls } from '../../../test/profile-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { update, settingsOf } = profileCalls(server);

describe('the profile', () => {
  test('a form with the fields on the wire, and one as JSON, change the name', async () => {
    const player = await aPlayer(server);
    const answer = await update(player, { name: 'Sanne de Vries' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Successfully updated profile!', user: { name: 'Sanne de Vries' } },
    });
    const form = await update(player, { data: JSON.stringify({ name: 'Sanne' }) });
    expect(form.body.user).toMatchObject({ name: 'Sanne', email: player.email });
    for (const name of ['', 'x'.repeat(51), '<script>', 'a;b'])
      await refuses(update(player, { name }), 'invalid_input');
  });

  test('nobody changes role, balance or another account by it', async () => {
    const player = await aPlayer(server);
    await update(player, { name: 'Sanne', role: 'admin', id: 'x', balance: '1000', __proto__: 'x' });
    expect((await update(player, { data: '{"role":"admin","balance":99}' })).body.user).toMatchObject({
      role: 'player',
      balance: 0,
    });
  });

  test('guests have none, and are told how to get one', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(update(guest, { name: 'Sanne' }), 'profile_for_players', { status: 403 });
  });
});

test('the box about the terms starts ticked for who accepted this version, and nobody else', async () => {
  // The clock may stand before the day on which the terms were written.
  const ahead = termsSince.getTime() - server.clock.now().getTime();
  if (ahead > 0) await advance(server, `PT${Math.ceil(ahead / 1000)}S`);
  const player = await aPlayer(server);
  const ticked = async () =>
    ((await server.as(player).get('/api/users/me')).body.user as { acceptedTerms: boolean }).acceptedTerms;
  const acceptedAt = async (at: Date | null) =>
    server.sql`update app_user set terms_accepted_at = ${at} where id = ${player.id}`;
  await acceptedAt(null);
  expect(await ticked()).toBe(false);
  await acceptedAt(new Date(termsSince.getTime() - 1));
  expect(await ticked()).toBe(false);
  await server.as(player).post('/api/users/me/terms');
  expect(await ticked()).toBe(true);
  await acceptedAt(termsSince);
  await server.as(player).post('/api/users/me/terms');
  const at = await server.value<Date>`select terms_accepted_at as at from app_user where id = ${player.id}`;
  expect(new Date(at)).toEqual(termsSince);
  await refuses(server.call('POST', '/api/users/me/terms'), 'not_logged_in');
});

test('settings: the language of mails, and whether visitors see one’s name', async () => {
  const player = await aPlayerWithPassword(server);
  expect(await settingsOf(player)).toEqual({
    language: 'en',
    hidesName: false,
    homeCity: null,
    pageReaders: 'everyone',
    likedSports: [],
    playingHours: [],
    spokenLanguages: [],
    showsPlaying: false,
    showsFirstName: false,
    suggestsGames: true,
    hasPassword: true,
    pendingEmail: null,
    mailsReturned: null,
  });
  const save = (body: object) => server.as(player).patch('/api/users/settings', body);
  await save({ language: 'nl' });
  expect((await save({ hidesName: true })).body.settings).toMatchObject({ language: 'nl', hidesName: true });
  await server.call('PATCH', '/api/users/ifEmailExists', { body: { email: player.email } });
  expect((await mailsTo(server, player.email))[0]?.subject).toBe('Kies een nieuw wachtwoord');
  await refuses(save({ language: 'de' }), 'invalid_input');
});

test('settings: what one likes to play, when, and in which languages; each once, in the order of the rules', async () => {
  const player = await aPlayer(server);
  const save = (body: object) => server.as(player).patch('/api/users/settings', body);
  const said = {
    likedSports: ['Football', 'Volleyball'],
    playingHours: ['weekdayEvening', 'weekendMorning'],
    spokenLanguages: ['nl', 'fy'],
    showsPlaying: true,
  };
  const typed = { ...said, likedSports: ['Volleyball', 'Football', 'Volleyball'], spokenLanguages: ['fy', 'nl'] };
  expect((await save(typed)).body.settings).toMatchObject(said);
  expect((await save({ hidesName: true })).body.settings).toMatchObject({ ...said, hidesName: true });
  for (const wrong of [
    { likedSports: ['Chess'] },
    { playingHours: ['night'] },
    { spokenLanguages: ['xx'] },
    { spokenLanguages: spokenLanguages.slice(0, spokenLanguagesMax + 1) },
  ])
    await refuses(save(wrong), 'invalid_input');
  const none = { likedSports: [], playingHours: [], spokenLanguages: [] };
  expect((await save(none)).body.settings).toMatchObject(none);
});
