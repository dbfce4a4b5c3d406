import { withDuties } from './duties.ts';
import { isFinal, type Match, neededBy } from './matches.ts';
import { sharingOf, type Sharing } from './may-share.ts';
import { type Court, inOrder, openFrom, type Setup, type Slot } from './timetable.ts';

/** What happened to a plan on the day: courts are late by some minutes, or can't be used from now on, or until the rain is over. */
export type Mishap =
  | { kind: 'late'; courts: readonly string[]; minutes: number }
  | { kind: 'closed'; courts: readonly string[]; until: number | null };

interface Today {
  /** All of the tournament, with the teams that are known. */
  matches: readonly Match[];
  slots: readonly Slot[];
  setup: Setup;
  /** The ids of matches that are over. */
  over: ReadonlySet<string>;
  now: number;
}

type Spot = Pick<Slot, 'court' | 'start'>;

export interface Replanned {
  slots: Slot[];
  /** With the hours that are left, and courts that are lost behind the others. */
  setup: Setup;
  /** Each match that moves, for a preview; to null if no court has time for it any more. */
  moves: { match: string; from: Spot; to: Spot | null }[];
}

/**
 * The plan after a mishap: what is over or being played stays, everything that follows keeps its order and, where it can, its court, and begins no
 * earlier than it was told. A match that is being played on a court which is closed is played again.
 */
export function replanned(today: Today, mishap: Mishap): Replanned {
  const { matches, over, now } = today;
  const setup = mishap.kind === 'closed' ? withoutHours(today, mishap) : today.setup;
  const isHit = ({ court }: Slot) => mishap.courts.includes(court);
  const isBroken = (slot: Slot) =>
    mishap.kind === 'closed' && isHit(slot) && slot.start + setup.matchMinutes > now && !over.has(slot.match);
  const byId = new Map(matches.map((match) => [match.id, match]));
  // On a late day the time of a match may pass before anybody knows who plays it.
  const waits = (slot: Slot) => {
    const match = byId.get(slot.match);
    return match !== undefined && neededBy(match, matches).some((id) => !over.has(id));
  };
  const stays = (slot: Slot) => over.has(slot.match) || (slot.start <= now && !isBroken(slot) && !waits(slot));
  const late = (slot: Slot) => (mishap.kind === 'late' && isHit(slot) ? mishap.minutes : 0);

  const placed: Placed[] = [];
  for (const slot of today.slots.filter(stays)) {
    const match = byId.get(slot.match);
    const end = slot.start + setup.matchMinutes + (over.has(slot.match) ? 0 : late(slot));
    if (match) placed.push({ match, slot, end });
  }
  const sharing = sharingOf(matches);
  const moves: Replanned['moves'] = [];
  const following = inOrder(today.slots, today.setup).filter((slot) => !stays(slot));
  for (const slot of [
    ...following.filter((each) => !isOfFinal(byId, each)),
    ...following.filter((each) => isOfFinal(byId, each)),
  ]) {
    const match = byId.get(slot.match);
    if (!match) continue;
    const needs = new Set(neededBy(match, matches));
    const isStranded = following.some(
      (each) => needs.has(each.match) && !placed.some((other) => other.match.id === each.match),
    );
    const from = Math.max(now, slot.start + late(slot));
    const to = isStranded ? null : firstSpot({ match, needs, from, court: slot.court }, placed, { setup, sharing });
    if (to) placed.push({ match, slot: { ...slot, ...to }, end: to.start + setup.matchMinutes });
    if (to?.start !== slot.start || to.court !== slot.court)
      moves.push({ match: match.id, from: { court: slot.court, start: slot.start }, to });
  }
  const slots = inOrder(
    placed.map(({ slot }) => slot),
    setup,
  );
  return { slots: inOrder(withDuties(matches, slots, setup), setup), setup, moves };
}

interface Placed {
  match: Match;
  slot: Slot;
  end: number;
}

const isOfFinal = (byId: ReadonlyMap<string, Match>, { match }: Slot): boolean => {
  const own = byId.get(match);
  return own !== undefined && isFinal(own);
};

/** The courts with the hours that are left to them; those lost for good come last, so that the first one is a court for the finals. */
function withoutHours({ setup, slots, over, now }: Today, { courts, until }: Mishap & { kind: 'closed' }): Setup {
  const cut = (court: Court): Court => {
    const lastOver = slots
      .filter(({ match, court: id }) => id === court.id && over.has(match))
      .map(({ start }) => start);
    const from = Math.max(now, ...lastOver.map((start) => start + setup.matchMinutes));
    const hours = court.hours.flatMap((open) => [
      { from: open.from, to: Math.min(open.to, from) },
      { from: Math.max(open.from, until ?? Number.POSITIVE_INFINITY), to: open.to },
    ]);
    return { ...court, hours: hours.filter((open) => open.from < open.to) };
  };
  const isLost = ({ id }: Court) => courts.includes(id) && until === null;
  const all = setup.courts.map((court) => (courts.includes(court.id) ? cut(court) : court));
  return { ...setup, courts: [...all.filter((court) => !isLost(court)), ...all.filter(isLost)] };
}

interface Wanted {
  match: Match;
  needs: ReadonlySet<string>;
  from: number;
  court: string;
}

/** The first moment for a match on its own court, or on another where that one has no more time; finals are on the first court, after all. */
function firstSpot(
  wanted: Wanted,
  placed: readonly Placed[],
  { setup, sharing }: { setup: Setup; sharing: Sharing },
): Spot | null {
  const isLast = isFinal(wanted.match);
  const from = isLast ? Math.max(wanted.from, ...placed.map(({ slot }) => slot.start)) : wanted.from;
  const own = setup.courts.filter(({ id }) => id === wanted.court);
  for (const courts of isLast ? [setup.courts.slice(0, 1)] : [own, setup.courts]) {
    const spots = courts.map((court) => ({
      court: court.id,
      start: firstStart({ ...wanted, from }, court, placed, { setup, sharing }),
    }));
    const [best] = spots.toSorted((a, b) => a.start - b.start);
    if (best && best.start < Number.POSITIVE_INFINITY) return best;
  }
  return null;
}

function firstStart(
  { match, needs, from }: Wanted,
  court: Court,
  placed: readonly Placed[],
  { setup, sharing }: { setup: Setup; sharing: Sharing },
): number {
  const { matchMinutes, restMinutes } = setup;
  const blocks = placed.flatMap((other): { from: number; to: number }[] => {
    const isTeams = sharing.shares(match, other.match);
    const isDuty = other.slot.duties.some(({ side }) => match.sides.some((each) => sharing.same(each, side)));
    const rest = isTeams ? restMinutes : 0;
    if (needs.has(other.match.id)) return [{ from: Number.NEGATIVE_INFINITY, to: other.end + rest }];
    if (!isTeams && !isDuty && other.slot.court !== court.id) return [];
    return [{ from: other.slot.start - rest - matchMinutes, to: other.end + rest }];
  });
  let start = openFrom(court, from, matchMinutes);
  for (;;) {
    const inTheWay = blocks.find((block) => block.from < start && start < block.to);
    if (!inTheWay) return start;
    start = openFrom(court, inTheWay.to, matchMinutes);
  }
}
