import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { anAddress, aPhoto, contactCalls } from '../../../test/contact-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { profileCalls } from '../../../test/profile-calls.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const inbox = 'hallo@rondo.test';
const server = useServer({ CONTACT_EMAIL: inbox });
const { audit } = consoleCalls(server);
const contact = contactCalls(server);
const recovery = recoveryCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
const other = useNewPlayer(server, { role: 'admin' });

afterEach(() => server.sql`delete from rate_limit`);

const idOf = (email: string) =>
  server.value<string>`select id from enquiry where email = ${email} order by created_at desc limit 1`;
const apply = async (email = anAddress(), more: object = {}) => {
  expect((await contact.applyAsOrganiser({ email, ...more })).status).toBe(200);
  return idOf(email);
};
const ask = async (email = anAddress(), language = 'nl') => {
  await contact.askAsBusiness({ email }, { headers: { 'accept-language': language } });
  return idOf(email);
};
const list = async (query: string) =>
  (await server.as(admin).get(`/api/admin/enquiries?${query}`)).body.data as {
    enquiries: Record<string, unknown>[];
  };
const look = (id: string) => server.as(admin).get(`/api/admin/enquiries/${id}`);
const patch = (id: string, body: object, as = admin) => server.as(as).patch(`/api/admin/enquiries/${id}`, body);
const answer = (id: string, words: string, as = admin, after?: number) =>
  server.as(as).post(`/api/admin/enquiries/${id}/answer`, { answer: words, after });
const decide = (id: string, what: 'approve' | 'decline', as = admin) =>
  server.as(as).post(`/api/admin/applications/${id}/${what}`, { note: 'Nice to meet you.' });
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? String(status)).toSorted();
const personOf = (email: string) =>
  server.row<{ role: string; organiser_kind: string | null }>`
    select role, organiser_kind from app_user where email = ${email} and deleted_at is null`;
const latestMail = async (email: string) => (await mailsTo(server, email))[0];
const ownPassword = 'Zonnebloem12';
/** Signs up with an address. @returns a function that follows the mailed link in another browser, with the password */
const signUp = async (email: string) => {
  const consents = { termsConsent: true, privacyConsent: true };
  const body = { name: 'Fleur', email, password: ownPassword, confirmPassword: ownPassword, ...consents };
  expect((await server.call('POST', '/api/users/confirmation', { body })).status).toBe(200);
  const token = /confirm-signup\/([\w-]+)/.exec((await latestMail(email))?.text ?? '')?.[1];
  return () => server.call('POST', `/api/users/confirmation/${token}`, { body: { password: ownPassword } });
};

describe('finding enquiries', () => {
  test('by kind, state and words, newest first, and as a file', async () => {
    const email = anAddress();
    const asked = await ask(email);
    const applied = await apply(email);
    const of = async (query: string) => (await list(`query=${email}&${query}`)).enquiries.map(({ _id }) => _id);
    expect(await of('')).toEqual([applied, asked]);
    expect(await of('sort=oldest')).toEqual([asked, applied]);
    expect(await of('kind=organiser')).toEqual([applied]);
    expect(await of('kind=facility')).toEqual([]);
    await patch(asked, { assignee: { from: null, to: other.id } });
    expect(await of('state=assigned')).toEqual([asked]);
    expect((await list(`query=${email}&state=assigned`)).enquiries).toMatchObject([{ assignee: { _id: other.id } }]);
    const file = await server.as(admin).get(`/api/admin/enquiries.csv?query=${email}`);
    expect(String(file.body.text).trim().split('\r\n')).toHaveLength(3);
  });

  test('each look is logged, with details and photos; nothing is found by another id', async () => {
    const email = anAddress();
    const venue = { facilityName: 'Zuid', address: 'Kade 1', maxCapacity: '60', sports: '["volleyball"]' };
    await contact.askAsFacility({ email, ...venue }, [{ name: 'hall.jpg', bytes: await aPhoto() }]);
    const id = await idOf(email);
    const { body } = await look(id);
    expect(body.data).toMatchObject({
      enquiry: { _id: id, kind: 'facility', details: { maxCapacity: 60 }, photos: [expect.stringMatching(/^\/files/)] },
      admins: expect.arrayContaining([expect.objectContaining({ _id: admin.id })]),
    });
    const [photo = ''] = (body.data as { enquiry: { photos: string[] } }).enquiry.photos;
    for (const path of [photo, photo.replace('.webp', '-card.webp')]) {
      const seen = await server.as(admin).get(path);
      expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
      for (const as of [undefined, (await aPlayer(server, { role: 'organiser' })).token])
        await refuses(server.call('GET', path, { as }), 'not_found');
    }
    expect((await audit(admin.token, `subject=${id}`))[0]).toMatchObject({
      action: 'enquiry.look',
      subject: { name: 'Joris de Wit' },
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refused = [await look(unknown), await answer(unknown, 'Hello'), await decide(unknown, 'approve')];
    expect(codes(refused)).toEqual(['enquiry_not_found', 'enquiry_not_found', 'enquiry_not_found']);
  });
});

describe('looking after an enquiry', () => {
  test('it is given to an admin, who may change, and back to nobody', async () => {
    const id = await ask();
    expect((await patch(id, { assignee: { from: null, to: admin.id } })).body.data).toMatchObject({
      enquiry: { state: 'assigned', assignee: { _id: admin.id } },
    });
    expect((await patch(id, { assignee: { from: admin.id, to: other.id } })).status).toBe(200);
    expect((await patch(id, { assignee: { from: other.id, to: null } })).body.data).toMatchObject({
      enquiry: { state: 'open', assignee: null },
    });
    const player = await aPlayer(server);
    await refuses(patch(id, { assignee: { from: null, to: player.id } }), 'user_not_found');
    expect((await audit(admin.token, `subject=${id}`))[0]).toMatchObject({
      action: 'enquiry.assign',
      before: { assignedTo: other.id },
      after: { assignedTo: null },
    });
  });

  test('of two admins who take it at once the second hears that it was decided', async () => {
    const id = await ask();
    const take = (by: Player) => patch(id, { assignee: { from: null, to: by.id } }, by);
    expect(codes(await Promise.all([take(admin), take(other)]))).toEqual(['200', 'already_decided']);
  });

  test('it is closed without a mail, once', async () => {
    const email = anAddress();
    const id = await ask(email);
    expect(codes([await patch(id, { state: 'closed' }), await patch(id, { state: 'closed' }, other)])).toEqual([
      '200',
      'already_decided',
    ]);
    await refuses(answer(id, 'Too late'), 'already_decided');
    await refuses(patch(id, { assignee: { from: null, to: admin.id } }), 'already_decided');
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('what is repeated with its key is done once', async () => {
    const email = anAddress();
    const id = await ask(email);
    const repeat = async (method: 'PATCH' | 'POST', path: string, body: object) => {
      const key = randomUUID();
      const send = () => server.call(method, `/api/admin/${path}`, { as: admin.token, key, body });
      return codes([await send(), await send()]);
    };
    const done = ['200', '200'];
    const assignee = { from: null, to: admin.id };
    expect(await repeat('PATCH', `enquiries/${id}`, { assignee })).toEqual(done);
    expect(await repeat('POST', `enquiries/${id}/answer`, { answer: 'Tot gauw!' })).toEqual(done);
    expect(await repeat('PATCH', `enquiries/${id}`, { state: 'closed' })).toEqual(done);
    expect(await repeat('POST', `applications/${await apply()}/approve`, { note: 'Welcome.' })).toEqual(done);
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  test.each([{}, { state: 'approved' }, { state: 'closed', assignee: { from: null, to: null } }])(
    'not changed by %j',
    async (body) => {
      await refuses(patch(await ask(), body), 'invalid_input');
    },
  );

  test('an answer is mailed in the writer’s language, as text and HTML, and only once', async () => {
    const email = anAddress();
    const id = await ask(email);
    const words = 'Dat kan!\n\nWe bellen <morgen> & regelen de rest.';
    expect(codes(await Promise.all([answer(id, words), answer(id, words, other)]))).toEqual(['200', 'already_decided']);
    const mail = await latestMail(email);
    expect(mail?.subject).toBe('Ons antwoord');
    expect(mail?.text).toContain(words);
    const html = await server.value<string>`
      select html_body from mail where recipient = ${email} and subject = 'Ons antwoord'`;
    expect(html).toContain('Dat kan!<br><br>We bellen &lt;morgen&gt; &amp; regelen');
    const { enquiry } = (await look(id)).body.data as { enquiry: { answer: string; assignee: object } };
    expect(enquiry).toMatchObject({ state: 'answered', answer: words });
    expect(enquiry.assignee).not.toBeNull();
    expect(JSON.stringify(await audit(admin.token, `subject=${id}`))).not.toContain('morgen');
  });
});

describe('an enquiry that was answered', () => {
  interface Answered {
    enquiry: { state: string; answers: { by: object; at: string; words: string }[]; assignee: object | null };
    repliesTo: string | null;
  }
  const read = async (id: string) => (await look(id)).body.data as Answered;

  test('is answered again: each says by whom and when, and of two at once the second hears it', async () => {
    const email = anAddress();
    const id = await ask(email);
    expect((await answer(id, 'Dat kan.')).status).toBe(200);
    await advance(server, 'PT1H');
    const again = await Promise.all([answer(id, 'Ook op zondag.', other, 1), answer(id, 'Nee.', admin, 1)]);
    expect(codes(again)).toEqual(['200', 'already_decided']);
    await refuses(answer(id, 'Zonder te kijken.'), 'already_decided');
    const { enquiry, repliesTo } = await read(id);
    expect(enquiry).toMatchObject({
      state: 'answered',
      answer: enquiry.answers[1]?.words,
      answers: [{ by: { _id: admin.id }, words: 'Dat kan.' }, { by: expect.anything() }],
    });
    const [first, second] = enquiry.answers.map(({ at }) => Date.parse(at));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(3_600_000);
    expect(repliesTo).toBe(inbox);
    const sent = await mailsTo(server, email);
    expect(sent.filter(({ subject }) => subject === 'Ons antwoord')).toHaveLength(2);
    expect(sent[0]?.text).toContain(enquiry.answers[1]?.words);
  });

  test('is reopened by who looks after it, waits for us again, and is answered or closed as ever', async () => {
    const email = anAddress();
    const id = await ask(email);
    await answer(id, 'Dat kan.');
    expect((await patch(id, { state: 'open' })).body.data).toMatchObject({
      enquiry: { state: 'assigned', assignee: { _id: admin.id } },
    });
    expect((await list(`query=${email}&state=waiting`)).enquiries).toMatchObject([{ _id: id }]);
    await refuses(patch(id, { state: 'open' }, other), 'already_decided');
    expect((await answer(id, 'Toch niet.', admin, 1)).status).toBe(200);
    expect((await patch(id, { state: 'closed' })).status).toBe(200);
    expect((await patch(id, { state: 'open' })).status).toBe(200);
    expect((await audit(admin.token, `subject=${id}`))[0]).toMatchObject({
      action: 'enquiry.reopen',
      before: { state: 'closed' },
      after: { state: 'assigned' },
    });
    const untouched = await ask();
    await patch(untouched, { state: 'closed' });
    expect((await patch(untouched, { state: 'open' })).body.data).toMatchObject({
      enquiry: { state: 'open', assignee: null, answers: [] },
    });
  });

  test('a closed application is not reopened beside a newer one of its address; a decision stands', async () => {
    const email = anAddress();
    const first = await apply(email);
    await patch(first, { state: 'closed' });
    const second = await apply(email);
    await refuses(patch(first, { state: 'open' }), 'application_newer');
    await decide(second, 'decline');
    await refuses(patch(second, { state: 'open' }), 'already_decided');
    await refuses(answer(second, 'Nog iets.', admin, 1), 'already_decided');
    expect((await read(second)).enquiry.answers).toMatchObject([{ by: { _id: admin.id }, words: 'Nice to meet you.' }]);
    expect((await patch(first, { state: 'open' })).status).toBe(200);
  });
});

describe('an application', () => {
  test('approved makes its account an organiser, who is told and logs in anew', async () => {
    const person = await aPlayer(server);
    const id = await apply(person.email);
    expect((await decide(id, 'approve')).body.data).toMatchObject({
      enquiry: { state: 'approved', awaitsAccount: false, account: { _id: person.id, role: 'organiser' } },
    });
    expect(await personOf(person.email)).toEqual({ role: 'organiser', organiser_kind: 'freelance' });
    const mail = await latestMail(person.email);
    expect(mail?.subject).toBe('Welcome as an organiser');
    expect(mail?.text).toContain('“Nice to meet you.”');
    expect(mail?.text).toContain('/organising');
    expect((await server.as(person).get('/api/users/me')).status).toBe(401);
    expect((await audit(admin.token, `subject=${id}`))[0]).toMatchObject({
      action: 'application.approve',
      before: { state: 'open', role: 'player', organiserKind: null },
      after: { state: 'approved', userId: person.id, role: 'organiser', organiserKind: 'freelance' },
    });
  });

  test('a volunteer becomes one; an admin stays admin', async () => {
    const volunteer = await aPlayer(server);
    await decide(await apply(volunteer.email, { freelancer: false }), 'approve');
    expect(await personOf(volunteer.email)).toEqual({ role: 'organiser', organiser_kind: 'volunteer' });
    await decide(await apply(other.email), 'approve');
    expect(await personOf(other.email)).toEqual({ role: 'admin', organiser_kind: 'freelance' });
  });

  test('nobody approves their own', async () => {
    await refuses(decide(await apply(admin.email), 'approve'), 'not_on_oneself');
    expect((await personOf(admin.email)).organiser_kind).toBeNull();
  });

  test('approving asks for a fresh session', async () => {
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`;
    await refuses(decide(await apply(), 'approve'), 'confirm_identity');
  });

  test('not for somebody who is banned', async () => {
    const person = await aPlayer(server);
    await server.sql`update app_user set banned_at = app_now() where id = ${person.id}`;
    const id = await apply(person.email);
    await refuses(decide(id, 'approve'), 'account_banned');
    expect((await personOf(person.email)).role).toBe('player');
    expect((await look(id)).body.data).toMatchObject({ enquiry: { state: 'open' } });
  });

  test('without an account its owner is invited, and becomes an organiser by confirming the address', async () => {
    const email = anAddress();
    const id = await apply(email, { freelancer: false });
    expect((await decide(id, 'approve')).body.data).toMatchObject({ enquiry: { awaitsAccount: true, account: null } });
    const mail = await latestMail(email);
    expect(mail?.subject).toBe('One more step to host games');
    expect(mail?.text).toContain('/signup');
    const { status, body } = await (await signUp(email))();
    expect(status).toBe(200);
    expect(await personOf(email)).toEqual({ role: 'organiser', organiser_kind: 'volunteer' });
    expect((await server.call('GET', '/api/users/me', { as: String(body.token) })).status).toBe(200);
    expect((await look(id)).body.data).toMatchObject({ enquiry: { awaitsAccount: false } });
  });

  test('a guest’s account proves nothing until it is taken over', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await decide(await apply(guest.email), 'approve');
    expect((await personOf(guest.email)).role).toBe('guest');
    expect((await latestMail(guest.email))?.subject).toBe('One more step to host games');
    expect((await (await signUp(guest.email))()).status).toBe(200);
    expect(await personOf(guest.email)).toEqual({ role: 'organiser', organiser_kind: 'freelance' });
  });

  test('a guest who sets a password by the mailed link has proved the address', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await decide(await apply(guest.email), 'approve');
    const token = await recovery.tokenFor(guest.email);
    expect((await recovery.reset(token, { termsConsent: true, privacyConsent: true })).status).toBe(200);
    expect((await personOf(guest.email)).role).toBe('organiser');
  });

  test('somebody who changes to the approved address becomes one by following its link, not by typing it', async () => {
    const person = await aPlayer(server);
    const email = anAddress();
    await decide(await apply(email), 'approve');
    expect((await profileCalls(server).update(person, { email })).status).toBe(200);
    expect((await personOf(person.email)).role).toBe('player');
    const token = /confirm-address\/([\w-]+)/.exec((await latestMail(email))?.text ?? '')?.[1];
    expect((await server.call('POST', '/api/users/confirmAddress', { body: { token } })).status).toBe(200);
    expect((await personOf(email)).role).toBe('organiser');
  });

  test('approved while its address is being confirmed: an organiser in any case', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const email = anAddress();
      const id = await apply(email);
      const follow = await signUp(email);
      const [approved, confirmed] = await Promise.all([decide(id, 'approve'), follow()]);
      expect([approved.status, confirmed.status]).toEqual([200, 200]);
      expect((await personOf(email)).role).toBe('organiser');
    }
  });

  test('declined with a kind mail and the note; the address may apply again', async () => {
    const person = await aPlayer(server);
    const id = await apply(person.email);
    expect((await decide(id, 'decline')).body.data).toMatchObject({
      enquiry: { state: 'declined', answer: 'Nice to meet you.' },
    });
    const mail = await latestMail(person.email);
    expect(mail?.subject).toBe('Your application');
    expect(mail?.text).toContain('“Nice to meet you.”');
    expect((await personOf(person.email)).role).toBe('player');
    expect(await apply(person.email)).not.toBe(id);
  });

  test('of two admins who decide at once the second hears it, and one mail goes out', async () => {
    const person = await aPlayer(server);
    const id = await apply(person.email);
    const before = (await mailsTo(server, person.email)).length;
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'decline', other)]);
    expect(codes(answers)).toEqual(['200', 'already_decided']);
    expect(await mailsTo(server, person.email)).toHaveLength(before + 1);
    await refuses(decide(id, 'approve'), 'already_decided');
  });

  test('a company’s enquiry is no application', async () => {
    const id = await ask();
    expect(codes([await decide(id, 'approve'), await decide(id, 'decline')])).toEqual([
      'enquiry_not_found',
      'enquiry_not_found',
    ]);
  });
});
