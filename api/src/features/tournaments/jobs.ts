import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findTournaments, planMessages, toldPlans } from './drawing/plan-messages.ts';
import { hearGivenUp } from './playing/hear-given-up.ts';

/** What follows from plans and from spots that are given up. */
export function registerTournamentJobs(context: Pick<Context, 'jobs' | 'events' | 'config'>): void {
  tellPeople(context, toldPlans, planMessages, findTournaments);
  hearGivenUp(context);
}
