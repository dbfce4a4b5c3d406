import { isTransient, sqlState } from '../../../platform/db.ts';
import { currentReader, forReaders, type Reader } from '../../../platform/standbys/followed-reads.ts';
import { Line } from '../../../platform/load/line.ts';
import { Refused } from '../../../platform/refusal.ts';

/** The result of one command of a batch. */
export type Outcome<A> = { answer: A } | { refused: Refused };

interface Entry<C> {
  gameId: string;
  /** Another game that the command changes too. */
  otherGameId: string | null;
  command: C;
}

interface Waiting<C, A> extends Entry<C> {
  /** The reader that is told how far the log was after it. */
  reader: Reader | null;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/** Decides entries together, in order of arrival, in one transaction, and returns an outcome for each. */
export type DecideBatch<C, A> = (entries: readonly Entry<C>[]) => Promise<Outcome<A>[]>;

/** SQLSTATE of a lock timeout, which is about one game rather than about the database. */
const lockTimeout = '55P03';

/**
 * Batches a process's commands: a few transactions run at a time, over different games. Commands that arrive in the meantime are decided
 * together in the next one, in order of arrival, so it is fastest in a rush. Between processes, the locks on the games' rows decide
 * (decisions/0003-joins-decided-together.md).
 */
export class CommandBatcher<C, A> {
  readonly #decide: DecideBatch<C, A>;
  readonly #maxBatchSize: number;
  readonly #concurrency: number;
  readonly #batching: boolean;
  /** The commands that wait for a transaction, or are in one. */
  readonly line: Line;
  readonly #busy = new Set<string>();
  #waiting: Waiting<C, A>[] = [];
  #running = 0;

  /**
   * @param maxBatchSize the most commands in a transaction
   * @param concurrency transactions at a time
   * @param batching false only in the control of a race test: every command is decided at once, beside the others
   */
  constructor(decide: DecideBatch<C, A>, { maxBatchSize = 64, concurrency = 3, batching = true } = {}) {
    this.#decide = decide;
    this.#maxBatchSize = maxBatchSize;
    this.#concurrency = concurrency;
    this.#batching = batching;
    this.line = new Line('bookings', maxBatchSize);
  }

  /** @throws Refused with the command's own refusal; any other error when the database could not decide it */
  submit(gameId: string, command: C, otherGameId: string | null = null): Promise<A> {
    const decided = new Promise<A>((resolve, reject) => {
      const waiting = { gameId, otherGameId, command, reader: currentReader(), resolve, reject };
      if (this.#batching) {
        this.#waiting.push(waiting);
        this.#startBatches();
      } else void this.#settle([waiting]);
    });
    return this.line.wait(decided);
  }

  #startBatches(): void {
    while (this.#running < this.#concurrency) {
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  /** Takes the first waiting commands of games that no transaction has. */
  #take(): Waiting<C, A>[] {
    const taken: Waiting<C, A>[] = [];
    const left: Waiting<C, A>[] = [];
    // A command that can't be taken yet blocks its games for those behind it, to preserve their order.
    const blockedGames = new Set<string>();
    for (const one of this.#waiting) {
      const games = gamesOf(one);
      const free = games.every((gameId) => !this.#busy.has(gameId) && !blockedGames.has(gameId));
      if (taken.length < this.#maxBatchSize && free) taken.push(one);
      else {
        left.push(one);
        for (const gameId of games) blockedGames.add(gameId);
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
    // Commands that arrived since fail as well: asking a dead database again for each would hold them up for minutes.
    if (gone) for (const { reject } of this.#waiting.splice(0)) reject(gone);
    for (const gameId of games) this.#busy.delete(gameId);
    this.#running -= 1;
    this.#startBatches();
  }

  /** @returns the error, if the database died of it */
  async #settle(batch: Waiting<C, A>[]): Promise<Error | null> {
    try {
      const readers = batch.map(({ reader }) => reader);
      const outcomes = await forReaders(readers, () => this.#decide(batch));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'answer' in outcome) resolve(outcome.answer);
        else reject(outcome?.refused ?? new Refused('internal'));
      }
      return null;
    } catch (error) {
      const gone = error instanceof Error && isTransient(error) && sqlState(error) !== lockTimeout ? error : null;
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

/** Splits a failed batch, so that one game doesn't fail the others, nor one command the rest: first by game, then one by one. */
function split<E extends { gameId: string }>(batch: readonly E[], byGameOnly: boolean): E[][] {
  const games = Map.groupBy(batch, ({ gameId }) => gameId);
  return games.size > 1 || byGameOnly ? [...games.values()] : batch.map((one) => [one]);
}
