import * as contract from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { type Context, serve } from '../../platform/serve.ts';
import { createRate } from './create-rate.ts';
import { documentRoutes } from './document-routes.ts';
import { presentRates } from './present.ts';
import { findRates } from './rate-queries.ts';
import { soldAhead } from './sold-ahead.ts';
import { takeRateBack } from './take-rate-back.ts';

export function bookRoutes(context: Context): void {
  const { db, clock } = context;

  documentRoutes(context);

  const showRates = async () => {
    const rates = presentRates(await findRates(db), amsterdamDay(clock.now()));
    return { status: 'success' as const, data: { rates } };
  };

  serve(context, contract.booksRates, showRates);

  serve(context, contract.soldAhead, async ({ query }) => ({
    status: 'success',
    data: await soldAhead(db, query),
  }));

  serve(context, contract.createRate, async (request) => {
    await createRate(context, request, request.body);
    return showRates();
  });

  serve(context, contract.takeRateBack, async (request) => {
    await takeRateBack(context, request, request.body);
    return showRates();
  });
}
