import { checkInvariants } from './invariants.ts';
import { countLost } from './joining-load.ts';
import { untilDealtWith } from './paying-load.ts';
import type { Check } from './report.ts';

/** The next sweeps ask about payments that were never reported (reliability.md#faults: within 10 minutes). */
const dealtWithMs = 180_000;

/** What people were told during a scenario. */
interface Promised {
  /** Joins, each a game and a player. */
  acknowledged: readonly string[];
  /** How many joins were asked for. */
  attempts: number;
  /** Orders of guests that the provider took. */
  taken: readonly string[];
}

/** Checks that each acknowledged join and each payment is there, and that every invariant holds. @returns also how many are missing */
export async function nothingLost(url: string, { acknowledged, attempts, taken }: Promised) {
  const paid = await untilDealtWith(url, taken, dealtWithMs);
  const payments = paid.taken - paid.joined - paid.credited;
  const joins = await countLost(url, acknowledged);
  const checks: Check[] = [
    [
      `joins: ${attempts}, of which ${acknowledged.length} were acknowledged; lost: ${joins}`,
      joins === 0 && acknowledged.length > 0,
    ],
    [
      `payments taken from guests: ${paid.taken}, of which ${paid.joined} are spots, ${paid.credited} credit; lost: ${payments}`,
      payments === 0 && paid.taken > 0,
    ],
    await invariantsHold(url),
  ];
  return { lost: joins + payments, checks };
}

export async function invariantsHold(url: string): Promise<Check> {
  const violations = await checkInvariants(url);
  const which = violations.length === 0 ? '' : ` ${JSON.stringify(violations).slice(0, 400)}`;
  return [`invariants broken: ${violations.length}${which}`, violations.length === 0];
}
