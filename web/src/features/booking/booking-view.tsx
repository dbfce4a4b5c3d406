import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { dropUnproved } from '../../platform/unproved-spot.ts';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Note, Problem } from '../../ui/form.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Ticket, TicketLine } from '../../ui/ticket.tsx';
import { TicketCode } from '../../ui/ticket-code.tsx';
import { WeatherLine } from '../../ui/weather/weather-line.tsx';
import { PhoneWallets, walletsOfBooking } from '../../ui/phone-wallets.tsx';
import { GiveUpSheet } from './give-up-sheet.tsx';
import { useProveBooking, useReleaseBooking } from './commands.ts';
import { type Booking, bookingQuery } from './queries.ts';
import { usePayerName } from './use-payer-name.ts';

const looks: Record<Booking['status'], { tone: 'confirmed' | 'info' | 'cancelled'; icon: IconName }> = {
  active: { tone: 'confirmed', icon: 'check' },
  played: { tone: 'info', icon: 'check' },
  left: { tone: 'info', icon: 'refund' },
  refunded: { tone: 'info', icon: 'refund' },
  cancelled: { tone: 'cancelled', icon: 'cross' },
};

/** A booking with the actions on it. */
export function BookingView({ token }: { token: string }) {
  const { t, explain } = useI18n();
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
      <BookedTicket booking={booking} />
      {booking.takenOut && (
        <Note>
          {t(`booking.takenOut.${booking.takenOut.by}`)}
          {booking.takenOut.reason && `: “${booking.takenOut.reason}”`}
        </Note>
      )}
      <Proof token={token} booking={booking} />
      {booking.status === 'active' && booking.ticket && <TicketCode ticket={booking.ticket} />}
      {booking.phoneWallets.length > 0 && (
        <Row gap={10} align="center" wrap above={16}>
          <PhoneWallets wallets={booking.phoneWallets} addresses={walletsOfBooking(token)} />
        </Row>
      )}
      <Stack gap={10} above={16} below={24}>
        <ButtonLink to={`/match/${booking.match._id}`} size="large" wide variant="secondary">
          {t('booking.seeGame')}
        </ButtonLink>
        {booking.giveUp && (
          <Button size="large" wide variant="plain" onClick={() => setGiving(true)}>
            {booking.paidBy ? t('booking.decline') : t('booking.giveUp')}
          </Button>
        )}
        {booking.status === 'active' && !booking.giveUp && !booking.release && (
          <Text tone="muted" centered>
            {t(booking.paid === 0 ? 'booking.neverFree' : 'booking.never')}
          </Text>
        )}
        {booking.release && <Release token={token} booking={booking} />}
      </Stack>
      {booking.isGuest && (
        <Card>
          <Text as="h2" size={18}>
            {t('booking.password')}
          </Text>
          <Text above={6} below={12} tone="muted" breaks>
            {t('booking.passwordBody', { email: booking.email })}
          </Text>
          <ButtonLink
            to={`/guest-account?email=${encodeURIComponent(booking.email)}`}
            variant={booking.refunded > 0 && !booking.paidBy ? 'primary' : 'secondary'}
          >
            {t('booking.password')}
          </ButtonLink>
        </Card>
      )}
      <Text above={16} size={14} tone="muted" centered>
        {t('booking.intro')}
      </Text>
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

/**
 * Reports the opening of a guest's link when the page appears: from then on the address is theirs. For a free spot it is the proof, whose
 * result is shown.
 */
function Proof({ token, booking }: { token: string; booking: Booking }) {
  const { match, status, proofUntil, isGuest, opened } = booking;
  const { t, explain } = useI18n();
  const formats = useFormats();
  const { mutate, isIdle, isSuccess, error, variables: wasUnproved } = useProveBooking(token);
  const isUnproved = status === 'active' && proofUntil !== null;
  const isAsked = isUnproved || (status === 'active' && isGuest && !opened);
  useEffect(() => {
    if (isSuccess || !isUnproved) dropUnproved(match._id);
  }, [isSuccess, isUnproved, match._id]);
  useEffect(() => {
    if (isAsked && isIdle) mutate(isUnproved);
  }, [isAsked, isIdle, isUnproved, mutate]);
  if (status === 'left' && proofUntil !== null)
    return (
      <Stack above={12}>
        <Note>{t('booking.lapsed', { until: `${formats.day(proofUntil)} ${formats.time(proofUntil)}` })}</Note>
      </Stack>
    );
  if (!wasUnproved || (!error && !isSuccess)) return null;
  return <Stack above={12}>{error ? <Problem>{explain(error)}</Problem> : <Note>{t('booking.proved')}</Note>}</Stack>;
}

/** Offers a spot that can no longer be refunded to the waiting list. */
function Release({ token, booking: { release, paid } }: { token: string; booking: Booking }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const isOpen = release === 'open';
  const change = useReleaseBooking(token, !isOpen);
  return (
    <>
      <Text above={6} below={12} tone="muted" breaks>
        {isOpen ? t('booking.released') : t('booking.releaseBody', { amount: formats.money(paid) })}
      </Text>
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

function BookedTicket({ booking }: { booking: Booking }) {
  const { t } = useI18n();
  const formats = useFormats();
  const { match, status, paid, fee, teamName, weather } = booking;
  const paidBy = usePayerName(booking);
  const { tone, icon } = looks[status];
  const [amount, total] = [formats.money(paid), formats.money(paid + fee)];
  const paidWords = () => {
    if (paid === 0) return t('booking.free');
    if (paidBy) return `${t('booking.paidBy', { name: paidBy })}: ${amount}`;
    return fee === 0
      ? t('spotPayment.paid', { total })
      : t('spotPayment.paidWithFee', { amount, fee: formats.money(fee), total });
  };
  return (
    <Ticket
      game={match}
      heading="h1"
      over={status !== 'active'}
      chip={
        <Chip tone={tone} icon={icon}>
          {t(`booking.state.${booking.takenOut ? 'takenOut' : status}`)}
        </Chip>
      }
    >
      {weather && <WeatherLine weather={weather} />}
      {teamName && (
        <TicketLine icon="people">
          {t('booking.team')}: {teamName}
        </TicketLine>
      )}
      <TicketLine icon="wallet">{paidWords()}</TicketLine>
      <WentBack booking={booking} />
    </Ticket>
  );
}

function WentBack({ booking }: { booking: Booking }) {
  const { t } = useI18n();
  const formats = useFormats();
  const paidBy = usePayerName(booking);
  const { refunded, isGuest } = booking;
  if (refunded === 0) return null;
  const amount = formats.money(refunded);
  return (
    <TicketLine icon="refund">
      {paidBy
        ? t('booking.backToPayer', { amount, name: paidBy })
        : t(isGuest ? 'booking.backToGuest' : 'booking.backToYou', { amount })}
    </TicketLine>
  );
}
