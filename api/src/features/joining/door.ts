import { isPassing, sqlState } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/** What happened to one command of a batch. */
export type Outcome<A> = { answer: A } | { refused: Refused };

interface Entry<C> {
  gameId: string;
  /** Another game that the command changes too. */
  otherGameId: string | null;
  command: C;
}

interface Waiting<C, A> extends Entry<C> {
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/** Decides entries together, in order of arrival, in one transaction; an outcome for each. */
export type DecideTogether<C, A> = (entries: readonly Entry<C>[]) => Promise<Outcome<A>[]>;

/** SQLSTATE of a lock that was not won in time: it says something of one game, not of the database. */
const lockTimeout = '55P03';

/**
 * The door to all games of a process. A few transactions run at a time, each of them over games that no other one has; what
 * arrives meanwhile is decided together in the next, in order of arrival, so a rush is where it is fastest. Between processes
 * the locks on the games' rows arbitrate (performance.md, design 3).
 */
export class Door<C, A> {
  readonly #decide: DecideTogether<C, A>;
  readonly #most: number;
  readonly #lanes: number;
  readonly #queueing: boolean;
  readonly #busy = new Set<string>();
  #waiting: Waiting<C, A>[] = [];
  #running = 0;

  /**
   * @param most commands of one transaction at most
   * @param lanes transactions at a time
   * @param queueing false only in the control of a race test: every command is decided at once, beside the others
   */
  constructor(decide: DecideTogether<C, A>, { most = 64, lanes = 3, queueing = true } = {}) {
    this.#decide = decide;
    this.#most = most;
    this.#lanes = lanes;
    this.#queueing = queueing;
  }

  /** @throws Refused with the command's own refusal; any other error when the database could not decide it. */
  enter(gameId: string, command: C, otherGameId: string | null = null): Promise<A> {
    return new Promise((resolve, reject) => {
      const waiting = { gameId, otherGameId, command, resolve, reject };
      if (this.#queueing) {
        this.#waiting.push(waiting);
        this.#fillLanes();
      } else void this.#settle([waiting]);
    });
  }

  #fillLanes(): void {
    while (this.#running < this.#lanes) {
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  /** Takes those who are first in line for games that no transaction has. */
  #take(): Waiting<C, A>[] {
    const taken: Waiting<C, A>[] = [];
    const left: Waiting<C, A>[] = [];
    // Whoever can't be taken keeps the games they wait for closed to those behind them.
    const passedOver = new Set<string>();
    for (const one of this.#waiting) {
      const games = gamesOf(one);
      const free = games.every((gameId) => !this.#busy.has(gameId) && !passedOver.has(gameId));
      if (taken.length < this.#most && free) taken.push(one);
      else {
        left.push(one);
        for (const gameId of games) passedOver.add(gameId);
      }
    }
    this.#waiting = left;
    return taken;
  }

  async #run(batch: Waiting<C, A>[]): Promise<void> {
    const games = new Set(batch.flatMap(gamesOf));
    for (const gameId of games) this.#busy.add(gameId);
    this.#running += 1;
    const gone = await this.#settle(batch);
    // Whoever came meanwhile has waited as long: asking a dead database again for each would hold them for minutes.
    if (gone) for (const { reject } of this.#waiting.splice(0)) reject(gone);
    for (const gameId of games) this.#busy.delete(gameId);
    this.#running -= 1;
    this.#fillLanes();
  }

  /** @returns what the database died of, if it did. */
  async #settle(batch: Waiting<C, A>[]): Promise<Error | null> {
    try {
      const outcomes = await this.#decide(batch);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'answer' in outcome) resolve(outcome.answer);
        else reject(outcome?.refused ?? new Refused('internal'));
      }
      return null;
    } catch (error) {
      const gone = error instanceof Error && isPassing(error) && sqlState(error) !== lockTimeout ? error : null;
      const smaller = gone ? [] : split(batch, sqlState(error) === lockTimeout);
      if (smaller.length > 1) return this.#settleEach(smaller);
      for (const { reject } of batch) reject(error);
      return gone;
    }
  }

  async #settleEach(batches: Waiting<C, A>[][]): Promise<Error | null> {
    let gone: Error | null = null;
    for (const batch of batches)
      if (gone) for (const { reject } of batch) reject(gone);
      else gone = await this.#settle(batch);
    return gone;
  }
}

function gamesOf({ gameId, otherGameId }: Entry<unknown>): string[] {
  return otherGameId === null ? [gameId] : [gameId, otherGameId];
}

/** One game must not fail the others, nor one command: those of several games are tried by game, those of one by one. */
function split<E extends { gameId: string }>(batch: readonly E[], byGameOnly: boolean): E[][] {
  const games = Map.groupBy(batch, ({ gameId }) => gameId);
  return games.size > 1 || byGameOnly ? [...games.values()] : batch.map((one) => [one]);
}
