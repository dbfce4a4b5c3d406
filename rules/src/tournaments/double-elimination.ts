import { seedOrder } from './elimination.ts';
import { loserOf, type Match, type Side, type Tournament, team, winnerOf } from './matches.ts';

type Slot = Side | null;

/**
 * Whoever lost twice is out. The winners' bracket is a knock-out; its losers go on in the losers' bracket, whose winner meets that of the winners' in
 * the final, and a second time if they win it, as nobody else lost only once.
 * @param teams - ids, the strongest first, at least two
 */
export function doubleElimination(teams: readonly string[]): Tournament {
  const matches: Match[] = [];
  const out: Side[][] = [];
  const playRound = (stage: 'knock-out' | 'losers', round: number, pairs: readonly (readonly [Slot, Slot])[]) =>
    pairs.map(([one, other], index) => {
      if (one === null || other === null) return { winner: one ?? other, loser: null };
      const id = `${stage === 'losers' ? 'L' : 'W'}-${round}-${index + 1}`;
      const match: Match = { id, stage, group: null, round, sides: [one, other], places: null, result: null };
      matches.push(match);
      return { winner: winnerOf(match), loser: loserOf(match) };
    });

  let winners: Slot[] = seedOrder(teams.length).map((seed) =>
    teams[seed - 1] === undefined ? null : team(teams[seed - 1] ?? ''),
  );
  let losers: Slot[] = [];
  let losersRound = 0;
  const losersPlay = (pairs: [Slot, Slot][]) => {
    losersRound += 1;
    const met = playRound('losers', losersRound, pairs);
    const gone = met.map(({ loser }) => loser).filter((loser) => loser !== null);
    if (gone.length > 0) out.unshift(gone);
    losers = met.map(({ winner }) => winner);
  };
  for (let round = 1; winners.length > 1; round++) {
    const met = playRound('knock-out', round, inPairs(winners));
    winners = met.map(({ winner }) => winner);
    const fresh = met.map(({ loser }) => loser);
    if (round === 1) losers = fresh;
    // The new losers come from the other end, so that two meet again as late as may be.
    else losersPlay(losers.map((loser, index) => [loser, fresh[fresh.length - 1 - index] ?? null]));
    if (losers.length > 1) losersPlay(inPairs(losers));
  }
  return {
    matches: [...matches, ...finals(winners[0] ?? null, losers[0] ?? null)],
    places: [...finalPlaces, ...out],
    withdrawn: [],
  };
}

const inPairs = (slots: readonly Slot[]): [Slot, Slot][] =>
  Array.from({ length: slots.length / 2 }, (_, index) => [slots[2 * index] ?? null, slots[2 * index + 1] ?? null]);

const finalPlaces: Side[][] = [[{ from: { winner: 'F-2' } }], [{ from: { loser: 'F-2' } }]];

/** The final, and a second one for when who came from the losers won it. */
function finals(one: Slot, other: Slot): Match[] {
  if (one === null || other === null) throw new RangeError('A double elimination needs two teams.');
  const base = { stage: 'knock-out', group: null, places: [1, 2], result: null } as const;
  const first: Match = { ...base, id: 'F-1', round: 1, sides: [one, other] };
  const onlyIf = { match: first.id, wonBy: 1 } as const;
  return [first, { ...base, id: 'F-2', round: 2, sides: [winnerOf(first), loserOf(first)], onlyIf }];
}
