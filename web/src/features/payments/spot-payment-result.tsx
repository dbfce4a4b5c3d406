import { holdMinutes } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, isUnanswered } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TimeRing } from '../../ui/time-ring.tsx';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { type SpotOrder, spotOrderQuery } from './queries.ts';
import { ResultScreen } from './result-screen.tsx';

/** What became of a payment for a spot: still under way with the spot held, in, credit, looked into by a person, failed, or not found. */
export function SpotPaymentResult({ orderId }: { orderId: string }) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const client = useQueryClient();
  const { data, error } = useQuery(spotOrderQuery(orderId));
  const decided = data?.order.outcome ?? null;

  useEffect(() => {
    if (decided !== null) void client.invalidateQueries({ queryKey: ['games'] });
  }, [decided, client]);

  if (orderId === '' || (error instanceof ApiError && error.code === 'payment_not_found'))
    return (
      <ResultScreen
        look="failed"
        icon="search"
        title={t('wallet.result.notFound')}
        body={t('wallet.result.notFoundBody')}
      >
        <Home />
      </ResultScreen>
    );
  const refused = error !== null && !isUnanswered(error);
  if (!data)
    return (
      <ResultScreen
        look={refused ? 'failed' : 'waiting'}
        icon={refused ? 'cross' : 'clock'}
        title={refused ? t('common.somethingWrong') : t('spotPayment.processing')}
        body={error && explain(error)}
      >
        <Home />
      </ResultScreen>
    );
  const { order, userEmail: email } = data;
  if (order.outcome === 'joined')
    return (
      <ResultScreen
        look="paid"
        icon="check"
        title={t('spotPayment.joined')}
        body={t('spotPayment.joinedBody', { email })}
      >
        <ToGame matchId={order.matchId} />
        <Home />
      </ResultScreen>
    );
  if (order.outcome === 'credited')
    return (
      <ResultScreen
        look="paid"
        icon="wallet"
        title={t('spotPayment.credited')}
        body={t('spotPayment.creditedBody', { amount: formats.money(order.paidTokens), email })}
      >
        <ToGame matchId={order.matchId} />
        <Home />
      </ResultScreen>
    );
  if (order.underReview)
    return (
      <ResultScreen
        look="waiting"
        still
        icon="search"
        title={t('wallet.result.review')}
        body={t('spotPayment.reviewBody', { email })}
      >
        <ToGame matchId={order.matchId} />
        <Home />
      </ResultScreen>
    );
  if (order.status === 'failed' || order.status === 'expired')
    return (
      <ResultScreen
        look="failed"
        icon="cross"
        title={t(`spotPayment.${order.status}`)}
        body={t(order.status === 'failed' ? 'spotPayment.failedBody' : 'spotPayment.expiredBody')}
      >
        <ButtonLink to={`/match/${order.matchId}?step=1`} size="large" wide>
          {t('spotPayment.again')}
        </ButtonLink>
        <Home />
      </ResultScreen>
    );
  return <Waiting order={order} email={email} />;
}

const fullSeconds = holdMinutes.checkout * 60;

/** Not paid yet: the spot is held for a while, and the checkout is still open. */
function Waiting({ order, email }: { order: SpotOrder; email: string }) {
  const { t } = useSpeech();
  const secondsLeft = useSecondsLeft(order.expiresAt, fullSeconds);
  const held = secondsLeft > 0;
  return (
    <ResultScreen
      look="waiting"
      icon="clock"
      sign={held && <TimeRing secondsLeft={secondsLeft} fullSeconds={fullSeconds} label={t('spotPayment.timeLeft')} />}
      title={t('spotPayment.processing')}
      body={
        <>
          {held && <p>{t('spotPayment.held')}</p>}
          <p>{t('spotPayment.processingBody', { email })}</p>
        </>
      }
    >
      {order.paymentLink && (
        <ButtonLink to={order.paymentLink} reloadDocument size="large" wide>
          {t('spotPayment.goOn')}
        </ButtonLink>
      )}
      <ToGame matchId={order.matchId} secondary />
    </ResultScreen>
  );
}

function ToGame({ matchId, secondary = false }: { matchId: string; secondary?: boolean }) {
  const { t } = useSpeech();
  return (
    <ButtonLink to={`/match/${matchId}`} size="large" wide variant={secondary ? 'secondary' : 'primary'}>
      {t('wallet.result.game')}
    </ButtonLink>
  );
}

function Home() {
  const { t } = useSpeech();
  return (
    <ButtonLink to="/allgames" variant="plain" wide>
      {t('wallet.result.home')}
    </ButtonLink>
  );
}
