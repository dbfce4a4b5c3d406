import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { isId } from '../../platform/calls/is-id.ts';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { sceneName, scenePath } from '../../platform/files/scene-path.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { ProviderError } from '../../providers/payments/provider.ts';
import { cancelOrder } from './cancel-order.ts';
import {
  findOpenOf,
  findOrder,
  findOrderByReference,
  findPayer,
  findSpotOrder,
  findTopUps,
  mayAsk,
  type SpotOrderRow,
} from './queries.ts';
import type { PaymentsContext } from './locked-order.ts';
import { refreshOrder } from './settle-order.ts';
import { startTopUp } from './start-top-up.ts';

export async function paymentRoutes(context: Context, payments: PaymentsContext): Promise<void> {
  const { app, db, clock, switches } = context;
  const { provider } = payments;

  /**
   * An order's current state: the provider is asked about an open one, at most once a second.
   * @throws Refused `payment_not_found`
   */
  const upToDate = async <Row extends { id: string; status: string }>(
    id: string,
    find: (id: string) => Promise<Row | null>,
  ): Promise<Row> => {
    const known = isId(id) ? await find(id) : null;
    if (!known) throw new Refused('payment_not_found');
    if (known.status !== 'created' || !(await mayAsk(db, known.id, clock.now()))) return known;
    // If the provider can't be asked now, the order stays as it is, and the sweep asks again.
    await refreshOrder(payments, known.id, 'page').catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
    });
    return (await find(id)) ?? known;
  };

  serve(
    context,
    contract.topUpWallet,
    async ({ body, viewer, idempotencyKey, http }) => {
      switches.requireOn('payments', provider.name);
      const asked = {
        userId: viewer.id,
        euros: body.amount,
        method: body.method,
        returnTo: body.returnTo ?? null,
        isAndroidApp: body.isAndroidApp ?? false,
        feesPaidByRondo: context.config.feesPaidByRondo,
        origin: context.config.originOf(http.request),
      };
      const started = await startTopUp(db, provider, asked, idempotencyKey);
      return {
        status: 'success',
        paymentLink: started.paymentLink,
        orderId: started.orderId,
        amount: centsToEuros(started.amountCents),
        fee: centsToEuros(started.feeCents),
      };
    },
    { limit: rateLimits.topUp },
  );

  serve(context, contract.paymentStatus, async ({ body, viewer }) => {
    const order = await upToDate(body.orderId, (id) => findOrder(db, id, viewer.id));
    return {
      status: 'success',
      order: {
        _id: order.id,
        amount: centsToEuros(order.amount_cents),
        fee: centsToEuros(order.fee_cents),
        paidTokens: order.is_credited ? centsToEuros(order.amount_cents) : 0,
        matchId: order.game_id,
        returnTo: order.return_to,
        status: order.status,
        underReview: order.under_review,
      },
      userEmail: order.email,
    };
  });

  serve(context, contract.spotPaymentStatus, async ({ body, viewer }) => {
    const order = await upToDate(body.orderId, (id) => findSpotOrder(db, id));
    return {
      status: 'success',
      order: {
        _id: order.id,
        amount: centsToEuros(order.amount_cents),
        fee: centsToEuros(order.fee_cents),
        paidTokens: order.outcome === 'credited' ? centsToEuros(order.amount_cents) : 0,
        matchId: order.game_id,
        status: order.status,
        underReview: order.under_review,
        superseded: order.superseded,
        outcome: order.outcome,
        isIn: order.is_in,
        expiresAt: order.expires_at,
        paymentLink: order.status === 'created' && !order.under_review ? order.checkout_url : null,
        match: presentTicketGame(order),
        teamName: order.team_name || null,
        external: order.external,
        groupchat: order.outcome === 'joined' && viewer?.id === order.user_id ? order.group_chat : null,
        isGuest: order.is_guest,
        address: order.guest_address,
      },
      userEmail: order.email,
    };
  });

  serve(context, contract.openPayments, async ({ viewer }) => {
    const payments = (await findOpenOf(db, viewer.id)).map((row) => ({
      _id: row.id,
      amount: centsToEuros(row.amount_cents),
      fee: centsToEuros(row.fee_cents),
      match: row.game_id === null ? null : { _id: row.game_id, name: row.game_name ?? '' },
      expiresAt: row.expires_at,
      paymentLink: row.checkout_url,
    }));
    return { status: 'success', data: { payments } };
  });

  serve(context, contract.cancelPayment, async ({ body: { orderId }, viewer }) => {
    const order = isId(orderId) ? await findPayer(db, orderId) : null;
    if (!order || (!order.is_spot && order.user_id !== viewer?.id)) throw new Refused('payment_not_found');
    await cancelOrder(payments, orderId);
    return { status: 'success', order: { _id: orderId, status: (await findPayer(db, orderId))?.status ?? 'failed' } };
  });

  serve(context, contract.myTopUps, async ({ query, viewer }) => {
    const { rows, totalCount } = await findTopUps(db, viewer.id, query);
    const payments = rows.map((row) => ({
      _id: row.id,
      amount: centsToEuros(row.amount_cents),
      fee: centsToEuros(row.fee_cents),
      method: row.method,
      status: row.status,
      createdAt: row.created_at,
    }));
    return {
      status: 'success',
      data: { payments },
      pagination: paginationOf(totalCount, query.limit),
    };
  });

  // Keeps the raw body of the provider's report, because its signature covers the bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>('/api/payments/webhooks/:provider', async (request) =>
      receiveReport(request),
    );
  });

  async function receiveReport(request: FastifyRequest<{ Params: { provider: string } }>) {
    if (request.params.provider !== provider.name) throw new Refused('not_found');
    const rawBody = typeof request.body === 'string' ? request.body : '';
    const reference = await provider.readWebhook(rawBody, request.headers, clock.now()).catch(refuseUnavailable);
    if (reference === null) throw new Refused('signature_invalid');
    const orderId = await findOrderByReference(db, provider.name, reference);
    // If the provider that reports can't be asked, it should report again.
    if (orderId !== null) await refreshOrder(payments, orderId, 'report').catch(refuseUnavailable);
    return { status: 'success' };
  }
}

function presentTicketGame(order: SpotOrderRow) {
  return {
    _id: order.game_id,
    name: order.game_name,
    sport: order.sport,
    field_type: order.surface,
    scene: scenePath(sceneName({ ...order, id: order.game_id, name: order.game_name })),
    game_date: order.starts_at,
    duration: order.duration_minutes / 60,
    status: order.game_status,
    address: order.address,
    city: order.city,
    description: order.description,
    coordinates: [order.longitude, order.latitude] satisfies [number, number],
  };
}

function refuseUnavailable(error: unknown): never {
  throw error instanceof ProviderError ? new Refused('provider_unavailable') : error;
}
