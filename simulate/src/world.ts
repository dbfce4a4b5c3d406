/** A world whose players' true strength is known (docs/decisions/0035-score.md). */
export interface WorldOptions {
  seed: number;
  players: number;
  groups: number;
  games: number;
  /** The share of a game's players who come from another group. */
  strangers: number;
  strengthMean: number;
  leniencySd: number;
  noiseSd: number;
  /** How many players of one group always grade, and give each other sixes. */
  ring: number;
  /** Whether the ring gives everybody else ones. */
  spiteful: boolean;
  /** The share of pairs who, if they grade each other, give each other this much more. */
  friends: number;
  friendsGive: number;
  /** The share of raters who give random grades, whoever they grade. */
  careless: number;
  /** The share of raters who give everybody the same grade. */
  alike: number;
}

export const usualWorld: WorldOptions = {
  seed: 1,
  players: 1500,
  groups: 25,
  games: 2400,
  strangers: 0.15,
  strengthMean: 3.2,
  leniencySd: 0.7,
  noiseSd: 0.6,
  ring: 0,
  spiteful: false,
  friends: 0,
  friendsGive: 0,
  careless: 0,
  alike: 0,
};

export interface SimulatedGrade {
  game: number;
  rater: number;
  target: number;
  grade: number;
}

export interface World {
  strength: number[];
  grades: SimulatedGrade[];
  /** The people in the ring. */
  ring: ReadonlySet<number>;
  /** People who grade without looking: randomly, or everybody alike. */
  blind: ReadonlySet<number>;
}

/** Numbers from 0 to 1 determined by a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const cut = (value: number) => Math.min(6, Math.max(1, value));

/** Whether two people are friends; this share of all pairs are, whoever asks first. */
function areFriends(one: number, other: number, share: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return share > 0 && randomOf(low * 100_003 + high)() < share;
}

/** Plays all games and has them graded. */
export function makeWorld(options: WorldOptions): World {
  const random = randomOf(options.seed);
  const normal = (sd: number) => sd * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const people = Array.from({ length: options.players }, (_, id) => id);
  const strength = people.map(() => cut(options.strengthMean + normal(0.9)));
  const leniency = people.map(() => normal(options.leniencySd));
  const activity = people.map(() => 0.2 + random() ** 2 * 1.8);
  const groupOf = people.map((id) => id % options.groups);
  /** This many people after the first ones, from all groups. */
  const share = (part: number, after: number) =>
    new Set(people.filter((id) => ((id * 7) % 100) / 100 >= after && ((id * 7) % 100) / 100 < after + part));
  const members = Array.from({ length: options.groups }, (_, group) => people.filter((id) => groupOf[id] === group));
  const ring = new Set((members[0] ?? []).slice(0, options.ring));

  const [careless, alike] = [share(options.careless, 0), share(options.alike, options.careless)];

  const pick = (among: readonly number[]): number => {
    for (;;) {
      const id = among[Math.floor(random() * among.length)] ?? 0;
      if (random() * 2 < (activity[id] ?? 0)) return id;
    }
  };
  const grades: SimulatedGrade[] = [];
  for (let game = 0; game < options.games; game += 1) {
    const group = members[Math.floor(random() * options.groups)] ?? people;
    const size = 10 + Math.floor(random() * 5);
    const playing = new Set<number>();
    while (playing.size < size) playing.add(random() < options.strangers ? pick(people) : pick(group));
    for (const rater of playing) {
      const inRing = ring.has(rater);
      if (!inRing && random() > 0.6) continue;
      const others = [...playing].filter((id) => id !== rater);
      for (let at = others.length - 1; at > 0; at -= 1) {
        const other = Math.floor(random() * (at + 1));
        [others[at], others[other]] = [others[other] ?? 0, others[at] ?? 0];
      }
      // A person in the ring grades the ring first.
      if (inRing) others.sort((a, b) => Number(ring.has(b)) - Number(ring.has(a)));
      for (const target of others.slice(0, 3 + Math.floor(random() * 3))) {
        const favour = areFriends(rater, target, options.friends) ? options.friendsGive : 0;
        const honest = (strength[target] ?? 0) + (leniency[rater] ?? 0) + favour + normal(options.noiseSd);
        const said =
          inRing && ring.has(target)
            ? 6
            : inRing && options.spiteful
              ? 1
              : careless.has(rater)
                ? 1 + 5 * random()
                : alike.has(rater)
                  ? 4
                  : honest;
        grades.push({ game, rater, target, grade: Math.round(cut(said) * 20) / 20 });
      }
    }
  }
  return { strength, grades, ring, blind: new Set([...careless, ...alike]) };
}
