import { confirmNewsletter, subscribe } from '@rondo/contract';
import { languageOf } from '../../platform/wording/language.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import * as newsletter from './subscribe.ts';

export function enquiryRoutes(context: Context): void {
  const { db, clock } = context;

  serve(
    context,
    subscribe,
    async ({ body, http }) => {
      const asked = { email: body.email, language: languageOf(http.request) };
      await withinMailBudget(db, { budget: 'newsletter', addresses: [body.email] }, () =>
        newsletter.subscribe(context, asked, clock.now()),
      );
      return { status: 'success', message: 'You have been subscribed to the newsletter successfully!' };
    },
    { limit: rateLimits.subscribe },
  );

  serve(
    context,
    confirmNewsletter,
    async ({ body }) => {
      await newsletter.confirmSubscription(context, body.token, clock.now());
      return { status: 'success', message: 'Welcome! You get our newsletter from now on.' };
    },
    { limit: rateLimits.confirmNewsletter },
  );
}
