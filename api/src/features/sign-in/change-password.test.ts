import { describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, logIn, oldPassword } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();

describe('the password', () => {
  const change = (player: Player, more: object = {}) =>
    server.as(player).patch('/api/users/updateMyPassword', {
      passwordCurrent: oldPassword,
      password: 'Korenbloem34',
      confirm: 'Korenbloem34',
      ...more,
    });

  test('is changed by who knows it: other sessions end, this one stays, and a mail tells', async () => {
    const player = await aPlayerWithPassword(server);
    const other = String((await logIn(server, player.email)).body.token);
    expect((await change(player)).body).toEqual({ status: 'success', message: 'Successfully updated password!' });
    const me = (as: string) => server.call('GET', '/api/users/me', { as });
    expect([(await me(player.token)).status, (await me(other)).status]).toEqual([200, 401]);
    expect((await logIn(server, player.email)).status).toBe(401);
    expect((await logIn(server, player.email, 'Korenbloem34')).status).toBe(200);
    expect((await mailsTo(server, player.email))[0]?.subject).toBe('Your password has been changed');
  });

  test.each([
    ['wrong_password', { passwordCurrent: 'Wrong1234' }],
    ['passwords_differ', { confirm: 'Korenbloem35' }],
    ['password_weak', { password: 'korenbloem', confirm: 'korenbloem' }],
    ['password_common', { password: 'Password1', confirm: 'Password1' }],
  ])('%s', async (code, more) => {
    expect((await change(await aPlayerWithPassword(server), more)).body.code).toBe(code);
  });

  test('of an account without one is set by mail', async () => {
    await refuses(change(await aPlayer(server)), 'password_not_set');
  });

  test('guesses of it are not looked at for ever', async () => {
    const player = await aPlayerWithPassword(server);
    const codes = new Set<unknown>();
    for (let guess = 0; guess < 22; guess += 1)
      codes.add((await change(player, { passwordCurrent: `Wrong${guess}aA` })).body.code);
    expect([...codes]).toEqual(['wrong_password', 'too_many_requests']);
    await refuses(change(player), 'too_many_requests');
  });

  test('of two changes at once one wins', async () => {
    const player = await aPlayerWithPassword(server);
    const answers = await Promise.all([
      change(player),
      change(player, { password: 'Klaproos56', confirm: 'Klaproos56' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});
