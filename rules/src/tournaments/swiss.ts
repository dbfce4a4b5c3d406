import { stateOf } from './advance.ts';
import { type Match, team } from './matches.ts';
import { type Judged, type Played, type Table, tableOf } from './standings.ts';

/** A Swiss tournament: each round is drawn when the one before is over, between teams that stand alike and haven't met. */
export interface Swiss {
  /** Ids, the strongest first: how they stand before the first round. */
  teams: readonly string[];
  /** The rounds so far. */
  matches: readonly Match[];
  withdrawn: readonly string[];
}

/** The rounds in which there always is a pairing without a second meeting: half as many as teams (decisions/0146-the-engine-of-tournaments.md). */
export const swissRoundsMax = (teams: number): number => Math.ceil(teams / 2);

/** The table of the rounds so far. Who sat out a round has the points of a walk-over. */
export function swissTable(swiss: Swiss, judged: Judged): Table {
  const { teams: sides, results } = stateOf({ ...swiss, places: [] }, judged);
  const played = swiss.matches.flatMap(({ id }): Played[] => {
    const [one, other] = sides.get(id) ?? [null, null];
    const result = results.get(id);
    return one !== null && other !== null && result ? [{ teams: [one, other], result }] : [];
  });
  return tableOf(swiss.teams, played, judged, satOut(swiss));
}

/**
 * The next round: each with somebody who has as many points, the upper half of them with the lower, whom they haven't met. With an odd number
 * somebody from below sits out, nobody twice. Null when no such pairing was found, which happens after {@link swissRoundsMax} rounds at the
 * earliest.
 */
export function swissRound(swiss: Swiss, judged: Judged): Match[] | null {
  const { matches, withdrawn } = swiss;
  const round = Math.max(0, ...matches.map((match) => match.round)) + 1;
  const rows = swissTable(swiss, judged).rows;
  const points = new Map(rows.map((row) => [row.team, row.points]));
  const order = round === 1 ? swiss.teams : rows.map((row) => row.team);
  const seats: Seat[] = order.filter((id) => !withdrawn.includes(id));
  if (seats.length % 2 === 1) seats.push(nobody);
  const pairs = pair(seats, {
    have: haveMet(swiss),
    points: (seat) => (seat === nobody ? -1 : (points.get(seat) ?? 0)),
  });
  return (
    pairs
      ?.filter((both): both is [string, string] => !both.includes(nobody))
      .map(([one, other], index) => ({
        id: `S-${round}-${index + 1}`,
        stage: 'swiss',
        group: null,
        round,
        sides: [team(one), team(other)],
        places: null,
        result: null,
      })) ?? null
  );
}

/** A team, or nobody: who is paired with nobody sits out. */
type Seat = string | null;
const nobody = null;

interface Pairing {
  have: (one: Seat, other: Seat) => boolean;
  points: (seat: Seat) => number;
}

/** From above each takes the best partner that is left; two who are left over and have met part a pair whose members they haven't met. */
function pair(seats: readonly Seat[], pairing: Pairing): [Seat, Seat][] | null {
  const pairs: [Seat, Seat][] = [];
  const over: Seat[] = [];
  const left = [...seats];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const partner = bestPartner(one, left, pairing);
    if (partner === undefined) over.push(one);
    else pairs.push([one, ...left.splice(partner, 1)] as [Seat, Seat]);
  }
  while (over.length > 0) {
    const [one = nobody, other = nobody] = over.splice(0, 2);
    if (!part(pairs, one, other, pairing.have)) return null;
  }
  return pairs;
}

/** The index of the partner with the closest points; among those with as many, half of them further down. */
function bestPartner(one: Seat, left: readonly Seat[], { have, points }: Pairing): number | undefined {
  const alike = left.filter((seat) => points(seat) === points(one)).length;
  const ideal = Math.floor((alike + 1) / 2) - 1;
  const cost = (index: number) =>
    [Math.abs(points(one) - points(left[index] ?? nobody)), Math.abs(index - ideal)] as const;
  const free = [...left.keys()].filter((index) => !have(one, left[index] ?? nobody));
  return free.toSorted((a, b) => {
    const [gapA, awayA] = cost(a);
    const [gapB, awayB] = cost(b);
    return gapA - gapB || awayA - awayB || a - b;
  })[0];
}

/** Pairs two with the members of the lowest pair that can be parted for them. */
function part(pairs: [Seat, Seat][], one: Seat, other: Seat, have: Pairing['have']): boolean {
  const fits = ([a, b]: readonly [Seat, Seat]) => !have(one, a) && !have(other, b);
  const at = pairs.findLastIndex(([a, b]) => fits([a, b]) || fits([b, a]));
  const [a, b] = pairs[at] ?? [nobody, nobody];
  if (at >= 0)
    pairs.splice(at, 1, ...(fits([a, b]) ? [pairOf(one, a), pairOf(other, b)] : [pairOf(one, b), pairOf(other, a)]));
  return at >= 0;
}

const pairOf = (one: Seat, other: Seat): [Seat, Seat] => [one, other];

function haveMet(swiss: Swiss): Pairing['have'] {
  const key = (one: Seat, other: Seat) => JSON.stringify([one ?? '', other ?? ''].toSorted());
  const met = new Set([
    ...swiss.matches.map(({ sides }) =>
      key(...(sides.map((side) => ('team' in side ? side.team : nobody)) as [Seat, Seat])),
    ),
    ...satOut(swiss).map((id) => key(id, nobody)),
  ]);
  return (one, other) => met.has(key(one, other));
}

/** Who sat out, once for each round. */
function satOut({ teams, matches, withdrawn }: Swiss): string[] {
  return [...Map.groupBy(matches, ({ round }) => round).values()].flatMap((round) => {
    const playing = new Set(round.flatMap(({ sides }) => sides.map((side) => ('team' in side ? side.team : null))));
    return teams.filter((id) => !playing.has(id) && !withdrawn.includes(id));
  });
}
