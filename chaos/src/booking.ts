import * as fc from 'fast-check';
import { Comparison } from './booking/comparison.ts';
import { sequences } from './booking/sequences.ts';
import { checkInvariants } from './invariants.ts';
import type { Report } from './report.ts';
import { withDatabase } from '../../api/test/temporary-database.ts';

/** The answers that a run of this many sequences must have given, or it compared less than it seems. */
const ways = [
  ...(['checkout: taken_out', 'checkout: not_let_in', 'pay: taken_out'] as const),
  ...(['payEarlier: paid returned', 'settle: paid returned', 'settle: paid joined', 'settle: paid credited'] as const),
  ...(['takeOut: taken out', 'letIn: let in', 'ban: banned'] as const),
  ...(['pay', 'payFor', 'group', 'reserve', 'payInGroup', 'buyPass', 'takeOver'] as const).map(
    (kind) => `${kind}: wallet_owes` as const,
  ),
  ...(['chargeBack: had back', 'chargeBack: had back, owes …', 'winBack: won', 'closeOwed: closed …'] as const),
  ...(['haveBack: sent …', 'haveBack: sent …, keeps …', 'haveBack: nothing_kept', 'sendBack: sent …'] as const),
  ...(['haveBack: not_back_this_way', 'haveBackTwice: pressed'] as const),
  ...(['nameTeam: named', 'nameTeam: game_full', 'nameTeam: already_joined'] as const),
  ...(['goodwill: given …', 'goodwill: goodwill_above_paid', 'goodwill: goodwill_on_ride'] as const),
];
const enough = 200;

/** Generated sequences of join, pay, leave, refund, edit, cancel and waiting, each against a model of the rules. */
export async function booking(count: number, seed: number): Promise<Report> {
  return withDatabase(async (databaseUrl, dataDir) => {
    const comparison = await Comparison.open(databaseUrl, dataDir);
    try {
      const outcome = await fc.check(
        fc.asyncProperty(sequences, async (sequence) => {
          const difference = await comparison.play(sequence);
          if (difference) throw new Error(difference);
        }),
        { numRuns: count, seed },
      );
      const closed = await comparison.endDay();
      const violations = await checkInvariants(databaseUrl);
      const lines = [
        `${outcome.numRuns} sequences (seed ${outcome.seed}): ${outcome.failed ? 'a difference' : 'no difference'}, ${violations.length} invariants broken`,
      ];
      const never = outcome.numRuns < enough ? [] : ways.filter((way) => !comparison.said.has(way));
      const said = [...comparison.said].sort(([a], [b]) => (a < b ? -1 : 1));
      const steps = said.reduce((sum, [, times]) => sum + times, 0);
      lines.push(`${steps} answers compared: ${said.map(([what, times]) => `${what} ${times}`).join(', ')}`);
      if (outcome.failed) lines.push((outcome.errorInstance as Error).message, JSON.stringify(outcome.counterexample));
      for (const { invariant, examples } of violations) lines.push(`broken: ${invariant} ${JSON.stringify(examples)}`);
      if (never.length > 0) lines.push(`never happened: ${never.join(', ')}`);
      if (!closed) lines.push('a day can not be closed: its books do not balance');
      return { ok: !outcome.failed && violations.length === 0 && never.length === 0 && closed, lines };
    } finally {
      await comparison.close();
    }
  });
}
