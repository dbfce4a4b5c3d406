import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { requireRightIn } from '../games/access/require-right.ts';
import { offerRegularSpots } from './offer-regular-spots.ts';
import { findRegularGames, findRegulars } from './regular-queries.ts';
import { regularSpots } from '@rondo/rules/regulars';

/** An organiser's offer to regulars of a series, and the series a player is a regular of (product.md#regulars). */
export function regularOfferRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, contract.listRegulars, async ({ params: { id }, viewer }) => {
    await requireRightIn(db, viewer, id, 'edit');
    return presentRegulars(await findRegulars(db, id, clock.now()));
  });

  serve(context, contract.offerRegularSpots, async (request) => {
    const { params, body } = request;
    await offerRegularSpots(context, request, params.id, body);
    return presentRegulars(await findRegulars(db, params.id, clock.now()));
  });

  serve(context, contract.myRegularGames, async ({ viewer }) => {
    const rows = await findRegularGames(db, viewer.id, clock.now());
    return {
      status: 'success',
      data: rows.map(({ id, name, starts_at, kept_until, joined }) => ({
        _id: id,
        name,
        game_date: starts_at,
        keptUntil: kept_until,
        joined,
      })),
    };
  });
}

function presentRegulars({ spots, days, most, people }: Awaited<ReturnType<typeof findRegulars>>) {
  return {
    status: 'success' as const,
    data: {
      spots,
      days,
      most,
      maxDays: regularSpots.daysMax,
      people: people.map(({ id, name, photo, since, played }) => ({ _id: id, name, photo, since, played })),
    },
  };
}
