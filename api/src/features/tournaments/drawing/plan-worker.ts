import {
  auditPlan,
  type Match,
  planByHand,
  planMatches,
  replanned,
  type Setup,
  type Slot,
} from '@rondo/rules/tournaments';
import { parentPort, workerData } from 'node:worker_threads';

export interface PlanOrder {
  matches: readonly Match[];
  setup: Setup;
  /** What was put by hand; null lets Rondo plan. */
  slots: readonly Slot[] | null;
}

/** What `replanned` takes. */
export type MoveOrder = Parameters<typeof replanned>;

const order = workerData as PlanOrder | MoveOrder;
parentPort?.postMessage('matches' in order ? planned(order) : replanned(...order), []);

function planned({ matches, setup, slots }: PlanOrder) {
  const plan = slots === null ? planMatches(matches, setup) : planByHand(matches, slots, setup);
  return { ...plan, conflicts: auditPlan(matches, plan.slots, setup) };
}
