import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findTakenOut, takingOutMessages, toldTakingOut } from './taking-out-messages.ts';

export function registerTakingOutJobs(context: Pick<Context, 'events' | 'jobs' | 'config'>): void {
  tellPeople(context, toldTakingOut, takingOutMessages, findTakenOut(context.config.secretKey));
}
