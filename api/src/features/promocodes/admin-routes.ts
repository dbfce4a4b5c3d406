import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findGiftsOf } from '../wallet/find-gifts-left.ts';
import { findConsolePromocode, promocodeList } from './promocode-listing.ts';
import { agreeToGift } from './agree-to-gift.ts';
import { changePromocode, createPromocode } from './write-promocode.ts';

/** Promocodes in the console: creating, changing and ending them, with their users and cost (product.md#administration). */
export function consolePromocodeRoutes(context: Context): void {
  const { db, jobs, config } = context;

  const show = async (id: string) => {
    const promocode = await findConsolePromocode(db, id);
    if (!promocode) throw new Refused('promocode_not_found');
    return { status: 'success' as const, data: { promocode } };
  };

  serveList(context, promocodeList);

  serve(context, contract.getConsolePromocode, async (request) => {
    const { id } = request.params;
    const shown = await show(id);
    await writeAction(db, request, { action: 'promocode.look', subject: { kind: 'promocode', id } });
    return shown;
  });

  serve(context, contract.getGiftsLeft, async (request) => {
    const { id } = request.params;
    const gifts = await findGiftsOf(db, id);
    await writeAction(db, request, { action: 'promocode.look', subject: { kind: 'promocode', id } });
    return {
      status: 'success',
      data: {
        gifts: gifts
          .slice(0, 200)
          .map(({ id: _id, name, leftCents }) => ({ _id, name, left: centsToEuros(leftCents) })),
        people: gifts.length,
        left: centsToEuros(gifts.reduce((sum, { leftCents }) => sum + leftCents, 0)),
      },
    };
  });

  serve(context, contract.createPromocode, async (request) =>
    show(await createPromocode(context, request, request.body)),
  );

  serve(context, contract.changePromocode, async (request) => {
    await changePromocode({ db, jobs, publicUrl: config.publicUrl }, request, request.params.id, request.body);
    return show(request.params.id);
  });

  serve(context, contract.agreeToGift, async (request) => {
    await agreeToGift(context, request, request.params.id, request.body.reason);
    return show(request.params.id);
  });
}
