import * as contract from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { newsletterList } from './newsletter-listing.ts';
import { countReceivers, countSince, findNewsletter, findTexts } from './newsletter-queries.ts';
import { presentWholeNewsletter } from './present.ts';
import { previewMails } from './preview-newsletter.ts';
import { startNewsletter } from './start-newsletter.ts';
import { stopNewsletter } from './stop-newsletter.ts';
import { testNewsletter } from './test-newsletter.ts';
import { changeNewsletter, createNewsletter } from './write-newsletter.ts';

/** Newsletters, written and sent in the console (product.md#newsletters). */
export function newsletterRoutes(context: Context): void {
  const { db } = context;

  const show = async (id: string) => {
    const row = await findNewsletter(db, id);
    if (!row) throw new Refused('newsletter_not_found');
    // The newsletter's page asks every two seconds while it is sent.
    const counted = row.state === 'draft' ? countReceivers(db) : new Map<Language, number>();
    const [texts, receivers, since] = await Promise.all([findTexts(db, id), counted, countSince(db, id)]);
    return {
      status: 'success' as const,
      data: { newsletter: presentWholeNewsletter(row, { texts, receivers, since }) },
    };
  };

  serveList(context, newsletterList);
  serve(context, contract.getNewsletter, async ({ params }) => show(params.id));
  serve(context, contract.createNewsletter, async (request) =>
    show(await createNewsletter(context, request, request.body.texts)),
  );
  serve(context, contract.changeNewsletter, async (request) =>
    show(await changeNewsletter(context, request, request.params.id, request.body.texts)),
  );
  serve(context, contract.previewNewsletter, async ({ params, viewer }) => ({
    status: 'success',
    data: { mails: await previewMails(context, params.id, viewer) },
  }));
  serve(context, contract.testNewsletter, async (request) => {
    await testNewsletter(context, request, request.params.id);
    return { status: 'success', message: 'Sent to you.' };
  });
  serve(context, contract.sendNewsletter, async (request) => {
    await startNewsletter(context, request, request.params.id);
    return show(request.params.id);
  });
  serve(context, contract.stopNewsletter, async (request) => {
    await stopNewsletter(context, request, request.params.id);
    return show(request.params.id);
  });
}
