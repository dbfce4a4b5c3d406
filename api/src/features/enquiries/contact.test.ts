import type { EnquiryState } from '@rondo/rules';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { anAddress, aPhoto, contactCalls } from '../../../test/contact-calls.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { askAsBusiness, askAsFacility, applyAsOrganiser } = contactCalls(server);
afterEach(() => server.sql`delete from rate_limit`);

interface Kept {
  id: string;
  kind: string;
  name: string;
  user_id: string | null;
  language: string;
  details: Record<string, unknown>;
  state: string;
}
const keptOf = (email: string) =>
  server.rows<Kept>`select * from enquiry where email = ${email} order by created_at, id`;
const photosOf = (email: string) => server.values<string>`
  select p.path from enquiry_photo p join enquiry e on e.id = p.enquiry_id where e.email = ${email}
  order by p.position`;
const stored = (path: string) => server.storage.read(path.replace('/files/', ''));
const close = (email: string, state: EnquiryState) =>
  server.sql`update enquiry set state = ${state}, state_at = app_now() where email = ${email}`;

describe('a company', () => {
  test('asks for an event; both ends hear of it, in their languages', async () => {
    const email = anAddress();
    const answer = await askAsBusiness(
      { email: ` ${email.toUpperCase()}`, contact: 'Marieke Smit', catering: true },
      { headers: { 'accept-language': 'nl' } },
    );
    expect(answer.body).toEqual({ status: 'success', message: 'Your form has been submitted successfully!' });
    const [kept] = await keptOf(email);
    expect(kept).toMatchObject({
      kind: 'business',
      name: 'Bakkerij Smit',
      user_id: null,
      language: 'nl',
      state: 'open',
      details: {
        contact: 'Marieke Smit',
        sport: 'Volleybal',
        people: 40,
        catering: true,
        photographer: false,
        additionalDetails: '',
      },
    });
    expect(kept?.details.datetime).toMatch(/T1[23]:00:00\.000Z$/);
    const [receipt] = await mailsTo(server, email);
    expect(receipt?.subject).toBe('We hebben je aanvraag');
    expect(receipt?.text).toContain('40 personen');
    expect(receipt?.text).not.toMatch(/Bakkerij|Marieke/);
    const [note] = await mailsTo(server, server.config.contactEmail);
    expect(note?.subject).toBe('Event for a company: Bakkerij Smit');
    expect(note?.text).toContain('/console/enquiries?kind=business');
  });

  test.each([
    [{ people: null, duration: '', datetime: null }, null, '', 'for your event. We reply'],
    [{ people: '', duration: undefined, datetime: '' }, null, '', 'for your event. We reply'],
    [{ people: undefined, datetime: undefined }, null, '3 uur', 'for your event. We reply'],
    [{ people: 1, datetime: null }, 1, '3 uur', 'for your event: 1 person. We reply'],
  ])('may not know yet how many, how long and when: %j', async (open, people, duration, said) => {
    const email = anAddress();
    expect((await askAsBusiness({ email, ...open })).status).toBe(200);
    expect((await keptOf(email))[0]?.details).toMatchObject({ contact: '', people, duration, datetime: null });
    expect((await mailsTo(server, email))[0]?.text).toContain(said);
  });

  test.each([
    [{ datetime: '2020-01-01T10:00' }, 'event_in_past', 'datetime'],
    [{ datetime: '2099-03-29T02:30' }, 'local_time_missing', 'datetime'],
    [{ datetime: 'soon' }, 'invalid_input', 'datetime'],
    [{ people: 0 }, 'invalid_input', 'people'],
    [{ people: -3 }, 'invalid_input', 'people'],
    [{ people: 2.5 }, 'invalid_input', 'people'],
    [{ name: ' ' }, 'invalid_input', 'name'],
    [{ name: 'x'.repeat(101) }, 'invalid_input', 'name'],
    [{ email: 'nobody' }, 'invalid_input', 'email'],
    [{ email: `${'a'.repeat(90)}@rondo.test` }, 'invalid_input', 'email'],
    [{ sport: 'x'.repeat(51) }, 'invalid_input', 'sport'],
    [{ contact: 'x'.repeat(101) }, 'invalid_input', 'contact'],
    [{ duration: 'x'.repeat(31) }, 'invalid_input', 'duration'],
    [{ additionalDetails: 'x'.repeat(501) }, 'invalid_input', 'additionalDetails'],
  ])('not with %j', async (more, code, path) => {
    const { status, body } = await askAsBusiness(more);
    expect({ status, code: body.code, path: body.issues?.[0]?.path }).toEqual({ status: 400, code, path });
  });

  test('an inbox gets four receipts an hour, a network has room for an office', async () => {
    const email = anAddress();
    const of = async (address: string) => (await askAsBusiness({ email: address })).status;
    const answers = await Promise.all(Array.from({ length: 6 }, () => of(email)));
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect(await keptOf(email)).toHaveLength(4);
    const others: number[] = [];
    // Asks in portions that even a busy machine doesn't turn away.
    for (let asked = 0; asked < 120; asked += 20)
      others.push(...(await Promise.all(Array.from({ length: 20 }, () => of(anAddress())))));
    expect(others.filter((status) => status === 200).length).toBeGreaterThanOrEqual(114);
    expect(await of(anAddress())).toBe(429);
  });
});

const venue = {
  facilityName: 'Sporthal Zuid',
  address: 'Burgerweeshuispad 54, Amsterdam',
  maxCapacity: '60',
  sports: '["volleyball","paddel"]',
};

describe('a venue', () => {
  test('offers itself with photos, which are stored anew', async () => {
    const email = anAddress();
    const photos = [
      { name: 'hall.jpg', bytes: await aPhoto() },
      { name: 'field.png', bytes: await aPhoto('png') },
    ];
    const answer = await askAsFacility(
      { email, ...venue, businessType: 'gym', websiteLink: 'https://zuid.test' },
      photos,
    );
    expect(answer.body).toEqual({ status: 'success', message: 'Form submitted successfully.' });
    expect((await keptOf(email))[0]?.details).toEqual({
      ...venue,
      maxCapacity: 60,
      sports: ['volleyball', 'paddel'],
      businessName: '',
      businessType: 'gym',
      websiteLink: 'https://zuid.test/',
      availableDays: 'ma t/m vr',
      availableHours: '18:00 - 23:00',
      additionalDetails: '',
    });
    const paths = await photosOf(email);
    expect(paths).toHaveLength(2);
    expect((await stored(paths[0] ?? ''))?.subarray(8, 12).toString()).toBe('WEBP');
    expect((await mailsTo(server, email))[0]?.subject).toBe('We’ve got your venue’s details');
  });

  test('writes without describing its place, or with all of it', async () => {
    expect((await askAsFacility()).status).toBe(200);
    const { body } = await askAsFacility({ facilityName: 'Sporthal Zuid' });
    expect(body.issues?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'sports: Please select at least one sport.',
      'maxCapacity: Please enter a valid maximum capacity.',
      'address: Please select a location.',
    ]);
    await refuses(askAsFacility(venue), 'photos_required', { message: 'Please upload at least one photo.' });
  });

  test('each photo that is none is named, and nothing is kept of the others', async () => {
    const email = anAddress();
    const good = await aPhoto();
    const photos = [
      { name: 'a.jpg', bytes: good },
      { name: 'notes.jpg', bytes: Buffer.from('a shopping list') },
      { name: 'c.jpg', bytes: good },
      { name: 'd.png', bytes: await aPhoto('webp') },
      { name: 'e.jpg', bytes: good.subarray(0, good.length / 2) },
    ];
    const { status, body } = await askAsFacility({ email, ...venue }, photos);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'photo_not_usable',
      message: '"notes.jpg" is not a JPG or PNG that can be opened.',
    });
    expect(body.issues?.map(({ path }) => path)).toEqual(['images.1', 'images.3', 'images.4']);
    expect(await keptOf(email)).toEqual([]);
  });

  test('five photos of 10 MB at most', async () => {
    const photos = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => ({ name: `${n}.jpg`, bytes: await aPhoto() })),
    );
    await refuses(askAsFacility(venue, photos), 'too_many_photos', { message: 'Maximum 5 images allowed.' });
    const large = { name: 'large.jpg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) };
    const { body } = await askAsFacility(venue, [{ name: 'a.jpg', bytes: await aPhoto() }, large]);
    expect(body).toMatchObject({ code: 'photo_too_large', message: '"large.jpg" is larger than 10MB.' });
    expect(body.issues?.[0]?.path).toBe('images.1');
  });

  test.each([
    [{ fullName: '' }, 'fullName'],
    [{ email: 'x' }, 'email'],
    [{ availableDays: ' ' }, 'availableDays'],
    [{ availableHours: '' }, 'availableHours'],
    [{ businessType: 'bakery' }, 'businessType'],
    [{ websiteLink: 'javascript:alert(1)' }, 'websiteLink'],
    [{ maxCapacity: '0' }, 'maxCapacity'],
    [{ sports: 'not json' }, 'sports'],
    [{ sports: '["chess"]' }, 'sports.0'],
    [{ additionalDetails: 'woord '.repeat(151) }, 'additionalDetails'],
  ])('not with %j', async (more: Record<string, string>, path) => {
    const { status, body } = await askAsFacility(more);
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path });
  });
});

describe('a would-be organiser', () => {
  test('has one application at a time; another is answered alike, and the address hears that nothing changed', async () => {
    const email = anAddress();
    const first = await applyAsOrganiser({ email }, { headers: { 'accept-language': 'nl' } });
    const second = await applyAsOrganiser({ email, city: 'Breda', name: 'Somebody else' });
    expect(second).toMatchObject({ status: first.status, body: first.body });
    const kept = await keptOf(email);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ name: 'Fleur', details: { city: 'Utrecht', freelancer: true, age: 24 } });
    const subjects = await subjectsTo(server, email);
    expect(subjects.toSorted()).toEqual(['We already have your application', 'We hebben je aanmelding']);
    await close(email, 'declined');
    await applyAsOrganiser({ email });
    expect(await keptOf(email)).toHaveLength(2);
  });

  test('a hundred and forty applications of one address at once are one, and a few mails', async () => {
    const email = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 140 }, (_, n) =>
        applyAsOrganiser({ email }, { headers: { 'x-forwarded-for': `198.51.100.${n}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['mails_limited', 'too_many_requests']),
    );
    expect(await keptOf(email)).toHaveLength(1);
    expect(await mailsTo(server, email)).toHaveLength(4);
  });

  test('is for whoever is 16 or older, by their age in years; who is younger is told so', async () => {
    const email = anAddress();
    await refuses(applyAsOrganiser({ email, age: 15 }), 'organiser_too_young', { params: { least: 16 } });
    expect(await keptOf(email)).toEqual([]);
    expect((await applyAsOrganiser({ email, age: 16 })).status).toBe(200);
    expect(await keptOf(email)).toHaveLength(1);
  });

  test.each([
    [{ age: 15 }, 'age'],
    [{ age: '' }, 'age'],
    [{ city: 'Atlantis' }, 'city'],
    [{ sports: [] }, 'sports'],
    [{ freelancer: undefined }, 'freelancer'],
    [{ facility_contacted: 'maybe' }, 'facility_contacted'],
    [{ email: '' }, 'email'],
  ])('not with %j', async (more, path) => {
    const { status, body } = await applyAsOrganiser(more);
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path });
  });
});

describe('what was written', () => {
  test('is in the export of who wrote it, and goes with their account, photos too', async () => {
    const player = await aPlayerWithPassword(server);
    const email = anAddress();
    await askAsFacility({ email, ...venue }, [{ name: 'a.jpg', bytes: await aPhoto() }], { as: player.token });
    const [photo = ''] = await photosOf(email);
    const { body } = await server.as(player).get('/api/users/export');
    expect((body.data as { enquiries: unknown[] }).enquiries).toMatchObject([{ kind: 'facility', email, photos: 1 }]);
    expect(await stored(photo)).not.toBeNull();
    await server.as(player).delete('/api/users/deleteMe', { password: oldPassword });
    expect(await keptOf(email)).toEqual([]);
    await server.jobs.runSweeps();
    await sweepLooseFiles(server);
    expect(await stored(photo)).toBeNull();
  });

  test('is not shown to who came to have the address later, nor to others', async () => {
    const writer = await aPlayer(server);
    const email = anAddress();
    await askAsBusiness({ email }, { as: writer.token });
    const owner = await aPlayer(server);
    await server.sql`update app_user set email = ${email} where id = ${owner.id}`;
    const { body } = await server.as(owner).get('/api/users/export');
    expect((body.data as { enquiries: unknown[] }).enquiries).toEqual([]);
  });

  test('is forgotten when it has long been dealt with, not while somebody waits for an answer', async () => {
    const [answered, declined, open] = [anAddress(), anAddress(), anAddress()];
    await askAsFacility({ email: answered, ...venue }, [{ name: 'a.jpg', bytes: await aPhoto() }]);
    const [photo = ''] = await photosOf(answered);
    await applyAsOrganiser({ email: declined });
    await askAsBusiness({ email: open });
    await close(answered, 'answered');
    await close(declined, 'declined');
    await advance(server, 'P27D');
    expect(await keptOf(declined)).toHaveLength(1);
    await advance(server, 'P2D');
    expect(await keptOf(declined)).toEqual([]);
    await advance(server, 'P335D');
    expect(await keptOf(answered)).toHaveLength(1);
    await advance(server, 'P2D');
    await sweepLooseFiles(server);
    expect([await keptOf(answered), await stored(photo)]).toEqual([[], null]);
    expect(await keptOf(open)).toHaveLength(1);
  });

  test.each([
    ['a company’s event is not approved', 'business', { state: 'approved' }],
    ['an assigned one has somebody', 'business', { state: 'assigned' }],
    ['details are those of its kind', 'organiser', { details: '{"sport": "Padel"}' }],
  ])('the database sees to it that %s', async (_, kind, { state = 'open', details }: Record<string, string>) => {
    const email = anAddress();
    await (kind === 'business' ? askAsBusiness({ email }) : applyAsOrganiser({ email }));
    const change = sql`
      update enquiry set state = ${state}, details = coalesce(${details ?? null}::jsonb, details) where email = ${email}`;
    await expect(change.execute(server.db)).rejects.toThrow(/check constraint/);
  });
});
