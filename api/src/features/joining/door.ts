import { isPassing } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/** What happened to one command of a batch. */
export type Outcome<A> = { answer: A } | { refused: Refused };

interface Waiting<C, A> {
  command: C;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/** Decides commands for one game together, in order of arrival, in one transaction; an outcome for each. */
export type DecideTogether<C, A> = (gameId: string, commands: readonly C[]) => Promise<Outcome<A>[]>;

/**
 * The game's door: one queue a game inside a process. What arrives while a transaction for the game is under way is decided
 * together in the next one, so a rush is where it is fastest; between processes the lock on the game's row arbitrates
 * (performance.md, design 3).
 */
export class Door<C, A> {
  readonly #decide: DecideTogether<C, A>;
  readonly #queues = new Map<string, Waiting<C, A>[]>();
  readonly #most: number;
  readonly #queueing: boolean;

  /**
   * @param most commands of one transaction at most
   * @param queueing false only in the control of a race test: every command is decided at once, beside the others
   */
  constructor(decide: DecideTogether<C, A>, { most = 64, queueing = true } = {}) {
    this.#decide = decide;
    this.#most = most;
    this.#queueing = queueing;
  }

  /** @throws Refused with the command's own refusal; any other error when the database could not decide it. */
  enter(gameId: string, command: C): Promise<A> {
    return new Promise((resolve, reject) => {
      const waiting = { command, resolve, reject };
      if (!this.#queueing) {
        void this.#settle(gameId, [waiting]);
        return;
      }
      const queue = this.#queues.get(gameId);
      if (queue) queue.push(waiting);
      else {
        const opened = [waiting];
        this.#queues.set(gameId, opened);
        void this.#workOff(gameId, opened);
      }
    });
  }

  async #workOff(gameId: string, queue: Waiting<C, A>[]): Promise<void> {
    while (queue.length > 0) {
      const passing = await this.#settle(gameId, queue.splice(0, this.#most));
      // Whoever came meanwhile has waited as long: trying each of them against a dead database would hold them for minutes.
      if (passing) for (const { reject } of queue.splice(0)) reject(passing);
    }
    this.#queues.delete(gameId);
  }

  /** @returns what kept the database from answering, if something did that passes. */
  async #settle(gameId: string, batch: Waiting<C, A>[]): Promise<Error | null> {
    try {
      const outcomes = await this.#decide(
        gameId,
        batch.map(({ command }) => command),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'answer' in outcome) resolve(outcome.answer);
        else reject(outcome?.refused ?? new Refused('internal'));
      }
      return null;
    } catch (error) {
      const passing = error instanceof Error && isPassing(error) ? error : null;
      // One command must not fail the others: each is tried by itself, unless it is the database that fails.
      if (passing === null && batch.length > 1) return this.#settleEach(gameId, batch);
      for (const { reject } of batch) reject(error);
      return passing;
    }
  }

  async #settleEach(gameId: string, batch: Waiting<C, A>[]): Promise<Error | null> {
    let passing: Error | null = null;
    for (const one of batch)
      if (passing) one.reject(passing);
      else passing = await this.#settle(gameId, [one]);
    return passing;
  }
}
