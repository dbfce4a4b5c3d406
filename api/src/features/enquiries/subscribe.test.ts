import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const subscribe = (email: string) => server.call('POST', '/api/leads/subscribe', { body: { email } });

describe('the newsletter', () => {
  test('takes an address once, however it is written and however many ask', async () => {
    const answers = await Promise.all(['Anna@Rondo.test', ' anna@rondo.test', 'anna@rondo.test'].map(subscribe));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({
      code: 'already_subscribed',
      message: 'You have already subscribed to the newsletter.',
    });
    const { rows } = await sql`select email from newsletter_subscription where email like 'anna%'`.execute(server.db);
    expect(rows).toEqual([{ email: 'anna@rondo.test' }]);
  });

  test('says what worked, and takes an address again that had been taken off', async () => {
    const first = await subscribe('back@rondo.test');
    expect(first.body).toMatchObject({ message: 'You have been subscribed to the newsletter successfully!' });
    await sql`update newsletter_subscription set unsubscribed_at = now() where email = 'back@rondo.test'`.execute(
      server.db,
    );
    expect((await subscribe('back@rondo.test')).status).toBe(200);
    expect((await subscribe('back@rondo.test')).status).toBe(400);
  });

  test('an account that gets it already has it', async () => {
    const player = await aPlayer(server);
    await sql`update app_user set newsletter_consent = true where id = ${player.id}`.execute(server.db);
    expect((await subscribe(player.email)).body).toMatchObject({ code: 'already_subscribed' });
  });

  test.each(['', 'nobody', 'a@b', `${'a'.repeat(250)}@rondo.test`])('not %s', async (email) => {
    expect((await subscribe(email)).status).toBe(400);
  });

  test('20 addresses an hour from one place', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => subscribe(`many${at}@rondo.test`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
