import * as contract from '@rondo/contract';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findAudience } from '../games/finding/find-audience.ts';
import { presentCard, presentCards } from '../games/present.ts';
import { changeWish, createWish, removeWish, turnWish } from './keep-wish.ts';
import { findFitting, findWishes } from './find-wishes.ts';
import { presentWish } from './wish-row.ts';

/** Wishes for games that people want to be told of (product.md#wishes). */
export function wishRoutes(context: Context): void {
  const { db, clock } = context;
  const limit = (userId: string) => limitAttempts(db, rateLimits.wishes, userId);

  serve(context, contract.listWishes, async ({ viewer: { id: userId } }) => {
    const [rows, audience] = await Promise.all([findWishes(db, userId), findAudience(db, userId)]);
    const fitting = await Promise.all(rows.map((row) => findFitting(db, row, { userId, audience }, clock.now())));
    const wishes = rows.map((row, index) => {
      const games = fitting[index] ?? [];
      const matches = presentCards(games, presentCard);
      return { ...presentWish(row), fitting: { count: games[0]?.total ?? 0, matches } };
    });
    return { status: 'success', data: { wishes } };
  });

  serve(context, contract.createWish, async ({ body, viewer }) => {
    await limit(viewer.id);
    return { status: 'success', data: { wish: presentWish(await createWish(db, viewer.id, body, clock.now())) } };
  });

  serve(context, contract.changeWish, async ({ params: { id: wishId }, body, viewer: { id: userId } }) => {
    await limit(userId);
    return {
      status: 'success',
      data: { wish: presentWish(await changeWish(db, { userId, wishId }, body, clock.now())) },
    };
  });

  serve(context, contract.turnWish, async ({ params: { id: wishId }, body, viewer: { id: userId } }) => {
    await limit(userId);
    return {
      status: 'success',
      data: { wish: presentWish(await turnWish(db, { userId, wishId }, body.isOn, clock.now())) },
    };
  });

  serve(context, contract.removeWish, async ({ params: { id: wishId }, viewer: { id: userId } }) => {
    await removeWish(db, { userId, wishId });
    return { status: 'success' };
  });
}
