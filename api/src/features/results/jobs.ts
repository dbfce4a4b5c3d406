import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findAnswerers, resultMessages, toldResults } from './result-messages.ts';

/** Asks the other sides whether a result is right (product.md#results). */
export function registerResultJobs(context: Pick<Context, 'jobs' | 'events' | 'config'>): void {
  tellPeople(context, toldResults, resultMessages, findAnswerers);
}
