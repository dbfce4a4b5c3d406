import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { endedMessages, findRegulars } from './ended-messages.ts';
import { remindRegulars } from './remind-regulars.ts';
import { endRegulars } from './stop-regular.ts';

export function registerRegularJobs(context: Context): void {
  tellPeople(context, ['regular.ended'], endedMessages, findRegulars);
  context.jobs.sweep('regulars', () => endRegulars(context, context.clock.now()));
  context.jobs.sweep('reminders of regulars', () => remindRegulars(context));
}
