import type { Tournament, TournamentMatch } from '@rondo/contract';
import { useMemo } from 'react';
import { type Translate, useT } from '../../platform/i18n.tsx';

type Side = TournamentMatch['sides'][number];

/** What its matches and their sides are called in the reader's language. */
export interface Names {
  /** What it is for: `Semi-final 1`, `Group A`, `Round 2`. */
  match: (match: TournamentMatch) => string;
  /** What it is for and who plays it: `Group A: Oranje – Blauw`. */
  whole: (match: TournamentMatch) => string;
  /** The team, or where it comes from: `Winner of semi-final 1`. */
  side: (side: Side) => string;
  /** The same within a sentence: `winner of semi-final 1`. */
  within: (side: Side) => string;
  /** Which results a match waits for; empty if it waits for none, or its sides say which. */
  waits: (match: TournamentMatch) => string;
  team: (id: string | null) => string;
}

export function useNames(tournament: Pick<Tournament, 'matches' | 'teams'>): Names {
  const t = useT();
  const { matches, teams } = tournament;
  return useMemo(() => namesOf({ matches, teams }, t), [matches, teams, t]);
}

function namesOf({ matches, teams }: Pick<Tournament, 'matches' | 'teams'>, t: Translate): Names {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const ofTeam = new Map(teams.map(({ _id, name }) => [_id, name]));
  const plain = matches.map((match) => [match.id, matchName(match, matches, t)] as const);
  const counts = Map.groupBy(plain, ([, name]) => name);
  const numbered = new Map(
    plain.map(([id, name]) => {
      const same = counts.get(name) ?? [];
      const isNumbered = same.length > 1 && byId.get(id)?.group === null;
      const number = same.findIndex(([other]) => other === id) + 1;
      return [id, isNumbered ? t('tournaments.match.numbered', { name, number }) : name];
    }),
  );
  const name = (id: string) => numbered.get(id) ?? t('tournaments.match.open');
  const team = (id: string | null) => (id === null ? undefined : ofTeam.get(id)) ?? t('tournaments.match.open');
  const side = ({ team: id, from }: Side) => {
    if (id !== null) return team(id);
    if (from === null) return t('tournaments.match.open');
    if ('winner' in from) return t('tournaments.match.winnerOf', { match: name(from.winner) });
    if ('loser' in from) return t('tournaments.match.loserOf', { match: name(from.loser) });
    return t('tournaments.match.rankOf', from);
  };
  return {
    match: ({ id }) => name(id),
    whole: ({ id, sides: [one, other] }) => `${name(id)}: ${side(one)} – ${side(other)}`,
    side,
    within: (one) => (one.team === null ? side(one).replace(/^./, (first) => first.toLowerCase()) : side(one)),
    team,
    waits: ({ waitsFor, sides }) => {
      const [first, second, ...more] = waitsFor;
      if (first === undefined || sides.some(({ team: known, from }) => known === null && from !== null)) return '';
      const named = [first, ...(second === undefined ? [] : [second])].map((id) => name(id));
      return more.length > 0
        ? t('tournaments.match.waitsForMany', { count: waitsFor.length })
        : t('tournaments.match.waitsFor', { matches: named.join(', ') });
    },
  };
}

/** Whether a match is one of a final, for the first place. */
const isFinal = ({ places }: TournamentMatch) => places?.[0] === 1 && places[1] === 2;

/** What a match is for, its number left out. */
function matchName(match: TournamentMatch, matches: readonly TournamentMatch[], t: Translate): string {
  const { stage, group, round, places } = match;
  if (stage === 'losers') return t('tournaments.match.losers', { round });
  if (stage !== 'knock-out')
    return group !== null && isGrouped(matches)
      ? t('tournaments.match.group', { group })
      : t('tournaments.match.round', { round });
  if (places === null) return t('tournaments.match.winners', { round });
  if (isFinal(match)) {
    const isSecond = matches.find(isFinal) !== match;
    return t(isSecond ? 'tournaments.match.secondFinal' : 'tournaments.match.final');
  }
  const [from, to] = places;
  if (from === 3 && to === 4) return t('tournaments.match.third');
  if (from > 1) return t('tournaments.match.places', { from, to });
  const last = Math.max(
    ...matches.filter((one) => one.stage === stage && one.places?.[0] === 1).map((one) => one.round),
  );
  const before = last - round;
  if (before === 1) return t('tournaments.match.semi');
  return before === 2 ? t('tournaments.match.quarter') : t('tournaments.match.of', { count: 2 ** (before + 1) });
}

/** Whether there are groups that are told apart. */
const isGrouped = (matches: readonly TournamentMatch[]) =>
  new Set(matches.flatMap(({ group }) => group ?? [])).size > 1 || matches.some(({ stage }) => stage === 'knock-out');

/** A round: matches that are played about the same time. */
export interface Round {
  name: string;
  matches: TournamentMatch[];
}

/** The rounds in the order in which they begin. */
export function roundsOf(matches: readonly TournamentMatch[], t: Translate): Round[] {
  const keyOf = ({ stage, round, places }: TournamentMatch) =>
    `${stage} ${round} ${stage === 'knock-out' && places === null}`;
  const rounds = [...Map.groupBy(matches, keyOf).values()];
  const begins = (round: readonly TournamentMatch[]) =>
    Math.min(...round.map(({ startsAt }) => (startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt))));
  const isPlanned = matches.every(({ startsAt }) => startsAt !== null);
  const inOrder = isPlanned ? rounds.toSorted((a, b) => begins(a) - begins(b)) : rounds;
  return inOrder.map((round) => ({ name: roundName(round, matches, t), matches: round }));
}

function roundName(round: readonly TournamentMatch[], matches: readonly TournamentMatch[], t: Translate): string {
  const [first] = round.toSorted((a, b) => (a.places?.[0] ?? 0) - (b.places?.[0] ?? 0));
  if (!first) return '';
  if (first.stage === 'group') return t('tournaments.match.round', { round: first.round });
  const name = matchName(first, matches, t);
  if (name === t('tournaments.match.semi')) return t('tournaments.match.semis');
  return name === t('tournaments.match.quarter') ? t('tournaments.match.quarters') : name;
}

/** The round to begin with: one that is being played, else the first that isn't over, else the last. */
export function presentRound(rounds: readonly Round[]): number {
  const is = (...statuses: TournamentMatch['status'][]) =>
    rounds.findIndex(({ matches }) => matches.some(({ status }) => statuses.includes(status)));
  const playing = is('playing');
  const open = playing >= 0 ? playing : is('ready', 'waiting');
  return open >= 0 ? open : Math.max(0, rounds.length - 1);
}

const order: Record<TournamentMatch['status'], number> = { playing: 0, ready: 1, waiting: 1, over: 2, notNeeded: 3 };

/** Now playing first, then what comes by its time, then what was played, of which the match for the highest places leads. */
export const nowFirst = (matches: readonly TournamentMatch[]): TournamentMatch[] =>
  matches.toSorted(
    (a, b) =>
      order[a.status] - order[b.status] ||
      (a.status === 'over' ? (a.places?.[0] ?? 0) - (b.places?.[0] ?? 0) : 0) ||
      Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '') ||
      0,
  );

/** Whether a match has begun, so that its result is asked for: by its time, or because it was called or has none. */
const hasBegun = ({ status, startsAt }: TournamentMatch, now: number): boolean =>
  status === 'playing' || startsAt === null || Date.parse(startsAt) <= now;

/** The matches that have begun and whose result the reader may enter. */
export const toEnter = ({ matches, viewer }: Tournament, now: number): TournamentMatch[] =>
  matches.filter((match) => viewer.mayEnter.includes(match.id) && match.result === null && hasBegun(match, now));

/** Whether a team plays a match, as far as is known. */
export const plays = ({ sides }: TournamentMatch, team: string): boolean => sides.some((side) => side.team === team);
