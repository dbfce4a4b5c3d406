import type { GameTimes } from './game-status.ts';
import { joiningClosesAt } from './joining.ts';
import { drawsMax, type GameStatus } from './limits.ts';
import { type AssignablePlayer, assignRandomBalanced, blocksOf, compareIds, shuffle } from './team-assignment.ts';

/**
 * Teams by chance that anybody can check (decisions/0038-committed-draw.md). A game has a secret that is hashed again and again: the last hash, its
 * seal, is public from the start; the hash before it is the seed of the first draw, the one before that of the second. So a published seed can be
 * checked by hashing it as often as its number says, and reveals nothing about later seeds.
 */

/** The SHA-256 of a text, in hex. */
type Hash = (text: string) => Promise<string>;

/** The inputs of a draw. */
export interface Draw {
  /** 64 digits in hex. */
  seed: string;
  /** Ids in the order of {@link drawOrder}. */
  players: readonly string[];
  teamSize: number;
}

/** @param number from 1 to {@link drawsMax} */
export async function drawSeed(secret: string, number: number, hash: Hash): Promise<string> {
  if (!Number.isInteger(number) || number < 1 || number > drawsMax) throw new RangeError('There is no such draw.');
  return hashTimes(secret, drawsMax - number, hash);
}

export async function drawSeal(secret: string, hash: Hash): Promise<string> {
  return hashTimes(secret, drawsMax, hash);
}

/** Whether a seed belongs to the draw with this number, of the game with this seal. */
export async function isSealed(seed: string, number: number, seal: string, hash: Hash): Promise<boolean> {
  return (await hashTimes(seed, number, hash)) === seal;
}

async function hashTimes(text: string, times: number, hash: Hash): Promise<string> {
  let hashed = text;
  for (let time = 0; time < times; time++) hashed = await hash(hashed);
  return hashed;
}

/** Whether the seeds and players of draws are shown: only after nobody can join any more. */
export function showsDraws(game: GameTimes & { status: GameStatus }, now: Date): boolean {
  return game.status === 'cancelled' || now >= joiningClosesAt(game);
}

/** The players in the order of a draw: in blocks of similar strength, by id within each, so that nobody's exact rank is shown. */
export function drawOrder(players: readonly AssignablePlayer[]): string[] {
  return blocksOf(players).flatMap((block) => block.toSorted(compareIds).map(({ id }) => id));
}

/** The teams of a draw: random balanced ones, with its seed as the source of chance. */
export function drawnTeams({ seed, players, teamSize }: Draw): string[][] {
  const ranked = players.map((id, place) => ({ id, elo: -place }));
  return assignRandomBalanced(ranked, teamSize, randomFrom(seed)).teams.map((team) => team.map(({ id }) => id));
}

/** Lots: ids in an order by chance, each order as likely, and the same whatever the order in which they are given. @param seed - of a draw */
export function drawnLots(seed: string, ids: readonly string[]): string[] {
  return shuffle(ids.toSorted(), randomFrom(seed));
}

/** Whether the teams are as drawn, apart from players who have left since; the order of teams, and within them, doesn't matter. */
export function isAsDrawn(
  drawn: readonly (readonly string[])[],
  teams: readonly (readonly string[])[],
  present: ReadonlySet<string>,
): boolean {
  const said = (each: readonly (readonly string[])[]) =>
    each
      .map((team) => team.filter((id) => present.has(id)).toSorted())
      .filter(({ length }) => length > 0)
      .map((team) => team.join(' '))
      .toSorted()
      .join('\n');
  return said(drawn) === said(teams);
}

/** The generator sfc32, whose state of 128 bits is the first half of the seed. */
function randomFrom(seed: string): () => number {
  const state = Int32Array.from([0, 8, 16, 24], (at) => Number.parseInt(seed.slice(at, at + 8), 16));
  return () => {
    const [a = 0, b = 0, c = 0, counter = 0] = state;
    const next = (a + b + counter) | 0;
    state.set([b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + next) | 0, (counter + 1) | 0]);
    return (next >>> 0) / 2 ** 32;
  };
}
