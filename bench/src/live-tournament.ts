import type { CallResponse, createTournament, getTournament, Tournament } from '@rondo/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from '../../api/test/temporary-database.ts';
import { embeddedUrl } from '../../api/src/platform/embedded/postgres-cluster.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { LivePage } from './live-page.ts';
import { ms, type Row } from './table.ts';

const teams = 64;
const watchers = 500;
const results = 20;
/** An open page asks again within this time after it was told of a change (web/src/features/tournaments/use-tournament.ts). */
const spreadMs = 1000;

/** (e) A tournament of 64 teams with 500 open pages: how late they show what came out of a match. */
export async function benchLiveTournament(origin: string, dataDir: string): Promise<Row> {
  const call = await callsOf(origin, 'organiser@rondo.test');
  const id = await withClient(embeddedUrl(dataDir) ?? '', (client) => begunTournament(client, call));
  const pages = Array.from({ length: watchers }, () => new LivePage(origin, id));
  try {
    await Promise.all(pages.map((page) => page.told(0)));
    const delays: number[] = [];
    for (let n = 0; n < results; n += 1) delays.push(...(await resultSeen(origin, { id, pages, call })));
    return {
      what: `(e) what came out of a match of ${teams} teams, until ${watchers} open pages have asked for it within a second`,
      measured: `p50 ${ms(percentile(delays, 0.5))}, worst ${ms(Math.max(...delays))}`,
      goal: '≤ 2 s',
      reached: Math.max(...delays) <= 2000,
    };
  } finally {
    for (const page of pages) page.close();
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

async function callsOf(origin: string, email: string): Promise<Call> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
  const { token } = await call<{ token: string }>('POST', '/users/login', { email, password: 'Rondo2026!' });
  headers['authorization'] = `Bearer ${token}`;
  return call;
}

/** A tournament on eight courts that began an hour ago: sixteen groups of four, each place taken by somebody of the demo. */
async function begunTournament(client: Client, call: Call): Promise<string> {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const location = { coordinates: [5.12, 52.09], address: 'Sportlaan 1', city: 'Utrecht', country: 'Netherlands' };
  const game = {
    name: 'Cup', sport: 'Futsal', level: 'All levels', field_type: 'Indoors', isPayingGame: false, tournament: true,
    game_date: `${day}T09:00`, duration: 10, players: teams, minimum_players_threshold: 6, location,
    teams: Array.from({ length: teams }, (_, n) => ({ name: `Team ${n + 1}`, color: '#0b7a3e', team_size: 1 })),
  }; // prettier-ignore
  const courts = Array.from({ length: 8 }, (_, n) => ({ name: `Court ${n + 1}`, from: 0, to: 600 }));
  const terms = { format: 'groups', groups: 16, through: 2, matchMinutes: 10, changeMinutes: 2, courts };
  const { data } = await call<CallResponse<typeof createTournament>>('POST', '/tournaments', {
    game,
    entry: 'team',
    teamSize: 6,
    terms,
  });
  const id = data.match._id;
  await client.query(
    `with place as (
       select t.id as team_id, u.id as user_id from (select id, row_number() over (order by position) as n from team where game_id = $1) t
       join (select id, row_number() over (order by id) as n from app_user where role = 'player' and deleted_at is null) u using (n)),
     named as (
       insert into tournament_team (team_id, game_id, captain_id, key) select team_id, $1, user_id, md5(team_id::text) from place)
     insert into registration (game_id, user_id, payer_id, team_id, price_cents, paid_cents, joined_at)
     select $1, user_id, user_id, team_id, 0, 0, now() from place`,
    [id],
  );
  await call('POST', `/tournaments/${id}/plan`, {});
  await client.query(
    `update game set starts_at = now() - interval '1 hour', ends_at = now() + interval '9 hours' where id = $1`,
    [id],
  );
  return id;
}

/** Milliseconds from the answer to a result until each page has it. */
async function resultSeen(
  origin: string,
  { id, pages, call }: { id: string; pages: readonly LivePage[]; call: Call },
): Promise<number[]> {
  const { tournament } = (await call<CallResponse<typeof getTournament>>('GET', `/tournaments/${id}`)).data;
  const match = tournament.matches.find((one) => one.result === null && tournament.viewer?.mayEnter.includes(one.id));
  if (!match) throw new Error('no match waits for a result');
  const counts = pages.map((page) => page.events);
  const shows = ({ matches }: Tournament) => matches.find((one) => one.id === match.id)?.result !== null;
  await call('PUT', `/tournaments/${id}/matches/${match.id}/result`, {
    result: { parts: [[2, 1]] },
    at: new Date().toISOString(),
  });
  const began = performance.now();
  return Promise.all(
    pages.map(async (page, index) => {
      await page.told(counts[index] ?? 0);
      await wait(Math.random() * spreadMs);
      const { data } = await read(origin, id);
      if (!shows(data.tournament)) throw new Error('a page was told of a result and read the time before');
      return performance.now() - began;
    }),
  );
}

/** Asks again when the server is busy, as a page does. */
async function read(origin: string, id: string): Promise<CallResponse<typeof getTournament>> {
  const answer = await fetch(`${origin}/api/tournaments/${id}`);
  if (answer.ok) return (await answer.json()) as CallResponse<typeof getTournament>;
  await answer.arrayBuffer();
  await wait(spreadMs);
  return read(origin, id);
}
