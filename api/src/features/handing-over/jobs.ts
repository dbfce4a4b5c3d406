import type { Context } from '../../platform/serve.ts';
import { findBookingPaths } from '../joining/announce/booking-links.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { handOverMessages, toldHandOvers } from './hand-over-messages.ts';

export function registerHandingOverJobs(context: Pick<Context, 'events' | 'jobs' | 'config'>): void {
  tellPeople(context, toldHandOvers, handOverMessages, findBookingPaths(context.config.secretKey));
}
