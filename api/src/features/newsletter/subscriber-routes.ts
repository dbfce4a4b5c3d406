import * as contract from '@rondo/contract';
import { serveList } from '../../platform/admins/console-list.ts';
import { languageOf } from '../../platform/wording/language.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { compareFile, importFile } from './import-subscribers.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { confirmSubscription, subscribe } from './subscribe.ts';
import { subscriberList } from './subscriber-listing.ts';

/** The limit is twice a file's size, for texts with much to escape. */
const bodyLimit = 4 * 1024 * 1024;

/** Joining the newsletter's list in the footer, and the list in the console (product.md#newsletters). */
export function subscriberRoutes(context: Context): void {
  const { db, clock } = context;

  serve(
    context,
    contract.subscribe,
    async ({ body, http }) => {
      const asked = { email: body.email, language: languageOf(http.request) };
      await withinMailBudget(db, { budget: 'newsletter', addresses: [body.email] }, () =>
        subscribe(context, asked, clock.now()),
      );
      return { status: 'success', message: 'You have been subscribed to the newsletter successfully!' };
    },
    { limit: rateLimits.subscribe },
  );

  serve(
    context,
    contract.confirmNewsletter,
    async ({ body }) => {
      await confirmSubscription(context, body.token, clock.now());
      return { status: 'success', message: 'Welcome! You get our newsletter from now on.' };
    },
    { limit: rateLimits.confirmNewsletter },
  );

  serveList(context, subscriberList);

  serve(context, contract.removeSubscriber, async (request) => {
    await removeSubscriber(context, request, request.body);
    return { status: 'success', message: 'Taken off the list.' };
  });

  serve(
    context,
    contract.compareSubscribers,
    async (request) => ({ status: 'success', data: await compareFile(context, request, request.body) }),
    { bodyLimit },
  );
  serve(
    context,
    contract.importSubscribers,
    async (request) => ({ status: 'success', data: await importFile(context, request, request.body) }),
    { bodyLimit },
  );
}
