import { ownPath } from '@rondo/rules';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError, isUnanswered } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { sessionQuery, useUser } from '../../platform/session.ts';
import { useSettings } from '../../platform/settings.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { orderQuery } from './queries.ts';
import { ResultScreen } from './result-screen.tsx';

/** The result of a payment: under way, paid, not found, failed (pages.md#payment-result), or being looked into by a person. */
export function PaymentResult({ orderId }: { orderId: string }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const client = useQueryClient();
  const { contactEmail } = useSettings();
  const { data: order, error } = useQuery(orderQuery(orderId));
  const balance = useUser()?.balance ?? null;
  // Only a balance that is up to date is shown.
  const known = useIsFetching({ queryKey: sessionQuery.queryKey }) === 0;
  const paid = order?.status === 'paid';
  const notFound = orderId === '' || (error instanceof ApiError && error.code === 'payment_not_found');

  useEffect(() => {
    if (!paid) return;
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['wallet'] });
  }, [paid, client]);
  useEffect(() => {
    if (error && !notFound) showBanner('error', explain(error));
  }, [error, notFound, explain]);

  if (notFound)
    return (
      <Result
        look="failed"
        icon="search"
        title={t('paymentResult.notFound')}
        body={t('paymentResult.notFoundBody', { email: contactEmail })}
      />
    );
  const game = ownPath(order?.returnTo) ?? (order?.matchId ? `/match/${order.matchId}` : null);
  if (paid) {
    return (
      <Result
        look="paid"
        icon="check"
        title={t('paymentResult.paid')}
        body={
          <>
            <p>{t('paymentResult.paidBody', { amount: formats.money(order.paidTokens || order.amount) })}</p>
            {balance !== null && known && <p>{t('paymentResult.balance', { balance: formats.money(balance) })}</p>}
            {game && <p>{t('paymentResult.notInYet')}</p>}
          </>
        }
        game={game}
      />
    );
  }
  if (order?.underReview)
    return (
      <Result
        look="waiting"
        still
        icon="search"
        title={t('paymentResult.review')}
        body={t('paymentResult.reviewBody')}
        game={game}
      />
    );
  const refused = error !== null && !isUnanswered(error);
  if (refused || order?.status === 'failed' || order?.status === 'expired') {
    return (
      <Result
        look="failed"
        icon="cross"
        title={t('paymentResult.failed')}
        body={refused ? explain(error) : t('paymentResult.failedBody')}
        game={game}
        retry
      />
    );
  }
  return (
    <Result
      look="waiting"
      icon="clock"
      title={t('paymentResult.processing')}
      body={error ? explain(error) : t('paymentResult.processingBody')}
      game={game}
    />
  );
}

interface ResultProps {
  look: 'waiting' | 'paid' | 'failed';
  icon: IconName;
  title: string;
  body: ReactNode;
  /** The game the payer came from. */
  game?: string | null;
  retry?: boolean;
  /** Whether nothing will change by itself. */
  still?: boolean;
}

function Result({ look, icon, title, body, game, retry, still }: ResultProps) {
  const { t } = useI18n();
  return (
    <ResultScreen look={look} still={still} icon={icon} title={title} body={body}>
      {game && (
        <ButtonLink to={game} size="large" wide variant={retry ? 'secondary' : 'primary'}>
          {t('paymentResult.game')}
        </ButtonLink>
      )}
      {retry ? (
        <ButtonLink to="/wallet" size="large" wide>
          {t('paymentResult.retry')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/wallet" wide variant={game ? 'secondary' : 'primary'}>
          {t('paymentResult.wallet')}
        </ButtonLink>
      )}
      <ButtonLink to="/allgames" variant="plain" wide>
        {t('paymentResult.home')}
      </ButtonLink>
    </ResultScreen>
  );
}
