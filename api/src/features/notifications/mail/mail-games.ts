import { phrasesIn, type MailKind } from '@rondo/phrases';
import { calendarFile, type Language, placeLine } from '@rondo/rules';
import { sql } from 'kysely';
import { formatTimes } from '../../../platform/time/amsterdam.ts';
import { calendarColumns, presentEntry } from '../../../platform/time/calendar-entries.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/db.ts';
import { sceneColumns, sceneName } from '../../../platform/files/scene-path.ts';
import type { Rows } from '../../../platform/schema.ts';
import { mailKinds } from './mail-kinds.ts';
import type { MailFact } from './mail-layout.ts';

const told = [...new Set([...sceneColumns, ...calendarColumns, 'duration_minutes'] as const)];

/** A game as mails show it. */
export interface MailGame extends Pick<Rows['game'], (typeof told)[number]> {
  /** The organiser's name; null if they hide it, because a mail is read without a login. */
  host: string | null;
  /** The venue's photo, if the game has no photo of its own. */
  venue_photo: string | null;
}

/** The games of these mails by id, read in at most one statement. */
export async function findMailGames(
  db: Database,
  orders: readonly { gameId?: string }[],
): Promise<Map<string, MailGame>> {
  const ids = new Set(orders.flatMap(({ gameId = [] }) => gameId));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<MailGame>`
    select ${columnsOf('g', told)},
      case when u.hides_name or u.deleted_at is not null then null else u.name end as host,
      case when g.photo is null then (select v.path from venue_photo v where v.venue_id = g.venue_id) end as venue_photo
    from game g join app_user u on u.id = g.organiser_id where g.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((game) => [game.id, game]));
}

/** The game's time, place with the way there, and host. */
export function gameFacts(game: MailGame, language: Language): MailFact[] {
  const say = phrasesIn[language].mail.facts;
  return [
    { label: say.when, text: formatTimes(new Date(game.starts_at), game.duration_minutes, language) },
    {
      label: say.where,
      text: placeLine({ name: game.place_description, address: game.address }),
      link: { words: say.route, address: routeTo(game) },
    },
    ...(game.host === null ? [] : [{ label: say.host, text: game.host }]),
  ];
}

/**
 * The address of its venue's photo or its scene, in a form that mail programs show. The address is the same for everybody, so it doesn't reveal who
 * opens the mail.
 */
export function gamePicture(game: MailGame, origin: string): string {
  const path = game.venue_photo?.replace(/\.webp$/, '-mail.jpg') ?? `/scenes/${sceneName(game)}.jpg`;
  return `${origin}${path}`;
}

/**
 * The calendar file that is attached (decisions/0084-calendar-files-in-mails.md), whose entry is that of the calendar feed: it replaces, or removes,
 * an earlier one of the game. Null for a mail without a calendar file.
 */
export function gameCalendar(
  {
    kind,
    language,
    leaves = mailKinds[kind].leaves ?? false,
  }: { kind: MailKind; language: Language; leaves?: boolean },
  game: MailGame,
  origin: string,
  now: Date,
): string | null {
  if (!leaves && mailKinds[kind].game !== 'calendar') return null;
  const entry = presentEntry({ ...game, part: 'joined' }, language, origin);
  if (!leaves) return calendarFile([entry], now);
  const revision = entry.revision && { ...entry.revision, status: 'CANCELLED' as const, isBusy: false };
  return calendarFile([{ ...entry, ...(revision && { revision }) }], now, { method: 'CANCEL' });
}

const routeTo = ({ latitude, longitude }: MailGame) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
