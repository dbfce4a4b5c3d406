import * as contract from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { type CalendarEntry, calendarFile, calendars, type Language, minute, pageSizes } from '@rondo/rules';
import { createHash } from 'node:crypto';
import { type CalendarGameRow, calendarOrganiser, presentEntry } from '../../platform/time/calendar-entries.ts';
import { isId } from '../../platform/calls/is-id.ts';
import { Refused } from '../../platform/refusal.ts';
import { ResponseCache } from '../../platform/pages/response-cache.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { isSigned, sign } from '../../platform/sessions/tokens.ts';
import { findAudience } from '../games/finding/find-audience.ts';
import { searchGames } from '../games/finding/search.ts';
import { findTournament } from '../tournaments/find-tournament.ts';
import { type CalendarRow, findCalendar, findCalendars, findGamesById, findOwnGames } from './calendar-queries.ts';
import { makeCalendar, removeCalendar } from './keep-calendar.ts';
import { presentMatches } from './present-matches.ts';

/** Calendars of one's own games and of searches, and `GET /calendar/{id}.{signature}.ics`, which serves them (decisions/0061-calendar-feeds.md). */
export function calendarRoutes(context: Context): void {
  const { app, db, config, clock } = context;
  const signatureOf = (id: string) => sign(config.secretKey, 'calendar', id);
  const present = ({ id, search, created_at: createdAt }: CalendarRow) => ({
    _id: id,
    search,
    address: `${config.publicUrl}/calendar/${id}.${signatureOf(id)}.ics`,
    createdAt: new Date(createdAt).toISOString(),
  });

  serve(context, contract.listCalendars, async ({ viewer }) => {
    const rows = await findCalendars(db, viewer.id);
    return { status: 'success', data: { calendars: rows.map(present) } };
  });

  serve(context, contract.makeCalendar, async ({ viewer, body }) => {
    const row = await makeCalendar(db, viewer.id, body.search);
    return { status: 'success', data: { calendar: present(row) } };
  });

  serve(context, contract.removeCalendar, async ({ viewer, params }) => {
    await removeCalendar(db, viewer.id, params.id);
    return { status: 'success', message: 'Removed.' };
  });

  /** Somebody's own games; of a tournament whose matches are drawn those of their team as well. */
  const findOwn = async (userId: string, language: Language): Promise<CalendarEntry[]> => {
    const now = clock.now();
    const games = await findOwnGames(db, userId, now);
    const matches = games
      .filter((game) => game.is_drawn && game.part === 'joined')
      .map(async (game) => {
        const tournament = await findTournament(db, game.id, userId);
        return tournament ? presentMatches(game, tournament, { userId, language, now, origin: config.publicUrl }) : [];
      });
    return [
      ...games.map((row) => presentEntry(row, language, config.publicUrl)),
      ...(await Promise.all(matches)).flat(),
    ];
  };

  const findGames = async (userId: string, search: string): Promise<CalendarGameRow[]> => {
    const now = clock.now();
    const filters = contract.readFollowed(search).data;
    // A calendar kept by a version that knew other filters.
    if (!filters) return [];
    const audience = await findAudience(db, userId);
    const page = { sort: 'upcoming', page: 1, limit: pageSizes.gamesMax } as const;
    const { rows } = await searchGames(db, { ...filters, ...page }, audience, now);
    return findGamesById(
      db,
      rows.map(({ id }) => id),
    );
  };

  const makeFeed = async (id: string) => {
    const calendar = await findCalendar(db, id);
    if (!calendar) throw new Refused('not_found');
    const { language, search, user_id: userId } = calendar;
    const entries =
      search === null
        ? await findOwn(userId, language)
        : (await findGames(userId, search)).map((row) => presentEntry(row, language, config.publicUrl));
    const words = phrasesIn[language].calendars.feed;
    const feed = {
      name: search === null ? words.own : words.search,
      organiser: calendarOrganiser(config.mailFrom),
      refreshMinutes: calendars.refreshMinutes,
    };
    const bytes = Buffer.from(calendarFile(entries, clock.now(), { feed }));
    // The tag comes from the contents, so that equal files have the same one.
    const etag = `"${createHash('sha256')
      .update(JSON.stringify([feed, entries]))
      .digest('base64url')
      .slice(0, 22)}"`;
    return { bytes, etag };
  };
  // Shared, so that a calendar asked for often, or by ten programs, costs no more.
  const shared = new ResponseCache<Awaited<ReturnType<typeof makeFeed>>>(calendars.freshMinutes * minute);

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, id = '', signature = ''] = /^([\da-f-]{36})\.([\w-]+)\.ics$/.exec(request.params.file) ?? [];
    if (!isId(id) || !isSigned(config.secretKey, signature, 'calendar', id)) throw new Refused('not_found');
    const { bytes, etag } = await shared.get(id, () => makeFeed(id));
    void reply.header('etag', etag).header('cache-control', `private, max-age=${calendars.freshMinutes * 60}`);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(bytes);
  });
}
