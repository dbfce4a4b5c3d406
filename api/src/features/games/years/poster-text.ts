import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import type { Language } from '@rondo/rules';
import { formatShortDay } from '../../../platform/time/amsterdam.ts';
import type { PosterWords } from '../../previews/lay-out-poster.ts';
import type { OwnGame, OwnYear } from './find-years.ts';

/** What the poster of a year says: its figures, and of people only how many. */
export function posterText(year: OwnYear, language: Language): PosterWords {
  const phrases = phrasesIn[language];
  const say = (key: string, params: Record<string, string | number> = {}) => findPhrase(phrases, key, params) ?? key;
  const figure = (key: string, count: number) => ({ count, words: say(`yearPoster.${key}`, { count }) });
  const ofGame = ({ name, startsAt }: OwnGame) => `${name}, ${formatShortDay(startsAt, language, startsAt)}`;
  return {
    title: say('yearPoster.title', { year: year.year }),
    figures: [
      figure('games', year.games),
      figure('hours', year.hours),
      figure('people', year.first.people),
      figure('weeks', year.bestRun),
    ],
    sports: year.sports.map(({ sport, percent }) => ({ words: say(`games.sport.${sport}`), percent })),
    ends: [
      { words: say('yearPoster.first'), game: ofGame(year.first) },
      { words: say('yearPoster.last'), game: ofGame(year.last) },
    ],
    venues: year.venues,
  };
}
