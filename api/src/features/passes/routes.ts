import * as contract from '@rondo/contract';
import { centsToEuros, eurosToCents } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { requireGameAccess } from '../games/access/require-game-access.ts';
import { findStandings } from '../games/access/standing-queries.ts';
import { buyPass } from './buy-pass.ts';
import { handBackPass } from './end-pass.ts';
import { offerPass } from './offer-pass.ts';
import { findOwn, findSold } from './pass-queries.ts';
import { presentGamePass, presentOwn, presentWalletPass } from './present.ts';

/** Buying, offering and handing back passes (product.md#passes). */
export function passRoutes(context: Context): void {
  const { db, clock, config } = context;

  /** Also lets through players who joined by a private link. */
  const requireAccess = async (gameId: string, viewer: Viewer) => {
    const [row] = await findStandings(db, [gameId], viewer.id);
    requireGameAccess(config.secretKey, row, { viewer, secretKey: undefined, now: clock.now() });
  };
  serve(context, contract.gamePass, async ({ params: { id }, viewer }) => {
    await requireAccess(id, viewer);
    const now = clock.now();
    const sold = await findSold(db, id, now);
    if (!sold) throw new Refused('game_not_found');
    const [own] = await findOwn(db, viewer.id, sold.series_id);
    return { status: 'success', data: presentGamePass(sold, own, now) };
  });

  serve(context, contract.offerPass, async (request) => {
    const percent = await offerPass(context, request, request.params.id, request.body.percent);
    const message = percent === null ? 'No pass is offered any more.' : 'The pass is offered.';
    return { status: 'success', message, data: { percent } };
  });

  serve(context, contract.buyPass, async ({ params: { id: gameId }, body, viewer, idempotencyKey: key }) => {
    await requireAccess(gameId, viewer);
    const shownCents = eurosToCents(body.amount) ?? -1;
    const { balanceCents, ...pass } = await buyPass(db, { userId: viewer.id, gameId, shownCents, key });
    return {
      status: 'success' as const,
      message: 'The pass is yours.',
      data: { pass: presentOwn(pass), balance: centsToEuros(balanceCents) },
    };
  });

  serve(context, contract.myPasses, async ({ viewer }) => {
    const rows = await findOwn(db, viewer.id);
    return { status: 'success', data: rows.map(presentWalletPass) };
  });

  serve(context, contract.handBackPass, async ({ params: { id: passId }, body, viewer, idempotencyKey: key }) => {
    const shownCents = eurosToCents(body.amount) ?? -1;
    const { refundCents, balanceCents } = await handBackPass(db, { userId: viewer.id, passId, shownCents, key });
    return {
      status: 'success',
      message: 'Your pass is handed back.',
      data: { amount: centsToEuros(refundCents), balance: centsToEuros(balanceCents) },
    };
  });
}
