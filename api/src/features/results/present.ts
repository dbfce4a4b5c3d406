import type { CallResponse, communityResults, ShownResult } from '@rondo/contract';
import {
  captainsOf,
  countingOf,
  mayConfirmResult,
  mayEnterResult,
  outcomesOf,
  refuseResultNow,
  scoreOf,
} from '@rondo/rules/results';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { enteredIn, partOf, playedGame, type ResultRow, type ScoredRow, standsOf } from './result-queries.ts';

/** A game's result as the viewer sees it, null for a visitor, who sees no names. */
export function presentResult(row: ResultRow, viewer: Viewer | null, now: Date): ShownResult {
  const result = resultOf(row, viewer, now);
  const isOpen =
    countingOf(row.sport) !== null && row.teams.length > 1 && refuseResultNow(playedGame(row), now) === null;
  const person = viewer && isOpen ? partOf(row, viewer) : null;
  const entered = enteredIn(row, now);
  const names = new Map(row.players.map(({ id, name }) => [id, name]));
  return {
    result,
    captains: person
      ? [...captainsOf(row.players)].map(([team, id]) => ({ team, _id: id, name: names.get(id) ?? '' }))
      : [],
    mayEnter: person !== null && mayEnterResult(person, entered),
    mayConfirm: person !== null && mayConfirmResult(person, entered),
  };
}

type Score = CallResponse<typeof communityResults>['data']['results'][number];

/** The score of a game in which two teams played one bout; none of any other. */
export function presentScore({ id, sport, bouts, teams }: ScoredRow): Score[] {
  const counting = countingOf(sport);
  const [bout, ...others] = bouts;
  if (!counting || !bout || others.length > 0) return [];
  const score = scoreOf(bout, counting);
  const sideOf = (at: 0 | 1) => ({
    name: teams.find((team) => team.id === bout.sides[at])?.name ?? '',
    score: score[at],
  });
  return [{ match: id, sides: [sideOf(0), sideOf(1)] }];
}

function resultOf({ entry, entries, sport }: ResultRow, viewer: Viewer | null, now: Date): ShownResult['result'] {
  const counting = countingOf(sport);
  if (!entry || !counting || entry.bouts.length === 0) return null;
  const stands = standsOf(entry);
  return {
    bouts: entry.bouts.map(({ sides, parts }) => ({
      sides: [...sides],
      parts: parts.map(([one, other]) => [one, other]),
      score: scoreOf({ parts }, counting),
    })),
    outcomes: [...outcomesOf(entry.bouts, counting)].map(([team, outcome]) => ({ team, outcome })),
    enteredAt: entry.enteredAt,
    enteredBy: viewer && entry.enteredBy,
    standsAt: stands.toISOString(),
    stands: stands <= now,
    changes: entries - 1,
  };
}
