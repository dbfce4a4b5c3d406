import { compare, inOracle, learnOffers } from './beside-oracle.ts';
import { Oracle } from './oracle.ts';
import { Product } from './product.ts';
import { type Sequence, veterans } from './steps.ts';

/** Runs sequences in the product and in the oracle, which tells what should happen. */
export class Comparison {
  readonly #product: Product;
  /** How often each answer was given to each kind of step, over all sequences: an answer that never came was never compared. */
  readonly said = new Map<string, number>();

  private constructor(product: Product) {
    this.#product = product;
  }

  static async open(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}): Promise<Comparison> {
    return new Comparison(await Product.open(databaseUrl, dataDir, settings));
  }

  async close(): Promise<void> {
    await this.#product.close();
  }

  /** Whether the days of the sequences could be closed. */
  async endDay(): Promise<boolean> {
    return this.#product.endDay();
  }

  /** Plays a sequence in the product and in the oracle. @returns the first difference, or null */
  async play(sequence: Sequence): Promise<string | null> {
    const { gameId, form, oracle } = await this.#begin(sequence);
    try {
      return await this.#playSteps(sequence, gameId, form, oracle);
    } finally {
      await this.#product.cancelGame(gameId);
    }
  }

  async #playSteps(sequence: Sequence, gameId: string, form: object, oracle: Oracle): Promise<string | null> {
    for (const [index, step] of sequence.steps.entries()) {
      const now = this.#product.now();
      const got = await this.#product.do(step, gameId, form, oracle);
      const expected = inOracle(step, oracle, step.do === 'wait' ? this.#product.now() : now);
      const kind = `${step.do}: ${got.replaceAll(/\d+/g, '…')}`;
      this.said.set(kind, (this.said.get(kind) ?? 0) + 1);
      const stored = await this.#product.look(gameId);
      learnOffers(oracle, stored, this.#product.people);
      const difference =
        got === expected ? compare(oracle, stored, this.#product.people) : `said ${got}, not ${expected}`;
      if (difference) return `step ${index + 1}, ${JSON.stringify(step)}: ${difference}`;
    }
    const vat = JSON.stringify(await this.#product.vat());
    const expected = JSON.stringify(this.#product.people.map((_, who) => oracle.vat(who)));
    return vat === expected ? null : `VAT ${vat}, not ${expected}`;
  }

  async #begin(sequence: Sequence) {
    const { gameId, form, start } = await this.#product.createGame(sequence);
    const { price, capacity, minimum, earlyBirds, teams } = sequence;
    const { balances, codes } = await this.#product.look(gameId);
    const { people } = this.#product;
    const oracle = new Oracle(
      {
        teams,
        start,
        since: this.#product.now(),
        changedAt: null,
        minutes: 60,
        price,
        capacity,
        minimum,
        status: 'pending',
        archived: false,
        earlyBirds,
        earlyBirdsTaken: 0,
      },
      people.map(({ id }) => balances[id] ?? 0),
      { selected: await this.#product.codes(), unused: people.map(({ id }) => codes[id] ?? 0) },
      new Set(veterans),
    );
    oracle.goodwill = await this.#product.goodwill();
    return { gameId, form, oracle };
  }
}
