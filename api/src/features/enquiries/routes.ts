import { confirmNewsletter, subscribe } from '@rondo/contract';
import { languageOf } from '../../platform/language.ts';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { withinMailBudget } from '../notifications/within-mail-budget.ts';
import * as newsletter from './subscribe.ts';

const addressesAnHour = 120;
const linksAnHour = 240;

export function enquiryRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, subscribe, async ({ body, http }) => {
    await limitAttempts(db, `subscribe:${http.request.ip}`, addressesAnHour, 60);
    const asked = { email: body.email, language: languageOf(http.request) };
    await withinMailBudget(db, { budget: 'newsletter', addresses: [body.email] }, () =>
      newsletter.subscribe(context, asked, clock.now()),
    );
    return { status: 'success', message: 'You have been subscribed to the newsletter successfully!' };
  });

  serve(context, confirmNewsletter, async ({ body, http }) => {
    await limitAttempts(db, `newsletter:${http.request.ip}`, linksAnHour, 60);
    await newsletter.confirmSubscription(context, body.token, clock.now());
    return { status: 'success', message: 'Welcome! You get our newsletter from now on.' };
  });
}
