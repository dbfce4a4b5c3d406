import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import type { Language } from '@rondo/rules';
import { formatShortDay } from '../../platform/time/amsterdam.ts';
import type { PosterWords } from '../previews/lay-out-poster.ts';
import type { OwnGame, OwnYear } from './find-years.ts';

/** The words of a year's poster: its figures, and only how many people. */
export function posterText(year: OwnYear, language: Language): PosterWords {
  const phrases = phrasesIn[language];
  const say = (key: string, params: Record<string, string | number> = {}) => findPhrase(phrases, key, params) ?? key;
  const figure = (key: string, count: number) => ({ count, words: say(key, { count }) });
  const ofGame = ({ name, startsAt }: OwnGame) => `${name}, ${formatShortDay(startsAt, language, startsAt)}`;
  return {
    title: say('files.year.title', { year: year.year }),
    figures: [
      figure('files.year.games', year.games),
      figure('files.year.hours', year.hours),
      figure('files.year.people', year.first.people),
      figure('files.year.weeks', year.bestRun),
    ],
    sports: year.sports.map(({ sport, percent }) => ({ words: say(`games.sport.${sport}`), percent })),
    ends: [
      { words: say('files.year.first'), game: ofGame(year.first) },
      { words: say('files.year.last'), game: ofGame(year.last) },
    ],
    venues: year.venues,
  };
}
