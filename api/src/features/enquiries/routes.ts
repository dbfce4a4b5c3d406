import { subscribe } from '@rondo/contract';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { type Context, serve } from '../../platform/serve.ts';
import * as subscribeCommand from './subscribe.ts';

const addressesAnHour = 20;

export function enquiryRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, subscribe, async ({ body, http }) => {
    await limitAttempts(db, `subscribe:${http.request.ip}`, addressesAnHour, 60);
    await subscribeCommand.subscribe(db, body.email, clock.now());
    return { status: 'success', message: 'You have been subscribed to the newsletter successfully!' };
  });
}
