import type { ShownResult } from '@rondo/contract';
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
import { enteredIn, partOf, playedGame, type ResultRow, standsOf } from './result-queries.ts';

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
