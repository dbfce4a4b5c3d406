import { eurosToCents, holdMinutes, refundLine } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError, isUnanswered } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { useSettings } from '../../platform/settings.tsx';
import { ButtonLink, OutLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { GivingUpLine } from '../../ui/giving-up-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { mapsLink } from '../../ui/maps-link.ts';
import { Ticket, TicketLine } from '../../ui/ticket.tsx';
import { TimeRing } from '../../ui/time-ring.tsx';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import classes from './payment-result.module.css';
import { type SpotOrder, spotOrderQuery } from './queries.ts';
import { ResultScreen } from './result-screen.tsx';

interface Props {
  orderId: string;
  /** The address where joining this game starts. */
  pathToJoin: (gameId: string) => string;
  /** Says where the booking was mailed, and offers to correct that. */
  renderAddress: (order: SpotOrder, email: string) => ReactNode;
  /** Offers to add the spot's game to a calendar. */
  renderCalendar: (game: SpotOrder['match']) => ReactNode;
}

/**
 * The result of a payment for a spot: under way with the spot held, in, credited, being looked into by a person, failed, going back,
 * superseded by another way in, or not found.
 */
export function SpotPaymentResult({ orderId, pathToJoin, renderAddress, renderCalendar }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const { contactEmail } = useSettings();
  const client = useQueryClient();
  const { data, error } = useQuery(spotOrderQuery(orderId));
  const decided = data?.order.outcome ?? null;

  useEffect(() => {
    if (decided === null) return;
    for (const queryKey of [['games'], ['wallet'], sessionQuery.queryKey]) void client.invalidateQueries({ queryKey });
  }, [decided, client]);

  if (orderId === '' || (error instanceof ApiError && error.code === 'payment_not_found'))
    return (
      <ResultScreen
        look="failed"
        icon="search"
        title={t('paymentResult.notFound')}
        body={t('spotPayment.notFoundBody', { email: contactEmail })}
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
        title={refused ? t('common.somethingWrong') : t('spotPayment.asking')}
        body={refused ? explain(error) : t(error ? 'spotPayment.unasked' : 'spotPayment.askingBody')}
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
        body={<JoinedTicket order={order}>{order.isGuest && renderAddress(order, email)}</JoinedTicket>}
      >
        <Companions order={order} renderCalendar={renderCalendar} />
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
        body={t(order.isGuest ? 'spotPayment.creditedBody' : 'spotPayment.creditedBodyPlayer', {
          amount: formats.money(order.paidTokens),
          email,
        })}
      >
        <ToGame matchId={order.matchId} />
        <Home />
      </ResultScreen>
    );
  if (order.outcome === 'returned')
    return (
      <ResultScreen
        look="paid"
        icon="wallet"
        title={t('spotPayment.returned')}
        body={t('spotPayment.returnedBody', { total: formats.money(order.amount + order.fee), email })}
      >
        <ToGame matchId={order.matchId} />
        <Home />
      </ResultScreen>
    );
  if (order.superseded)
    return (
      <ResultScreen
        look="waiting"
        still
        icon="info"
        title={t('spotPayment.superseded')}
        body={t('spotPayment.supersededBody')}
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
        title={t('paymentResult.review')}
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
        <ButtonLink to={pathToJoin(order.matchId)} size="large" wide>
          {t('spotPayment.again')}
        </ButtonLink>
        <Home />
      </ResultScreen>
    );
  return <Waiting order={order} email={email} />;
}

/** The essentials of the booking: game, time, place, team, and everything that was charged. */
function JoinedTicket({ order, children }: { order: SpotOrder; children: ReactNode }) {
  const { t } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const { match, teamName, amount, fee, external } = order;
  const spot = { status: match.status, startsAt: new Date(match.game_date), paidCents: eurosToCents(amount) ?? 0 };
  const givingUp = refundLine({ ...spot, external }, new Date(now));
  const total = formats.money(amount + fee);
  return (
    <Stack gap={16} tone="ink" className={classes.joined}>
      <Ticket
        game={match}
        heading="h2"
        chip={
          <Chip tone="confirmed" icon="check">
            {t('booking.state.active')}
          </Chip>
        }
      >
        {teamName && (
          <TicketLine icon="people">
            {t('booking.team')}: {teamName}
          </TicketLine>
        )}
        <TicketLine icon="wallet">
          {fee > 0
            ? t('spotPayment.paidWithFee', { amount: formats.money(amount), fee: formats.money(fee), total })
            : t('spotPayment.paid', { total })}
        </TicketLine>
      </Ticket>
      {order.isGuest ? children : <p>{t('spotPayment.joinedBodyPlayer')}</p>}
      {order.isGuest && (
        <p>
          <GivingUpLine line={givingUp} price={amount} />
        </p>
      )}
    </Stack>
  );
}

/** Helps with getting there: calendar, route, and the group chat if there is one. */
function Companions({ order, renderCalendar }: { order: SpotOrder; renderCalendar: Props['renderCalendar'] }) {
  const { t } = useI18n();
  const { match, groupchat } = order;
  const [longitude, latitude] = match.coordinates;
  return (
    <Stack gap={10} className={classes.companions}>
      {renderCalendar(match)}
      <a
        className={classes.companion}
        href={mapsLink(latitude, longitude, 'route')}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="pin" size={18} />
        {t('spotPayment.route')}
      </a>
      {groupchat?.startsWith('https://') && (
        <a className={classes.companion} href={groupchat} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" size={18} />
          {t('match.chat')}
        </a>
      )}
    </Stack>
  );
}

const fullSeconds = holdMinutes.checkout * 60;

/** Not paid yet: the spot is held for a while, and the checkout is still open. */
function Waiting({ order, email }: { order: SpotOrder; email: string }) {
  const { t } = useI18n();
  const formats = useFormats();
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
          <p>
            <strong>{order.match.name}</strong>, {formats.day(order.match.game_date)}{' '}
            {formats.time(order.match.game_date)}
          </p>
          {held && <p>{t('spotPayment.held')}</p>}
          <p>{t('spotPayment.processingBody', { email })}</p>
        </>
      }
    >
      {order.paymentLink && (
        <OutLink href={order.paymentLink} target="_self" size="large" wide>
          {t('spotPayment.goOn')}
        </OutLink>
      )}
      <ToGame matchId={order.matchId} secondary />
    </ResultScreen>
  );
}

function ToGame({ matchId, secondary = false }: { matchId: string; secondary?: boolean }) {
  const { t } = useI18n();
  return (
    <ButtonLink to={`/match/${matchId}`} size="large" wide variant={secondary ? 'secondary' : 'primary'}>
      {t('paymentResult.game')}
    </ButtonLink>
  );
}

function Home() {
  const { t } = useI18n();
  return (
    <ButtonLink to="/allgames" variant="plain" wide>
      {t('paymentResult.home')}
    </ButtonLink>
  );
}
