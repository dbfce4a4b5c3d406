import { en } from '@rondo/phrases/en';
import { nl } from '@rondo/phrases/nl';
import { findPhrase } from '@rondo/phrases/translate';
import { centsToEuros, type GameStatus, type Sport, type Surface } from '@rondo/rules';
import { sayShortDay, sayTimeRange } from '../../platform/amsterdam.ts';
import type { PreviewRow } from './queries.ts';

/** Everything that is written on a preview, and what it is drawn on: the same words give the same picture. */
export interface PreviewWords {
  sport: Sport;
  surface: Surface;
  /** Path of the game's own photo below /files; null shows the field. */
  photo: string | null;
  name: string;
  sportName: string;
  level: string;
  status: GameStatus | 'played';
  statusName: string;
  day: string;
  time: string;
  place: string;
  price: string;
  free: boolean;
}

const trees = { en, nl };

/** @param now - only for the year, which is said when it is another one */
export function sayPreview(game: PreviewRow, language: 'en' | 'nl', now: Date): PreviewWords {
  const say = (key: string) => findPhrase(trees[language], key) ?? key;
  const status = game.archived && game.status !== 'cancelled' ? 'played' : game.status;
  const start = new Date(game.starts_at);
  const sportName = say(`games.sport.${game.sport}`);
  return {
    sport: game.sport,
    surface: game.surface,
    photo: game.photo,
    name: drawable(game.name) || sportName,
    sportName,
    level: say(`games.level.${game.level}`),
    status,
    statusName: status === 'played' ? say('games.played') : say(`games.status.${status}`),
    day: sayShortDay(start, language, now),
    time: sayTimeRange(start, game.duration_minutes),
    place: drawable(placeLine(game)),
    price: game.price_cents === 0 ? say('common.free') : sayPrice(game.price_cents, language),
    free: game.price_cents === 0,
  };
}

/** `€ 4.50`, in Dutch `€ 4,50`, as the pages say it. */
function sayPrice(cents: number, language: 'en' | 'nl'): string {
  const amount = centsToEuros(cents).toFixed(2);
  return `€\u00A0${language === 'nl' ? amount.replace('.', ',') : amount}`;
}

/** As a card says it: the city first, for what does not fit is cut; then the venue's name, else the street. */
function placeLine({ place_description: description, address, city }: PreviewRow): string {
  const venue = description || address.split(',')[0] || address;
  return city && !venue.includes(city) ? `${city}, ${venue}` : venue;
}

/** Without what our fonts can't draw (pictographs, other scripts): a name may hold anything. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}+=<>|~^×]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
