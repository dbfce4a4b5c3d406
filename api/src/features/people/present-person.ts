import type { PersonPage } from '@rondo/contract';
import { badgesOf, type PersonSight } from '@rondo/rules';
import { presentScore } from '../../platform/people/scores.ts';
import type { PersonRow } from './person-queries.ts';

/** A player as far as somebody sees them (sightOfPerson of the rules). */
export function presentPerson(row: PersonRow, sight: Exclude<PersonSight, 'none'>): PersonPage {
  const { id, name, photo } = row;
  if (sight === 'name') {
    const nothing = {
      since: null,
      played: 0,
      badges: [],
      sports: [],
      playing: null,
      results: { won: 0, of: 0 },
      hosted: { games: 0, wentAhead: 0 },
    };
    return { _id: id, name, photo, sight, ...nothing, together: { games: 0, latest: [] }, communities: [] };
  }
  const { isShown, ...playing } = row.playing;
  const scores = new Map(row.scores.map((score) => [score.sport, presentScore(score, 1)]));
  return {
    _id: id,
    name,
    photo,
    sight,
    since: row.since,
    played: row.game_count,
    badges: badgesOf({ played: row.game_count, organised: row.hosted.wentAhead }),
    sports: row.played.map(({ sport, games }) => {
      const score = scores.get(sport);
      return {
        sport,
        played: games,
        band: score?.band ?? null,
        provisional: score?.provisional ?? false,
      };
    }),
    playing: isShown ? playing : null,
    results: row.results,
    hosted: row.hosted,
    together: {
      games: row.together,
      latest: row.together_latest.map((game) => ({
        _id: game.id,
        name: game.name,
        sport: game.sport,
        game_date: game.startsAt,
      })),
    },
    communities: row.communities.map((community) => ({
      _id: community.id,
      name: community.name,
      shortCode: community.shortCode,
    })),
  };
}
