import * as contract from '@rondo/contract';
import { centsToEuros, nameFrom } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/wording/language.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Database } from '../../platform/db.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { withGuests } from '../accounts/with-guests.ts';
import { askAboutGuest } from '../joining/ask-about-others.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { lacksTeam } from './booking-queries.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import { correctAsPayer } from './correct-address.ts';
import { openLink } from './open-link.ts';
import { readBookingLink } from './read-booking-link.ts';
import { releaseSpot, withdrawSpot } from '../handing-over/hand-over.ts';
import { limitUnfinished } from '../checkout/limit-unfinished.ts';
import { offeredCents } from '../joining/offered-cents.ts';
import { presentBooking } from './present.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { presentCheckout } from '../checkout/present-checkout.ts';

/** How a checkout without a login is paid. */
const byAddress = { codes: null, isAndroidApp: false };

/** Joining and leaving without a login (product.md#guests): by email address, and by the link mailed to it. */
export function guestRoutes(
  context: Context,
  payments: PaymentsContext,
  batcher: CommandBatcher<GameCommand, GameAnswer>,
): void {
  const { db, config, clock, switches } = context;
  const checkouts = { payments, batcher, clock, switches, feesPaidByRondo: config.feesPaidByRondo };

  /** Acts for a person who enters by email address, with any key to the game they have. */
  const enter = async <T>(
    body: {
      matchId: string;
      teamId?: string | null;
      secret_key?: string | null;
      group?: string | null;
      email: string;
      name?: string;
    },
    { request, viewer }: { request: FastifyRequest; viewer: Viewer | null },
    act: (entering: {
      userId: string;
      teamId: string | null;
      entryKey: string | null;
      groupId: string | null;
      email: string;
      vouched: boolean;
    }) => Promise<T>,
  ): Promise<T> => {
    await limitAttempts(db, rateLimits.guest, request.ip);
    const { email } = body;
    const name = nameFrom(body.name ?? '');
    const now = clock.now();
    const people = [{ email, ...(name && { name }) }];
    const ofBody = {
      teamId: body.teamId ?? null,
      entryKey: body.secret_key ?? null,
      groupId: body.group ?? null,
      email,
    };
    return withGuests(db, people, { language: languageOf(request), now }, ([userId = '']) => {
      const vouched = viewer?.id === userId;
      const enterAs = () => act({ ...ofBody, userId, vouched });
      return vouched ? enterAs() : askAboutGuest(db, email, enterAs);
    });
  };

  serve(context, contract.joinFreeAsGuest, async ({ body, viewer, idempotencyKey: key, http: { request } }) => {
    await checkForm(db, body);
    const unproven = { network: request.ip, gameId: body.matchId, orderId: null };
    const answer = await withinMailBudget(db, { budget: 'booking', addresses: [body.email], key }, () =>
      enter(body, { request, viewer }, (entering) =>
        limitUnfinished(db, { ...unproven, userId: entering.userId }, () =>
          batcher.submit(body.matchId, { kind: 'join', ...entering, allowPayment: false, byAddress: true, key }),
        ),
      ),
    );
    const proofUntil = answer.did === 'joined' ? (answer.proofUntil ?? null) : null;
    return { status: 'success', message: 'You have been added to the match successfully!', proofUntil };
  });

  serve(context, contract.payAsGuest, async ({ body, viewer, idempotencyKey: key, http }) => {
    await checkForm(db, body);
    const origin = config.originOf(http.request);
    const { matchId: gameId, method } = body;
    const asked = {
      gameId,
      offeredCents: offeredCents(body.amount),
      event: null,
      ...byAddress,
      method,
      origin,
      network: http.request.ip,
      key,
    };
    return enter(body, { request: http.request, viewer }, async (entering) =>
      presentCheckout(await startCheckout(checkouts, { ...asked, ...entering })),
    );
  });

  serve(context, contract.payExternalEvent, async ({ body, viewer, idempotencyKey: key, http }) => {
    const origin = config.originOf(http.request);
    const { matchId: gameId, method, name, teamName, organisation, organisationMember: isMember } = body;
    const event = { name, teamName, organisation, isMember };
    const asked = { gameId, offeredCents: null, event, ...byAddress, method, origin, network: http.request.ip, key };
    return enter(body, { request: http.request, viewer }, async (entering) =>
      presentCheckout(await startCheckout(checkouts, { ...asked, ...entering })),
    );
  });

  serve(context, contract.correctPaidAddress, async ({ params, body, http: { request } }) => {
    await limitAttempts(db, rateLimits.guest, request.ip);
    await correctAsPayer(context, params.id, body.email);
    return { status: 'success', message: 'Your booking is on its way to the corrected address.' };
  });

  /** The link is for this booking only: if the person books the same game again, that booking has its own link. */
  const activeBookingOf = async (token: string) => {
    const booking = await readBookingLink(context, token);
    if (booking.spot_status !== 'active')
      throw new Refused(booking.status === 'cancelled' ? 'game_cancelled' : 'not_joined');
    await openLink(db, booking);
    return booking;
  };

  serve(context, contract.getBooking, async ({ params, viewer }) => {
    const booking = await readBookingLink(context, params.token);
    return {
      status: 'success',
      data: { booking: presentBooking(booking, { viewer, config, now: clock.now() }) },
    };
  });

  serve(context, contract.proveBooking, async ({ params }) => {
    const booking = await readBookingLink(context, params.token);
    await openLink(db, booking);
    const { id: registrationId, game_id: gameId, user_id: userId } = booking;
    await batcher.submit(gameId, { kind: 'prove', userId, registrationId, key: null });
    return { status: 'success', message: 'Your spot is confirmed.' };
  });

  serve(context, contract.releaseBooking, async ({ params }) => {
    const { game_id: gameId, user_id: userId } = await activeBookingOf(params.token);
    await releaseSpot(context, { gameId, fromId: userId, byId: userId });
    return { status: 'success', message: 'Your spot is released to the waiting list.' };
  });
  serve(context, contract.keepBooking, async ({ params }) => {
    const { game_id: gameId, user_id: userId } = await activeBookingOf(params.token);
    await withdrawSpot(context, { gameId, fromId: userId, byId: userId });
    return { status: 'success', message: 'Your spot is not offered any more.' };
  });

  serve(context, contract.cancelBooking, async ({ params, body }) => {
    const booking = await activeBookingOf(params.token);
    const { user_id: userId } = booking;
    const kind = booking.spot_cents > 0 ? 'refund' : 'leave';
    const shownCents = offeredCents(body.amount);
    const command =
      kind === 'refund' ? ({ kind, userId, targetId: userId, shownCents } as const) : ({ kind, userId } as const);
    const answer = await batcher.submit(booking.game_id, { ...command, key: null });
    const { refundedCents, retainedCents } =
      answer.did === 'refunded' ? answer : { refundedCents: 0, retainedCents: 0 };
    const data = { refundedAmount: centsToEuros(refundedCents), retainedAmount: centsToEuros(retainedCents) };
    return { status: 'success', message: 'You have given up your spot.', data };
  });
}

/** @throws Refused `team_required`, then `terms_required`, then `privacy_required` (product.md#joining) */
async function checkForm(
  db: Database,
  { matchId, teamId, terms, privacy }: { matchId: string; teamId?: string | null; terms: boolean; privacy: boolean },
): Promise<void> {
  if (terms && privacy) return;
  if (await lacksTeam(db, matchId, teamId ?? null)) throw new Refused('team_required');
  throw new Refused(terms ? 'privacy_required' : 'terms_required');
}
