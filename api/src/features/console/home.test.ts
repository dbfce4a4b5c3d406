import type { CallResponse, consoleHome } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, credit, usePlayer } from '../../../test/builders.ts';
import { moveToNoon, useServer } from '../../../test/server.ts';

const server = useServer();
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));

type Home = CallResponse<typeof consoleHome>['data'];
type Name = Home['daily'][number]['name'] | Home['held'][number]['name'];
type Kind = Home['waiting'][number]['kind'];

async function home(): Promise<Home> {
  const { status, body } = await server.as(admin).get('/api/admin/home');
  expect(status).toBe(200);
  return body.data as Home;
}
const figureOf = ({ daily, held }: Home, name: Name) => [...daily, ...held].find((one) => one.name === name);
const courseOf = ({ daily }: Home, name: Name, day: string) =>
  daily.find((one) => one.name === name)?.course.find((one) => one.day === day)?.value;

/** How much the figures rise by making something. */
async function change(make: () => Promise<unknown>, ...names: Name[]) {
  const before = await home();
  await make();
  const after = await home();
  return names.map((name) => {
    const [one, other] = [figureOf(before, name), figureOf(after, name)];
    return [
      (other?.value ?? 0) - (one?.value ?? 0),
      other?.before === null ? null : (other?.before ?? 0) - (one?.before ?? 0),
    ];
  });
}

/** A time this many hours before the server's noon. */
const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);
const list = async (path: string) => {
  const { body } = await server.as(admin).get(`/api/admin/${path}`);
  return body.data as { pagination: { totalCount: number } } & Record<string, { _id: string }[]>;
};
const week = 7 * 24;

describe('games', () => {
  test('of today, over or not, and how full they are; not cancelled ones', async () => {
    const { day } = await home();
    const [later] = [await aGame(server, { hoursAhead: 5, capacity: 10 })];
    const over = await aGame(server, { hoursAhead: -3, capacity: 10 });
    await server.sql`update game set archived = true, status = 'confirmed' where id = ${over}`;
    const off = await aGame(server, { hoursAhead: 6 });
    await server.sql`update game set status = 'cancelled' where id = ${off}`;
    const weekAgo = await aGame(server, { hoursAhead: 3 - week, capacity: 8 });
    for (let index = 0; index < 5; index += 1) await aSpot(later, (await aPlayer(server)).id, ago(1));
    await aSpot(weekAgo, (await aPlayer(server)).id, ago(week));
    const now = await home();
    expect(figureOf(now, 'games')).toMatchObject({ value: 2, before: 1 });
    expect(figureOf(now, 'fillRate')).toMatchObject({ value: 0.25, before: 0.125 });
    expect(courseOf(now, 'games', day)).toBe(2);
    expect(now.daily[0]?.course).toHaveLength(30);
    const { games } = await list(`games?status=held&day=${day}`);
    expect(games?.map(({ _id }) => _id).toSorted()).toEqual([later, over].toSorted());
    expect((await list(`games?status=held&joined=${day}`)).games).toMatchObject([{ _id: later }]);
    expect((await list(`games?status=held&from=${day}&until=${day}`)).games).toEqual(games);
    expect((await list('games?status=held&until=2020-01-01')).games).toEqual([]);
  });

  test('no games are no fill rate', async () => {
    const { daily, day } = await home();
    const course = daily.find(({ name }) => name === 'fillRate')?.course ?? [];
    expect(course.find((one) => one.day !== day && one.value === null)).toBeDefined();
  });
});

const aSpot = (gameId: string, userId: string, at: Date) => server.sql`
  insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
    values (${gameId}, ${userId}, ${userId}, 0, 0, ${at})`;

describe('what happens daily is compared with the same day before, up to this time', () => {
  test('joins', async () => {
    const gameId = await aGame(server);
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aPlayer(server)));
    const times = [ago(1), ago(2), ago(week + 1), ago(week - 3), ago(40)];
    const difference = await change(async () => {
      for (const [index, { id }] of people.entries()) await aSpot(gameId, id, times[index] ?? ago(0));
    }, 'joins');
    // A week ago one was made by noon, and another at three.
    expect(difference).toEqual([[2, 1]]);
    const { before } = await home();
    expect(courseOf(await home(), 'joins', before)).toBeGreaterThanOrEqual(2);
  });

  test('euros in, with their fees; orders that were not paid are none', async () => {
    const { id } = await aPlayer(server);
    const difference = await change(async () => {
      await anOrder(id, 'paid', ago(1));
      await anOrder(id, 'paid', ago(week + 1));
      await anOrder(id, 'failed', ago(1));
    }, 'moneyIn');
    expect(difference.map((pair) => pair.map((value) => value?.toFixed(2)))).toEqual([['10.36', '10.36']]);
    const { day } = await home();
    const { orders } = await list(`orders?day=${day}`);
    expect(orders).toMatchObject([{ person: { _id: id }, status: 'paid' }]);
    expect((await list(`orders?query=${id}&from=${day}`)).orders).toEqual((await list(`orders?query=${id}`)).orders);
    expect((await list('orders?until=2020-01-01')).orders).toEqual([]);
  });

  test('sign-ups, without guests', async () => {
    const { day } = await home();
    const name = `Nieuw ${randomUUID().slice(0, 8)}`;
    const difference = await change(async () => {
      const [now, then, guest] = [await aPlayer(server, { name }), await aPlayer(server), await aPlayer(server)];
      await server.sql`update app_user set created_at = ${ago(1)} where id = ${now.id}`;
      await server.sql`update app_user set created_at = ${ago(week + 1)} where id = ${then.id}`;
      await server.sql`
        update app_user set created_at = ${ago(1)}, role = 'guest', password_hash = null where id = ${guest.id}`;
    }, 'signUps');
    expect(difference).toEqual([[1, 1]]);
    const { users } = await list(`users?day=${day}&query=${encodeURIComponent(name)}`);
    expect(users).toHaveLength(1);
    expect((await list(`users?day=${day}`)).pagination.totalCount).toBe(figureOf(await home(), 'signUps')?.value);
  });

  test('mails that were given up', async () => {
    const difference = await change(async () => {
      await aFailedMail(ago(1));
      await aFailedMail(ago(week + 1));
    }, 'mailsFailed');
    expect(difference).toEqual([[1, 1]]);
    const { day } = await home();
    expect((await list(`messages?state=failed&day=${day}`)).messages).toHaveLength(1);
  });
});

const anOrder = (userId: string, status: string, at: Date) => server.sql`
  insert into payment_order (user_id, kind, amount_cents, fee_cents, method, status, provider, created_at, expires_at, settled_at)
    values (${userId}, 'top_up', 1000, 36, 'ideal', ${status}, 'sandbox', ${at}, ${at}, ${status === 'created' ? null : at})`;

const aFailedMail = (at: Date) => server.sql`
  insert into mail (recipient, subject, text_body, html_body, created_at, last_error, failed_at)
    values (${`${randomUUID()}@rondo.test`}, 's', 't', 'h', ${at}, '550 no', ${at})`;

describe('what there is at the moment is compared with what there was', () => {
  test('what is owed to players and organisers', async () => {
    const [player, organiser] = [await aPlayer(server), await aPlayer(server, { role: 'organiser' })];
    expect(
      await change(
        async () => {
          await credit(server, player.id, 1250);
          await aJournal(organiser.id, 2000, ago(1));
          await aJournal(organiser.id, 500, ago(week + 1));
        },
        'owedToPlayers',
        'owedToOrganisers',
      ),
    ).toEqual([
      [12.5, 0],
      [25, 5],
    ]);
    expect((await list(`users?role=credit&query=${player.email}`)).users).toHaveLength(1);
    expect((await list(`users?role=credit&query=${organiser.email}`)).users).toHaveLength(0);
  });
});

/** What waits once something was made, without what waited before, and how many wait. */
async function waitsAfter(make: () => Promise<unknown>, ...kinds: Kind[]) {
  const of = ({ waiting }: Home) => waiting.filter(({ kind }) => kinds.includes(kind));
  const before = new Set(of(await home()).map(({ kind, id }) => `${kind} ${id}`));
  await make();
  return of(await home()).filter(({ kind, id }) => !before.has(`${kind} ${id}`));
}

describe('what waits for somebody', () => {
  test('applications, companies and venues that nobody has answered, the longest waiting first', async () => {
    const since = ago(5);
    const made = await waitsAfter(
      async () => {
        await anEnquiry('organiser', 'open', ago(1), ago(1), 'Fleur');
        await anEnquiry('organiser', 'assigned', since, ago(1), 'Noor');
        await anEnquiry('business', 'assigned', ago(week + 5), ago(3));
        await anEnquiry('facility', 'answered', ago(week + 5), ago(3));
      },
      'application',
      'companyEnquiry',
      'venueEnquiry',
    );
    expect(made.map(({ kind, name }) => [kind, name])).toEqual([
      ['application', 'Noor'],
      ['application', 'Fleur'],
      ['companyEnquiry', 'Sanne'],
    ]);
    expect(made[0]).toMatchObject({ since: since.toISOString(), amount: null });
    const { pagination } = await list('enquiries?kind=business&state=waiting');
    expect(pagination.totalCount).toBe(made[2]?.count);
  });

  test('of a kind only those that have waited longest, with how many there are', async () => {
    await waitsAfter(async () => {
      for (let hours = 1; hours <= 4; hours += 1)
        await anEnquiry('facility', 'open', ago(hours), ago(hours), `V${hours}`);
    });
    const venues = (await home()).waiting.filter(({ kind }) => kind === 'venueEnquiry');
    expect(venues.map(({ name, count }) => [name, count])).toEqual([
      ['V4', 4],
      ['V3', 4],
      ['V2', 4],
    ]);
  });

  test('payments that were set aside and nobody has decided about', async () => {
    const { id } = await aPlayer(server, { name: 'Marloes' });
    const since = ago(1);
    const made = await waitsAfter(async () => {
      await anOrder(id, 'created', since);
      await server.sql`update payment_order set review_note = 'odd' where user_id = ${id}`;
      await anOrder(id, 'failed', ago(2));
    }, 'paymentSetAside');
    expect(made).toMatchObject([{ name: 'Marloes', amount: 10, since: since.toISOString() }]);
    expect((await list('orders')).orders?.map(({ _id }) => _id)).toContain(made[0]?.id);
  });

  test('refunds that failed, corrections and gifts that wait for a second yes', async () => {
    const { id } = await aPlayer(server, { name: 'Renske' });
    const since = ago(7);
    const made = await waitsAfter(
      async () => {
        await anOrder(id, 'paid', ago(9));
        await server.sql`
          insert into refund (id, order_id, cents, state, asked_at, sent_at, failed_at)
          select gen_random_uuid(), id, 500, 'failed', ${ago(8)}, ${ago(8)}, ${since} from payment_order where user_id = ${id}`;
        await server.sql`
          insert into correction (user_id, account, against, amount_cents, reason, proposed_by, proposed_at, expires_at)
          values (${id}, 'wallet', 'revenue', -700, 'why', ${admin.id}, ${ago(2)}, ${ago(-24)})`;
        await server.sql`
          insert into promocode (code, name, promo_type, discount_type, discount_value, needs_second, made_by)
          values ('ZOMER', 'Summer', 'other', 'topupBalance', 5000, true, ${admin.id})`;
      },
      'refundFailed',
      'correctionProposed',
      'giftProposed',
    );
    expect(made).toMatchObject([
      { kind: 'refundFailed', name: 'Renske', amount: 5, since: since.toISOString() },
      { kind: 'correctionProposed', name: 'Renske', amount: 7 },
      { kind: 'giftProposed', name: 'ZOMER' },
    ]);
  });

  test('lines of the provider and entries of the bank that nothing explains', async () => {
    const made = await waitsAfter(async () => {
      await server.sql`
          with s as (
            insert into settlement (id, provider, reference, paid_at, net_cents, fetched_at)
            values (gen_random_uuid(), 'mollie', 'stl_home', app_now(), 300, app_now()) returning id)
          insert into settlement_line (id, settlement_id, position, kind, reference, gross_cents, fee_cents, explained_cents)
          select gen_random_uuid(), s.id, n, 'payment', 'tr_' || n, 100, 0, case when n = 0 then 100 else 0 end
          from s, generate_series(0, 2) n`;
    }, 'lineToExplain');
    expect(made.map(({ name, amount, count }) => [name, amount, count])).toEqual([['stl_home', 2, 1]]);
  });

  test('labels that were reported, in their community', async () => {
    const [owner, reporter] = [await aPlayer(server), await aPlayer(server)];
    const { id, shortCode } = await aCommunity(server, { members: [owner.id, reporter.id] });
    const since = ago(week + 1);
    const made = await waitsAfter(async () => {
      await server.sql`
        with l as (
          insert into label (community_id, user_id, kind, words, status, place, created_at, decided_at)
          values (${id}, ${owner.id}, 'nickname', 'de kat', 'confirmed', 1, ${ago(week + 9)}, ${ago(week + 8)}) returning id)
        insert into label_report (label_id, reporter_id, reason, created_at)
        select id, ${reporter.id}, 'unkind', ${since} from l`;
    }, 'labelReported');
    expect(made).toMatchObject([{ place: 'community', id: shortCode, name: 'de kat', since: since.toISOString() }]);
  });

  test('messages that were reported, in their game, until they are decided about', async () => {
    const [author, reader] = [await aPlayer(server), await aPlayer(server)];
    const gameId = await aGame(server);
    const made = await waitsAfter(async () => {
      await server.sql`
        with m as (
          insert into group_message (id, game_id, number, author_id, words, reached, created_at)
          values (${randomUUID()}, ${gameId}, 1, ${author.id}, 'Look', 1, ${ago(2)}) returning id)
        insert into group_message_report (message_id, reporter_id, reason, created_at)
        select id, ${reader.id}, 'unkind', ${ago(1)} from m`;
    }, 'messageReported');
    expect(made).toMatchObject([{ place: 'game', id: gameId }]);
    await server.sql`update group_message_report set decided_at = app_now()`;
    expect((await home()).waiting.filter(({ kind }) => kind === 'messageReported')).toEqual([]);
  });

  test('messages that are tried again, to a masked address, and jobs that fail, which come first', async () => {
    const made = await waitsAfter(
      async () => {
        await aFailedMail(ago(1));
        await server.sql`
          insert into mail (recipient, subject, text_body, html_body, created_at, last_error)
          values ('later@rondo.test', 's', 't', 'h', ${ago(1)}, 'the server is away')`;
        await server.sql`
          insert into job_run (name, last_at, took_ms, runs, failures, is_failing, last_error, failed_at)
          values ('of a test', app_now(), 1, 2, 1, true, 'no', app_now())`;
      },
      'messageRetried',
      'jobFailing',
    );
    expect(made.map(({ kind, name }) => [kind, name])).toEqual([
      ['jobFailing', 'of a test'],
      ['messageRetried', 'l•••@rondo.test'],
    ]);
  });
});

/** Has the fields of every kind, which this test doesn't read. */
const fields =
  'sport people duration datetime photographer refereeing catering additionalDetails businessName businessType websiteLink facilityName address maxCapacity availableDays availableHours sports age city facility_contacted';
const details = JSON.stringify({
  ...Object.fromEntries(fields.split(' ').map((field) => [field, ''])),
  freelancer: false,
});
const anEnquiry = (kind: string, state: string, at: Date, stateAt: Date, name = 'Sanne') =>
  server.sql`insert into enquiry (kind, name, email, language, details, state, assigned_to, created_at, state_at)
    values (${kind}, ${name}, ${`${randomUUID()}@rondo.test`}, 'nl', ${details}::jsonb, ${state},
      ${state === 'assigned' ? admin.id : null}, ${at}, ${stateAt})`;

/** Something that an organiser earned. */
const aJournal = (userId: string, cents: number, at: Date) => server.sql`
  with j as (
    insert into journal (kind, idempotency_key, created_at)
    values ('organiser_pay', ${`test:${randomUUID()}`}, ${at}) returning id)
    insert into posting (journal_id, account, owner_id, amount_cents)
    select j.id, p.account, p.owner::uuid, p.cents from j,
      (values ('owed_to_organiser', ${userId}, ${cents}::int), ('revenue', null, -${cents}::int)) p (account, owner, cents)`;
