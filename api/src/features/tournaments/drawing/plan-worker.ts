import { auditPlan, type Match, planByHand, planMatches, type Setup, type Slot } from '@rondo/rules/tournaments';
import { parentPort, workerData } from 'node:worker_threads';

export interface PlanOrder {
  matches: readonly Match[];
  setup: Setup;
  /** What was put by hand; null lets Rondo plan. */
  slots: readonly Slot[] | null;
}

const { matches, setup, slots } = workerData as PlanOrder;
const plan = slots === null ? planMatches(matches, setup) : planByHand(matches, slots, setup);
parentPort?.postMessage({ ...plan, conflicts: auditPlan(matches, plan.slots, setup) }, []);
