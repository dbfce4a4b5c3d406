import { expect, test } from 'vitest';
import { aGame } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { startExternal } = guestCalls(server);

test.each([
  ['Noor\nSubject: hello', 'Noor Subject hello'],
  ['Jan-Willem v.d. Berg', 'Jan-Willem v.d. Berg'],
  ['Win € 500 at https://evil.example/x', 'Win 500 at https evil.example x'],
  ['<img src=x>', 'img src x'],
  ['=1+1', '1 1'],
  ['!?', 'Guest'],
])('%j on an event’s form is called %j among players; the organisation gets what was written', async (name, called) => {
  const gameId = await aGame(server, { priceCents: 650, tournament: true });
  await server.sql`update game set tournament_external = true, tournament_org = 'ESN' where id = ${gameId}`;
  const email = guestEmail();
  const { orderId } = await startExternal(gameId, email, { name });
  const known = await server.row<{ name: string; written: string }>`
    select u.name, o.details ->> 'name' as written from app_user u join payment_order o on o.user_id = u.id
    where o.id = ${orderId}`;
  // Line breaks become spaces.
  expect(known).toEqual({ name: called, written: name.replace('\n', ' ') });
});
