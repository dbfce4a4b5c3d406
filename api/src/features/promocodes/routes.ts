import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { activatePromocode } from './activate-promocode.ts';
import { attachStudentCard } from './attach-student-card.ts';
import { showPromocode } from './list-promocodes.ts';
import { findPromocode, findPromocodePage } from './queries.ts';
import { selectPromocode, unselectPromocode } from './select-promocode.ts';

export function promocodeRoutes(context: Context): void {
  const { db, clock, config } = context;

  const own = async (userId: string, id: string) => {
    const row = await findPromocode(db, userId, id);
    if (!row) throw new Refused('promocode_not_yours');
    return showPromocode(row, clock.now());
  };

  serve(context, contract.activatePromocode, async ({ body, viewer, idempotencyKey, http }) => {
    const asked = { userId: viewer.id, code: body.code, ip: http.request.ip };
    const { promocodeId, creditedCents } = await activatePromocode(db, asked, idempotencyKey);
    return {
      status: 'success',
      message: creditedCents > 0 ? 'Your balance has been topped up.' : 'Your promocode has been activated.',
      data: { promocode: await own(viewer.id, promocodeId), credited: centsToEuros(creditedCents) },
    };
  });

  serve(context, contract.attachStudentCard, async ({ body, viewer, idempotencyKey }) => {
    const card = { cardNumber: body.card_number, day: body.pickup_day, month: body.pickup_month };
    const asked = { userId: viewer.id, card, discountCents: config.studentCardDiscountCents };
    const promocodeId = await attachStudentCard(db, asked, idempotencyKey);
    return {
      status: 'success',
      message: 'Your student card has been activated.',
      data: { promocode: await own(viewer.id, promocodeId) },
    };
  });

  serve(context, contract.myPromocodes, async ({ query, viewer }) => {
    const now = clock.now();
    const { rows, totalCount } = await findPromocodePage(db, viewer.id, query, now);
    const promocodes = rows.map((row) => ({
      ...showPromocode(row, now),
      matches: row.games.map(({ id, name, starts_at }) => ({ _id: id, name, game_date: starts_at })),
    }));
    return {
      status: 'success',
      data: { promocodes },
      pagination: paginationOf(totalCount, query.limit),
    };
  });

  serve(context, contract.selectPromocode, async ({ body, viewer }) => {
    await selectPromocode(db, viewer.id, body._id);
    return { status: 'success', message: 'Your promocode has been selected.' };
  });

  serve(context, contract.unselectPromocode, async ({ viewer }) => {
    await unselectPromocode(db, viewer.id);
    return { status: 'success', message: 'No promocode is selected any more.' };
  });
}
