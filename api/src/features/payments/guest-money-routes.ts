import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { readGuestMoneyToken } from '../notifications/mail/guest-money-links.ts';
import { findGuestMoney, findWayBack } from './guest-money-queries.ts';
import { findGuestAccount } from '../pay/guest-details.ts';
import { askMoneyBack } from './pay-guest-back.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import type { PaymentsContext } from './locked-order.ts';

/** The money kept for a guest, by the link in their mail (product.md#guests); opening it changes nothing. */
export function guestMoneyRoutes(context: Context, payments: PaymentsContext): void {
  const { db, clock, config } = context;

  const show = async (token: string) => {
    const userId = readGuestMoneyToken(config.secretKey, token);
    const money = userId === null ? null : await findGuestMoney(db, userId);
    if (userId === null || !money) throw new Refused('guest_money_not_found');
    const keptCents = money.is_guest ? money.kept_cents : 0;
    const parts = await findWayBack(db, userId, {
      keptCents,
      provider: payments.provider.name,
      now: clock.now(),
    });
    const { account } = await findGuestAccount(db, userId);
    return {
      userId,
      answer: {
        status: 'success' as const,
        data: {
          email: money.email,
          isGuest: money.is_guest,
          kept: centsToEuros(keptCents),
          canGoBack: centsToEuros(parts.reduce((sum, { cents }) => sum + cents, 0)),
          underWay: centsToEuros(money.under_way_cents),
          sent: centsToEuros(money.sent_cents),
          account: account?.iban ?? null,
          toBank: centsToEuros(money.to_bank_cents),
          byBank: centsToEuros(money.by_bank_cents),
        },
      },
    };
  };

  serve(context, contract.getGuestMoney, async ({ params }) => (await show(params.token)).answer, {
    limit: rateLimits.guestMoney,
  });

  serve(
    context,
    contract.askGuestMoneyBack,
    async ({ params }) => {
      const { userId } = await show(params.token);
      await askMoneyBack(payments, userId);
      // If the provider doesn't answer now, the sweep asks again.
      await sendRefunds(payments);
      return (await show(params.token)).answer;
    },
    { limit: rateLimits.guestMoney },
  );
}
