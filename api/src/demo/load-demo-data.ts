import { day } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import { type Database, inTransaction } from '../platform/db.ts';
import { limitConcurrency } from '../platform/load/limit-concurrency.ts';
import type { StorageProvider } from '../providers/storage/provider.ts';
import { hashPassword } from '../features/sign-in/passwords.ts';
import { tellAttendance } from './attendance.ts';
import { tellChallenges } from './challenges.ts';
import { makeCommunities, makeMembers } from './communities.ts';
import { makeNews } from './community-news.ts';
import { closeOldestMonth } from './close-oldest-month.ts';
import { Crowd } from './crowd.ts';
import { places } from './data.ts';
import { makeEnquiries } from './enquiries.ts';
import { tellExchanges } from './exchanges.ts';
import { makeLabels } from './labels.ts';
import { keepBooks, setAsideOrder, unpaidOrder } from './ledger.ts';
import type { World } from './make-game.ts';
import { makeNotifications, pastReminders } from './notifications.ts';
import { tellNewsletters } from './newsletters.ts';
import { tellOnTheDay, tellPlayed, tellShort } from './organiser-games.ts';
import { tellOwn } from './own-games.ts';
import { tellPass } from './passes.ts';
import { tellPast } from './past-games.ts';
import { tellPay } from './pay.ts';
import { payAnOrganiser } from './pay-an-organiser.ts';
import { demoAccounts, demoPassword, makePeople, type Person } from './people.ts';
import { tellPromocodes } from './promocodes.ts';
import { tellResults } from './results.ts';
import { seededRandom } from './random.ts';
import { scoreLookup, scoresOf } from './scores.ts';
import { tellSandbox } from './settlements.ts';
import { emptyStory, type Story } from './story.ts';
import { tellComingTournaments } from './coming-tournaments.ts';
import { tellPlayedTournaments } from './played-tournaments.ts';
import { tellExternal } from './tournaments.ts';
import { tellUpcoming } from './upcoming-games.ts';
import { type City, makeVenues } from './venues.ts';
import { makeWishes } from './wishes.ts';
import { type ToldStory, writeStory } from './write-story.ts';

export { demoAccounts, demoPassword } from './people.ts';

const seed = 20_260_901;
/** An arbitrary number for the lock that lets one of several starting processes load the demo. */
const loadLock = 740_052;
/** Cents in the wallets of the first two accounts. */
const balances = [25_00, 12_00];

interface DemoContext {
  db: Database;
  storage: StorageProvider;
  clock: { now(): Date };
  config: Pick<Config, 'passwordCost'>;
}

/** Pays an organiser, closes the oldest month and reads the provider's payouts, as an operator would have by now. */
export async function fillBooks(
  context: Parameters<typeof payAnOrganiser>[0] & Parameters<typeof closeOldestMonth>[0],
) {
  await payAnOrganiser(context);
  await closeOldestMonth(context);
  await context.jobs.runNow('settlements');
}

/**
 * Fills an empty database with a lively platform: people, communities, past and upcoming games, and every cent they paid. Does nothing if
 * the demo's accounts exist. The gazetteer must be loaded.
 */
export async function loadDemoData({ db, storage, clock, config }: DemoContext): Promise<void> {
  if (await isLoaded(db)) return;
  const [cities, passwordHash] = await Promise.all([
    findDemoCities(db),
    hashPassword(demoPassword, config.passwordCost),
  ]);
  const told = tellStory(cities, clock.now(), passwordHash);
  const write = () =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(${loadLock})`.execute(trx);
      if (await isLoaded(trx)) return;
      await writeStory(trx, told);
      await tellSandbox(trx, clock.now());
      await tellNewsletters(trx, clock.now());
    });
  await Promise.all([keepAvatars(storage, told.people), write()]);
}

async function isLoaded(db: Database): Promise<boolean> {
  const { rows } = await sql<{ loaded: boolean }>`
    select exists (select from app_user where email = ${demoAccounts[0].email}) as loaded`.execute(db);
  return rows[0]?.loaded === true;
}

export async function findDemoCities(db: Database): Promise<City[]> {
  const { rows } = await sql<City>`
    select distinct on (name) name, latitude, longitude, population from place
    where name = any(${places.cities}::text[]) order by name, id`.execute(db);
  return rows;
}

async function keepAvatars(storage: StorageProvider, people: readonly Person[]): Promise<void> {
  const avatars = people.flatMap(({ avatar }) => avatar ?? []);
  // Run together, they would wait longer for a connection than a statement may.
  const inTurn = limitConcurrency(2);
  await Promise.all(avatars.map(({ path, svg }) => inTurn(() => storage.put(path, Buffer.from(svg)))));
}

/** The whole demo; for the same cities only its dates differ, which lie around `now`. */
export function tellStory(cities: readonly City[], now: Date, passwordHash: string): ToldStory {
  const random = seededRandom(seed);
  const people = makePeople(cities, now, random);
  const accounts = people.slice(0, demoAccounts.length);
  const communities = makeCommunities(now, random);
  const world: World = { now, random, cities, venues: makeVenues(cities, random), people, communities };
  const crowd = new Crowd(people.slice(accounts.length), random);
  const members = makeMembers(communities, { crowd, cities, accounts }, now, random);

  const story = emptyStory();
  const played = tellPast(story, world, crowd, accounts);
  tellPay(story, accounts[2]);
  const ratings = scoresOf(story, accounts, now);
  tellOwn(story, world, crowd, accounts);
  tellExternal(story, world, accounts[3]);
  tellUpcoming(story, world, crowd, scoreLookup(ratings.scores));

  tellExchanges(story, people, now);

  const promocodes = tellPromocodes(story, accounts[0], now, random);

  const endWith = new Map(balances.map((cents, index) => [accounts[index]?.id ?? '', cents]));
  const { orders, journals } = keepBooks(story.money, endWith, now, random);
  const player = accounts[0]?.id ?? '';
  orders.push(unpaidOrder(player, 'expired', new Date(now.getTime() - 16 * day), random));
  orders.push(unpaidOrder(player, 'failed', new Date(now.getTime() - 41 * day), random));
  const payer = people.at(-1)?.id ?? '';
  orders.push(setAsideOrder(payer, new Date(now.getTime() - 2 * day), random));
  const notifications = makeNotifications(story, orders, { communities, members }, accounts, now);
  const reminders = pastReminders(story, now);
  // These have a random source of their own, so that the rest of the story stays the same without them.
  const [dice, others] = [seededRandom(seed + 1), seededRandom(seed + 3)];
  tellOnTheDay(story, { ...world, random: dice }, new Crowd(people.slice(accounts.length), dice), accounts[2]);
  // A pass, and what others paid beside it, has its own source too.
  const coins = seededRandom(seed + 2);
  const withPass = tellPass({ ...world, random: coins }, new Crowd(people.slice(accounts.length), coins), accounts);
  const books = keepBooks(withPass.money, new Map(), now, coins);
  orders.push(...books.orders);
  journals.push(...books.journals);
  tellShort(story, { ...world, random: others }, new Crowd(people.slice(accounts.length), others), accounts[2]);
  const yesterday = seededRandom(seed + 4);
  tellPlayed(
    story,
    { ...world, random: yesterday },
    new Crowd(people.slice(accounts.length), yesterday),
    accounts,
    played,
  );
  const cups = seededRandom(seed + 6);
  const tournaments = tellPlayedTournaments(
    story,
    { ...world, random: cups },
    new Crowd(people.slice(accounts.length), cups),
    played,
  );
  const ahead = emptyStory();
  const dices = seededRandom(seed + 7);
  tellComingTournaments(ahead, { ...world, random: dices }, new Crowd(people.slice(accounts.length), dices), {
    told: tournaments,
    organiser: accounts[3],
  });
  const entered = keepBooks(ahead.money, new Map(), now, dices);
  orders.push(...entered.orders);
  journals.push(...entered.journals);
  const results = tellResults(story, accounts.slice(0, 2), now, seededRandom(seed + 5));
  const challenges = tellChallenges(
    ahead,
    { ...world, random: seededRandom(seed + 8) },
    { members, organiser: accounts[3], results, played },
  );
  const guests = new Set(people.flatMap(({ id, role }) => (role === 'guest' ? id : [])));
  const attendance = tellAttendance(story, { accounts, guests, now, random: dice });
  const labels = makeLabels(communities, members, accounts, now, random);
  return {
    story: together(together(story, withPass), ahead),
    people,
    played,
    passwordHash,
    communities,
    members,
    news: makeNews(communities, members, now),
    labels,
    ratings,
    orders,
    journals,
    notifications: [...notifications, ...labels.notifications],
    reminders,
    promocodes,
    enquiries: makeEnquiries(now),
    wishes: makeWishes(people, cities, now),
    attendance,
    results,
    tournaments,
    challenges,
  };
}

/** Joins two stories into one. */
function together(one: Story, other: Story): Story {
  return {
    series: [...one.series, ...other.series],
    games: [...one.games, ...other.games],
    teams: [...one.teams, ...other.teams],
    earlyBirds: [...one.earlyBirds, ...other.earlyBirds],
    registrations: [...one.registrations, ...other.registrations],
    waiting: [...one.waiting, ...other.waiting],
    handOvers: [...one.handOvers, ...other.handOvers],
    passes: [...one.passes, ...other.passes],
    gradings: [...one.gradings, ...other.gradings],
    money: [...one.money, ...other.money],
  };
}
