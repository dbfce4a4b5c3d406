import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { contactCalls } from '../../../test/contact-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { ageDetails, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { advance, useServer } from '../../../test/server.ts';

const server = useServer();
const { applyAsOrganiser } = contactCalls(server);
const { people, created, edit, paid } = organisingCalls(server);
const { pay: payForSpot } = joiningCalls(server);
const { pay, keepDetails, run, file, settle } = payCalls(server);

test('an organiser from the application to the first game and its payout', async () => {
  const { admin } = people;
  const applicant = await aPlayerWithPassword(server);
  await applyAsOrganiser({ email: applicant.email });
  const asked = `/api/admin/enquiries?kind=organiser&query=${applicant.email}`;
  const { enquiries } = (await server.as(admin).get(asked)).body.data as {
    enquiries: { _id: string }[];
  };
  const approve = `/api/admin/applications/${enquiries[0]?._id}/approve`;
  expect((await server.as(admin).post(approve, { note: 'Welcome.' })).status).toBe(200);
  const { token } = (await logIn(server, applicant.email)).body;
  const organiser = { ...applicant, token: String(token) };

  const terms = { ...paid(), players: 13, minimum_players_threshold: 12 };
  const id = await created(terms);
  const give = { organiserId: organiser.id, reason: 'Their first one' };
  expect((await server.as(admin).put(`/api/admin/games/${id}/organiser`, give)).status).toBe(200);
  expect((await edit(id, { ...terms, name: 'First one' }, organiser.token)).status).toBe(200);
  const players = await Promise.all(Array.from({ length: 12 }, () => aPlayer(server, { balanceCents: 500 })));
  for (const player of players) expect((await payForSpot(player, id)).status).toBe(200);
  expect(await pay(organiser)).toMatchObject({ owed: 0 });
  await advance(server, 'P6D');
  expect(await pay(organiser)).toMatchObject({ owed: 20, lines: [{ kind: 'game', match: { _id: id, players: 12 } }] });

  // Lets the session grow old: everybody logs in again.
  const back = { ...organiser, token: String((await logIn(server, applicant.email)).body.token) };
  const fresh = await aPlayer(server, { role: 'admin' });
  expect((await keepDetails(back)).status).toBe(200);
  await ageDetails(server, back);
  const payout = payoutIn(await run(fresh));
  expect(payout.lines).toMatchObject([{ person: { _id: organiser.id }, amount: 20, state: 'proposed' }]);
  expect((await file(fresh, payout)).status).toBe(200);
  expect((await settle(fresh, payout, payout.lines[0]?._id ?? '', 'executed')).status).toBe(200);
  expect(await pay(back)).toMatchObject({ owed: 0, underWay: 0, paid: 20 });
});
