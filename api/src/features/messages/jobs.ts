import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findWritten, toldWritten, writtenMessages } from './told-messages.ts';

/** Tells people about messages, and about reports. */
export function registerGroupMessageJobs(context: Pick<Context, 'events' | 'jobs' | 'config'>): void {
  tellPeople(context, toldWritten, writtenMessages, findWritten);
}
