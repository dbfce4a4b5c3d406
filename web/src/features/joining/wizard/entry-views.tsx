import type { ReactNode } from 'react';
import { shownPrice } from '../../../ui/game-card/shown-price.ts';
import { CheckoutStep } from '../enter/checkout-step.tsx';
import { EventStep, eventPrice } from '../enter/event-step.tsx';
import type { EventForm, GuestForm } from '../enter/guest-commands.ts';
import { FullForGuests, GuestStep } from '../enter/guest-step.tsx';
import { ListStep } from '../enter/list-step.tsx';
import { type Booked, BookedStep, FriendsInStep, JoinedStep, WaitingStep } from '../enter/success-step.tsx';
import { FriendsStep } from '../friends/friends-step.tsx';
import { isJoining } from '../next-action.ts';
import { stepPath, steps } from '../../../ui/joining/steps.ts';
import { PayStep } from '../../../ui/joining/pay/pay-step.tsx';
import { type WizardState, choiceOf, firstStepOf, toTopUp } from './wizard-state.ts';

/** For a player: pay, join or wait; for guests and participants of an external event: the form by email address. */
export function wayIn(at: WizardState): ReactNode {
  const { game, step, way, action, secretKey, onKeyRefused, typed, consented, onConsent, wizard } = at;
  const { close: onClose } = wizard;
  if (!isJoining(action)) return null;
  const full = action.kind === 'queue';
  const named = wizard.about('team');
  if (way === 'player') {
    // A player's way in is a single step, which shows the game and asks for confirmation; only a passcode comes before it.
    if (step !== steps.enter && step !== steps.guest && step !== steps.pay) return null;
    const ways = { game, secretKey, onClose, onKeyRefused, onDone: (is: 'joined' | 'waiting') => at.onEnd({ is }) };
    if (full || game.price === 0) return <ListStep {...ways} full={full} named={named} />;
    return (
      <PayStep {...ways} before={choiceOf(at)} renderMethods={at.renderMethods} onTopUp={toTopUp(at, steps.pay)} />
    );
  }
  if (step !== steps.enter && step !== firstStepOf[way] && step !== steps.checkout) return null;
  if (full) {
    return step === steps.checkout ? null : <FullForGuests game={game} returnTo={loggedInTo(at)} onClose={onClose} />;
  }
  const onPay = (form: GuestForm | EventForm) => {
    at.onTyped(form);
    onConsent(true);
    wizard.go(steps.checkout);
  };
  if (way === 'event') {
    const event = typed?.kind === 'event' ? typed : null;
    return <EventStep game={game} typed={event} {...{ consented, onConsent, onClose, onPay }} />;
  }
  return (
    <GuestStep
      {...{ game, named, secretKey, consented, onConsent, onClose, onPay, onKeyRefused }}
      typed={typed?.kind === 'guest' ? typed : null}
      onTyped={at.onTyped}
      returnTo={loggedInTo(at)}
      onJoined={(booked: Booked) => at.onEnd({ is: 'booked', booked })}
    />
  );
}

/** The address to which logging in returns: this step, with the private link or the group's link. */
function loggedInTo({ game, wizard }: WizardState): string {
  return stepPath(game._id, steps.enter, {
    'secret-key': wizard.about('secret-key'),
    group: wizard.about('group'),
    team: wizard.about('team'),
  });
}

/** The ways to pay for the spot that the form asks for. */
export function checkout(at: WizardState): ReactNode {
  const { game, now, way, action, typed: form, consented, secretKey, renderMethods, wizard, onKeyRefused } = at;
  if (form?.kind !== way || !consented || action.kind === 'queue' || !isJoining(action)) return wayIn(at);
  return (
    <CheckoutStep
      {...{ game, secretKey, form, renderMethods, onKeyRefused }}
      amount={form.kind === 'event' ? eventPrice(game, form.organisationMember) : shownPrice(game, now)}
      returnTo={loggedInTo(at)}
      onClose={wizard.close}
      onBack={() => wizard.go(firstStepOf[way])}
      onJoined={(booked) => at.onEnd({ is: 'booked', booked })}
    />
  );
}

export function friends(at: WizardState): ReactNode {
  const { game, mayBringFriends, secretKey, wizard, onKeyRefused } = at;
  return (
    mayBringFriends && (
      <FriendsStep
        {...{ game, secretKey, onKeyRefused }}
        before={choiceOf(at)}
        onClose={wizard.close}
        onDone={(count) => at.onEnd({ is: 'friends', count })}
        onTopUp={toTopUp(at, steps.friends)}
      />
    )
  );
}

/** They are in, or on the waiting list. */
export function done({ game, player, end, share, next, wizard: { close: onClose } }: WizardState): ReactNode {
  if (end?.is === 'booked') return <BookedStep {...end.booked} game={game} share={share} onClose={onClose} />;
  if (end?.is === 'friends') return <FriendsInStep count={end.count} share={share} onClose={onClose} />;
  const { joined = false, waiting = false } = (player && game.viewer) ?? {};
  // Just after joining, the game's new data may not have arrived yet.
  const became = end?.is ?? (joined ? 'joined' : waiting ? 'waiting' : null);
  if (became === null) return null;
  return became === 'waiting' ? (
    <WaitingStep game={game} share={share} onClose={onClose} />
  ) : (
    <JoinedStep game={game} userId={player?._id} next={next} share={share} onClose={onClose} />
  );
}
