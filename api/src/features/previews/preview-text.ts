import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import {
  centsToEuros,
  formatMoney,
  type GameStatus,
  type Language,
  type Sport,
  sportTable,
  type Surface,
} from '@rondo/rules';
import { formatShortDay, sayTimeRange } from '../../platform/time/amsterdam.ts';
import { sceneName } from '../../platform/files/scene-path.ts';
import { drawable } from './drawable.ts';
import type { SaidTournament } from '../tournaments/say-tournament.ts';
import type { CommunityPreviewRow, PreviewRow, RecapPreviewRow } from './queries.ts';

/** Everything shown on a preview: the same words give the same picture. */
export interface PreviewWords {
  sport: Sport;
  surface: Surface;
  /** The path below /files of its own or its venue's photo; null shows the scene or the field. */
  photo: string | null;
  /** The name of a game's scene; null shows the field. */
  scene: string | null;
  name: string;
  sportName: string;
  /** Shown beside the sport: a game's level, or that it is a community. */
  kind: string;
  /** null for a preview without a status. */
  status: GameStatus | 'played' | null;
  statusName: string;
  fact: { icon: 'calendar' | 'people' | 'trophy'; text: string };
  place: string;
  /** A game's price, or that a community is private; null for nothing. */
  tag: { text: string; tone: 'price' | 'quiet' } | null;
  /** The address that the code of a recap leads to, and the words beside it. */
  code?: { link: string; words: string };
}

/**
 * @param now - only for the year, which is shown if it differs
 * @param tournament - what is said of one that is drawn: its latest result, then who won
 */
export function previewText(
  game: PreviewRow,
  language: Language,
  now: Date,
  tournament: SaidTournament | null = null,
): PreviewWords {
  const words = wordsOfGame(game, language, now);
  if (tournament === null || words.status === 'cancelled') return words;
  const { isOver, winner, latest } = tournament;
  const stands = isOver && winner !== null ? findPhrase(phrasesIn[language], 'files.won', { team: winner }) : latest;
  return {
    ...words,
    status: isOver ? 'played' : 'confirmed',
    statusName: findPhrase(phrasesIn[language], isOver ? 'games.played' : 'files.underWay') ?? '',
    ...(stands && { fact: { icon: 'trophy', text: drawable(stands) } }),
    // Nobody enters it any more.
    tag: null,
  };
}

function wordsOfGame(game: PreviewRow, language: Language, now: Date): PreviewWords {
  const say = (key: string) => findPhrase(phrasesIn[language], key) ?? key;
  const status = game.archived && game.status !== 'cancelled' ? 'played' : game.status;
  const start = new Date(game.starts_at);
  const sportName = say(`games.sport.${game.sport}`);
  return {
    sport: game.sport,
    surface: game.surface,
    photo: game.photo ?? game.venue_photo,
    scene: sceneName(game),
    name: drawable(game.name) || sportName,
    sportName,
    kind: say(`games.level.${game.level}`),
    status,
    statusName: status === 'played' ? say('games.played') : say(`games.status.${status}`),
    fact: {
      icon: 'calendar',
      text: `${formatShortDay(start, language, now)} · ${sayTimeRange(start, game.duration_minutes)}`,
    },
    place: drawable(placeLine(game)),
    tag:
      game.price_cents === 0
        ? { text: say('common.free'), tone: 'price' }
        : { text: formatMoney(centsToEuros(game.price_cents), language), tone: 'price' },
  };
}

/**
 * What the picture of a recap says (product.md#after-a-game): no person's name, because anybody may see it, and no score.
 * @param publicUrl the address that the code leads to
 */
export function recapText(
  game: RecapPreviewRow,
  language: Language,
  publicUrl: string,
  now: Date,
  tournament: SaidTournament | null = null,
): PreviewWords {
  const say = (key: string, params?: { count: number }) => findPhrase(phrasesIn[language], key, params) ?? key;
  return {
    ...previewText(game, language, now, tournament),
    photo: null,
    tag: { text: say('files.recap.players', { count: game.joined_count }), tone: 'quiet' },
    code: {
      link: `${publicUrl}/match/${game.next_id ?? game.id}`,
      words: say(game.next_id === null ? 'files.recap.seeGame' : 'files.recap.joinNext'),
    },
  };
}

/** The facts that everybody may know about a community, private or not. */
export function communityPreviewText(community: CommunityPreviewRow, language: Language): PreviewWords {
  const phrases = phrasesIn[language];
  const { member_count: count, sport } = community;
  const sportName = phrases.games.sport[sport];
  return {
    sport,
    surface: sportTable[sport].ground,
    photo: community.banner_image,
    scene: null,
    name: drawable(community.name) || sportName,
    sportName,
    kind: drawable(phrases.nav.titles.community),
    status: null,
    statusName: '',
    fact: { icon: 'people', text: findPhrase(phrases, 'community.members', { count, number: count }) ?? '' },
    place: drawable(community.city),
    tag: community.is_private ? { text: phrases.community.private, tone: 'quiet' } : null,
  };
}

/** As on a card: the city first, because the end may be cut off; then the venue's name, or else the street. */
function placeLine({ place_description: description, address, city }: PreviewRow): string {
  const venue = description || address.split(',')[0] || address;
  return city && !venue.includes(city) ? `${city}, ${venue}` : venue;
}
