import * as contract from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { aPlayedGame, gradesFor, passADay, ratingCalls } from '../../../test/rating-calls.ts';
import { useServer } from '../../../test/server.ts';
import { settleScores } from './settle-scores.ts';

// A person who looks before and after each rating learns nothing from any call (decisions/0081-published-scores.md).

const server = useServer();
const { grade } = ratingCalls(server);
/** Three onlookers ask everything after each rating. */
const timeout = 240_000;

/**
 * Calls about what admins looked at (which is logged) and about the process itself, the call that logs out, and counts of all people and games, which
 * have one answer for everybody for a while, so that a first look may still see one from before the scene.
 */
const leftOut = new Set([
  '/admin/audit',
  '/admin/users/{id}',
  '/admin/jobs',
  '/admin/home',
  '/users/logout',
  contract.usersCount.path,
  contract.archivedGamesCount.path,
]);
const calls: unknown[] = Object.values(contract);
const reads = calls
  .filter((one): one is contract.Call => typeof one === 'object' && one !== null && 'path' in one)
  .filter(({ method, media, redirect, stream }) => method === 'GET' && !media && !redirect && !stream)
  .filter(({ path }) => !leftOut.has(path));

/** A few people who know each other, one of whom onlookers watch. */
interface Scene {
  players: Player[];
  watched: Player;
  /** The values for the paths' parameters. */
  ids: Record<string, string>;
  /** A game that demands the best score. */
  forTheBest: string;
  onlookers: { outsider: Player; admin: Player; watched: Player };
}

async function aScene(count: number): Promise<Scene> {
  const players = await Promise.all(Array.from({ length: count }, () => aPlayer(server)));
  const [watched] = players as [Player];
  const members = players.map(({ id }) => id);
  const [outsider, admin] = await Promise.all([aPlayer(server), aPlayer(server, { role: 'admin' })]);
  const community = await aCommunity(server, { members, isPrivate: false });
  const coming = await aGame(server, { hoursAhead: 200, communityId: community.id });
  await server.as(watched).post('/api/matches/mainlist', { matchId: coming });
  const ids = {
    '/matches/': coming,
    '/matches/grading/': await aPlayedGame(server, players),
    '/people/': watched.id,
    '/leaderboard/user/': watched.id,
    '/archivedmatches/user/': watched.id,
    '/communities/': community.id,
  };
  return {
    players,
    watched,
    ids: { ...ids, '/archivedmatches/match/': ids['/matches/grading/'] },
    forTheBest: await aGame(server, { hoursAhead: 200, levelLimit: 6 }),
    onlookers: { outsider, admin, watched },
  };
}

/** The answer of every reading call to each onlooker, and the refusal to a player below the level. */
async function look({ ids, onlookers, forTheBest }: Scene): Promise<Map<string, string>> {
  await server.sql`delete from rate_limit`;
  const read = async (name: string, as: Player, path: string) => {
    const [start = ''] = path.split('{');
    const filled = path.replace('{sport}', 'Volleyball').replace('{id}', ids[start] ?? randomUUID());
    // Answers are shared for a second among requests for the same address.
    const address = `/api${filled.replaceAll(/\{\w+\}/g, randomUUID())}?look=${randomUUID()}`;
    const ask = () => server.as(as).get(address);
    let answer = await ask();
    // Hundreds of reads at once: some may be told to come again.
    while (answer.status === 503) answer = await wait(200).then(ask);
    const { status, body } = answer;
    // An export says when it was made, and which looks an admin took before.
    const said = path === '/users/export' ? { ...body, data: { ...(body.data as object), actsAsAdmin: [] } } : body;
    const told = status === 200 ? { ...said, createdAt: null } : { status, code: body.code };
    return [`${name} ${path}`, JSON.stringify(told)] as const;
  };
  const miss = async (name: string, as: Player) => {
    const missed = await server.as(as).post('/api/matches/mainlist', { matchId: forTheBest });
    expect(missed.body.code).toBe('level_too_low');
    return [`${name} misses a level`, JSON.stringify(missed.body)] as const;
  };
  const each = Object.entries(onlookers);
  const reading = each.flatMap(([name, as]) => reads.map(({ path }) => read(name, as, path)));
  return new Map([...(await Promise.all(reading)), ...(await Promise.all(each.map((one) => miss(...one))))]);
}

const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([path, answer]) => before.get(path) !== answer).map(([path]) => path);

/** Each rater rates some players, one after the other, and nothing changes except for the rater. */
async function rateUnseen(scene: Scene, gameId: string, ratings: readonly (readonly [Player, readonly Player[]])[]) {
  let before = await look(scene);
  for (const [at, [rater, targets]] of ratings.entries()) {
    const answer = await grade(rater, gameId, gradesFor(targets, 1 + (at % 5)));
    expect(answer.body).toMatchObject({ status: 'success' });
    const after = await look(scene);
    const others = changed(before, after).filter((what) => rater !== scene.watched || !what.startsWith('watched '));
    expect(others).toEqual([]);
    before = after;
  }
}

/** What a night changes, apart from the passing of a day. */
async function changedByNight(scene: Scene): Promise<string[]> {
  await passADay(server);
  const before = await look(scene);
  await settleScores(server);
  return changed(before, await look(scene));
}

/** Everything that shows a score, or that there is one, changed when the score was published. */
const published = [
  'outsider /communities/{id}/members',
  'outsider /archivedmatches/match/{id}',
  'outsider /people/{id}',
  'outsider /matches/{id}',
  'admin /communities/{id}/members',
  'admin /archivedmatches/match/{id}',
  'admin /people/{id}',
  'admin /matches/{id}',
  'watched /users/me',
  'watched /users/notifications',
  'watched /users/export',
  'watched /elo/mine',
  'watched misses a level',
];

const others = (players: readonly Player[], one: Player) => players.filter((player) => player !== one);

test.each([2, 3])(
  'of %d players nobody’s score is ever shown: fewer than three people rate each',
  { timeout },
  async (count) => {
    const scene = await aScene(count);
    const { players, ids } = scene;
    const all = players.map((rater) => [rater, others(players, rater)] as const);
    await rateUnseen(scene, ids['/matches/grading/'] ?? '', all);
    expect(await changedByNight(scene)).toEqual([]);
    // Nothing changes when they play again either, because people count, not grades.
    await rateUnseen(scene, await aPlayedGame(server, players), all);
    expect(await changedByNight(scene)).toEqual([]);
  },
);

describe.each([4, 12])('of %d players', (count) => {
  test('a score moves at night, when three people or more have rated somebody since', { timeout }, async () => {
    const scene = await aScene(count);
    const { players, watched, ids } = scene;
    const [, b, c, d] = players as [Player, Player, Player, Player];
    // Everybody of the twelve rates the first four; nobody rates the others.
    const rateable = players.slice(0, 4);
    await rateUnseen(
      scene,
      ids['/matches/grading/'] ?? '',
      players.map((rater) => [rater, others(rateable, rater)] as const),
    );
    expect(await changedByNight(scene)).toEqual(expect.arrayContaining(published));
    expect(await changedByNight(scene)).toEqual([]);

    const again = await aPlayedGame(server, players);
    await rateUnseen(
      scene,
      again,
      [b, c].map((rater) => [rater, others(rateable, rater)] as const),
    );
    expect(await changedByNight(scene)).toEqual([]);
    // A rater from another game is still the same person.
    const third = await aPlayedGame(server, players);
    await rateUnseen(scene, third, [[b, others(rateable, b)]]);
    expect(await changedByNight(scene)).toEqual([]);
    // One more rater changes the score of the player they rate, and with it the ranks, because that player was graded in three games.
    await rateUnseen(scene, third, [[d, [watched, b, c]]]);
    expect(await changedByNight(scene)).toEqual(
      expect.arrayContaining([...published, 'outsider /leaderboard/{sport}', 'admin /leaderboard/user/{id}']),
    );
  });
});

test('who was rated by two is not shown although those beside them are', async () => {
  const scene = await aScene(6);
  const { players, ids, onlookers } = scene;
  const [a, b, c, d, few] = players as [Player, Player, Player, Player, Player];
  const page = async () => (await server.as(onlookers.outsider).get(`/api/people/${few.id}`)).body;
  await rateUnseen(scene, ids['/matches/grading/'] ?? '', [
    [b, [a, c, few]],
    [c, [a, b, few]],
    [d, [a, b, c]],
  ]);
  const before = await page();
  expect(await changedByNight(scene)).toEqual(expect.arrayContaining(published));
  expect(await page()).toEqual(before);
});
