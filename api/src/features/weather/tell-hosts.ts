import { hour } from '@rondo/rules';
import { isRainedOff, weatherLimits } from '@rondo/rules/weather';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Context } from '../../platform/serve.ts';
import { forecastColumn, type ForecastRow, placeOfGame, readWeather } from '../../platform/weather/forecast-row.ts';
import type { ForecastPlace } from '../../providers/weather/provider.ts';
import { ofGame } from '../notifications/messages.ts';
import { sendMessages } from '../notifications/send-messages.ts';

const told = [
  'id',
  'name',
  'sport',
  'address',
  'surface',
  'status',
  'starts_at',
  'duration_minutes',
] as const satisfies readonly (keyof Rows['game'])[];

interface WetRow extends Pick<Rows['game'], (typeof told)[number]>, ForecastRow {
  /** The people who may move the game: its organiser, and co-organisers who may edit it. */
  hosts: string[];
}

/** Tells the hosts of games at these places about extreme rain in the forecast, once for each start. */
export async function tellHosts(
  trx: Transaction,
  { jobs, config }: Pick<Context, 'jobs' | 'config'>,
  places: readonly ForecastPlace[],
  now: Date,
): Promise<void> {
  const wet = (await findSoon(trx, places, now)).filter((game) =>
    isRainedOff({ startsAt: new Date(game.starts_at) }, readWeather(game, now), now),
  );
  const news = new Set(await markTold(trx, wet, now));
  const messages = wet
    .filter(({ id }) => news.has(id))
    .flatMap((game) => game.hosts.map((host) => ofGame(host, 'extremeRain', game)));
  await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, messages, now);
}

async function findSoon(trx: Transaction, places: readonly ForecastPlace[], now: Date): Promise<WetRow[]> {
  const { rows } = await sql<WetRow>`
    select ${columnsOf('g', told)}, ${forecastColumn}, array(
      select g.organiser_id union select l.user_id from co_organiser l where l.game_id = g.id and 'edit' = any(l.rights)
        and l.user_id is not null) as hosts
    from game g where not g.archived and g.status <> 'cancelled' and g.surface <> 'Indoors'
      and g.starts_at > ${now} and g.starts_at <= ${new Date(now.getTime() + weatherLimits.toldHours * hour)}
      and (${placeOfGame}) in (
        select p.latitude, p.longitude from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(latitude numeric, longitude numeric))
      and not exists (select from rain_told r where r.game_id = g.id and r.starts_at = g.starts_at)`.execute(trx);
  return rows;
}

/** @returns the ids of the games whose hosts were not told before */
async function markTold(trx: Transaction, games: readonly WetRow[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ game_id: string }>`
    insert into rain_told (game_id, starts_at, told_at)
    select g.id, g.starts_at, ${now} from game g where g.id = any(${games.map(({ id }) => id)}::uuid[])
    on conflict do nothing returning game_id`.execute(trx);
  return rows.map(({ game_id: id }) => id);
}
