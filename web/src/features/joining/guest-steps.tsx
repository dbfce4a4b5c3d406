import type { Me } from '@rondo/contract';
import { useState } from 'react';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { useNow } from '../../platform/clock.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { EventStep, eventPrice } from './event-step.tsx';
import type { EventForm, GuestForm } from './guest-commands.ts';
import { FullForGuests, GuestStep } from './guest-step.tsx';
import type { EnteringProps } from './wizard-props.ts';
import { type Booked, BookedStep } from './success-step.tsx';

interface Props extends EnteringProps {
  /** Who is logged in: an external event asks the same of everyone. */
  player: Me | null;
  /** Whom a spot was booked for just now. */
  bookedFor: Booked | null;
  onBooked: (booked: Booked) => void;
}

/** Ways in by e-mail address: of guests (6), and to external events (9); then how to pay, then in (2). */
export function GuestSteps({ game, wizard, full, secretKey, renderMethods, ...rest }: Props) {
  const { step, go, close } = wizard;
  const { player, bookedFor, onBooked, share, onKeyRefused } = rest;
  const now = useNow();
  const [form, setForm] = useState<GuestForm | EventForm | null>(null);
  const first = game.tournament_external ? '9' : '6';
  const returnTo = `/match/${game._id}?step=1`;
  const onJoined = (booked: Booked) => {
    onBooked(booked);
    go('2');
  };
  const onPay = (typed: GuestForm | EventForm) => {
    setForm(typed);
    go('pay');
  };
  if (step === '2') {
    return bookedFor && <BookedStep {...bookedFor} share={share} onClose={close} />;
  }
  if (full) {
    return step === '1' || step === '6' ? <FullForGuests game={game} returnTo={returnTo} onClose={close} /> : null;
  }
  if (step === '1' && game.tournament_external && player) {
    return <ConfirmStep game={game} full={false} onClose={close} onNext={() => go('9')} />;
  }
  if (step === 'pay' && form) {
    const amount = form.kind === 'event' ? eventPrice(game, form.organisationMember) : shownPrice(game, now);
    return (
      <CheckoutStep
        game={game}
        secretKey={secretKey}
        form={form}
        amount={amount}
        renderMethods={renderMethods}
        onClose={close}
        onBack={() => go(first)}
        onJoined={onJoined}
        onKeyRefused={onKeyRefused}
      />
    );
  }
  if (step !== '1' && step !== first && step !== 'pay') return null;
  if (game.tournament_external) {
    return <EventStep game={game} typed={form?.kind === 'event' ? form : null} onClose={close} onPay={onPay} />;
  }
  return (
    <GuestStep
      game={game}
      secretKey={secretKey}
      typed={form?.kind === 'guest' ? form : null}
      returnTo={returnTo}
      onClose={close}
      onJoined={onJoined}
      onPay={onPay}
      onKeyRefused={onKeyRefused}
    />
  );
}
