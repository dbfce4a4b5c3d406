import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Note, Problem } from '../../ui/form.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Card } from '../../ui/page.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import classes from './booking.module.css';
import { GiveUpSheet } from './give-up-sheet.tsx';
import { type Booking, bookingQuery, useProveBooking, useReleaseBooking } from './queries.ts';
import { usePayerName } from './use-payer-name.ts';

const looks: Record<Booking['status'], { tone: 'confirmed' | 'info' | 'cancelled'; icon: IconName }> = {
  active: { tone: 'confirmed', icon: 'check' },
  played: { tone: 'info', icon: 'check' },
  left: { tone: 'info', icon: 'refund' },
  refunded: { tone: 'info', icon: 'refund' },
  cancelled: { tone: 'cancelled', icon: 'cross' },
};

/** A booking with what can be done about it. */
export function BookingView({ token }: { token: string }) {
  const { t, explain } = useSpeech();
  const { data: booking, error, refetch } = useQuery(bookingQuery(token));
  const [giving, setGiving] = useState(false);
  if (error instanceof ApiError && error.code === 'booking_not_found')
    return (
      <EmptyState
        level={1}
        title={t('booking.notFound')}
        action={<ButtonLink to="/allgames">{t('wallet.lists.findGame')}</ButtonLink>}
      >
        {t('booking.notFoundBody')}
      </EmptyState>
    );
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  if (!booking)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  return (
    <>
      <Ticket booking={booking} />
      <Proof token={token} booking={booking} />
      <div className={classes.ways}>
        <ButtonLink to={`/match/${booking.match._id}`} size="large" wide variant="secondary">
          {t('booking.seeGame')}
        </ButtonLink>
        {booking.giveUp && (
          <Button size="large" wide variant="danger" onClick={() => setGiving(true)}>
            {booking.paidBy ? t('booking.decline') : t('booking.giveUp')}
          </Button>
        )}
        {booking.status === 'active' && !booking.giveUp && <p className={classes.never}>{t('booking.never')}</p>}
        {booking.release && <Release token={token} isOpen={booking.release === 'open'} />}
      </div>
      {booking.isGuest && (
        <Card>
          <h2 className={classes.title}>{t('booking.password')}</h2>
          <p className={classes.note}>{t('booking.passwordBody', { email: booking.email })}</p>
          <ButtonLink
            to={`/guest-account?email=${encodeURIComponent(booking.email)}`}
            variant={booking.refunded > 0 && !booking.paidBy ? 'primary' : 'secondary'}
          >
            {t('booking.password')}
          </ButtonLink>
        </Card>
      )}
      <p className={classes.hint}>{t('booking.intro')}</p>
      {booking.giveUp && (
        <GiveUpSheet
          token={token}
          booking={booking}
          giveUp={booking.giveUp}
          open={giving}
          onClose={() => setGiving(false)}
        />
      )}
    </>
  );
}

/** Opening the link is the proof: it is sent as the page shows, and what came of it is said. */
function Proof({ token, booking: { status, proofUntil } }: { token: string; booking: Booking }) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const { mutate, isIdle, isSuccess, error } = useProveBooking(token);
  const isAsked = status === 'active' && proofUntil !== null;
  useEffect(() => {
    if (isAsked && isIdle) mutate();
  }, [isAsked, isIdle, mutate]);
  if (status === 'left' && proofUntil !== null)
    return <Note>{t('booking.lapsed', { until: formats.time(proofUntil) })}</Note>;
  if (error) return <Problem>{explain(error)}</Problem>;
  return isSuccess ? <Note>{t('booking.proved')}</Note> : null;
}

/** What can't be refunded any more may go to whoever waits. */
function Release({ token, isOpen }: { token: string; isOpen: boolean }) {
  const { t, explain } = useSpeech();
  const change = useReleaseBooking(token, !isOpen);
  return (
    <>
      <p className={classes.note}>{isOpen ? t('booking.released') : t('booking.releaseBody')}</p>
      {change.error && <Problem>{explain(change.error)}</Problem>}
      <SubmitButton
        type="button"
        size="large"
        variant="secondary"
        working={change.isPending}
        onClick={() => change.mutate()}
      >
        {isOpen ? t('booking.keepSpot') : t('booking.release')}
      </SubmitButton>
    </>
  );
}

function Ticket({ booking }: { booking: Booking }) {
  const { t } = useSpeech();
  const formats = useFormats();
  const now = useNow();
  const { match, status, paid, teamName } = booking;
  const paidBy = usePayerName(booking);
  const { tone, icon } = looks[status];
  return (
    <article className={classes.ticket} data-over={status === 'active' ? undefined : true}>
      <div className={classes.field}>
        <FieldPattern sport={match.sport} />
        <Chip tone={tone} icon={icon}>
          {t(`booking.state.${status}`)}
        </Chip>
      </div>
      <div className={classes.facts}>
        <div>
          <span className={classes.sport}>{t(`games.sport.${match.sport}`)}</span>
          <h1>{match.name}</h1>
        </div>
        <p className="numbers">
          <Icon name="calendar" size={18} />
          {formats.day(match.game_date, now)} · {formats.timeRange(match.game_date, match.duration)}
        </p>
        <p>
          <Icon name="pin" size={18} />
          {match.address.includes(match.city) ? match.address : `${match.address}, ${match.city}`}
        </p>
        {teamName && (
          <p>
            <Icon name="people" size={18} />
            {t('booking.team')}: {teamName}
          </p>
        )}
        <p className="numbers">
          <Icon name="wallet" size={18} />
          {paid === 0
            ? t('booking.free')
            : `${paidBy ? t('booking.paidBy', { name: paidBy }) : t('booking.paid')}: ${formats.money(paid)}`}
        </p>
        <WentBack booking={booking} />
      </div>
    </article>
  );
}

function WentBack({ booking }: { booking: Booking }) {
  const { t } = useSpeech();
  const formats = useFormats();
  const paidBy = usePayerName(booking);
  const { refunded, isGuest } = booking;
  if (refunded === 0) return null;
  const amount = formats.money(refunded);
  return (
    <p>
      <Icon name="refund" size={18} />
      {paidBy
        ? t('booking.backToPayer', { amount, name: paidBy })
        : t(isGuest ? 'booking.backToGuest' : 'booking.backToYou', { amount })}
    </p>
  );
}
