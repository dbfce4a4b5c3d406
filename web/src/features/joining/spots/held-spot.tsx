import type { GameDetails } from '@rondo/contract';
import { cancelPayment } from '@rondo/contract/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useEverySecond } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dropCheckout, useHeldCheckout, type HeldCheckout } from '../pay/held-checkout.ts';
import { heldSpotQuery } from '../queries.ts';
import { timeLeft } from './time-left.ts';
import classes from './spots.module.css';

/** Tells somebody who came back without paying how long their spot is still held, and how to continue. */
export function HeldSpot({ game }: { game: GameDetails }) {
  const held = useHeldCheckout(game._id);
  return held && <Held key={held.orderId} held={held} gameId={game._id} />;
}

function Held({ held, gameId }: { held: HeldCheckout; gameId: string }) {
  const t = useT();
  const formats = useFormats();
  const { data: order } = useQuery(heldSpotQuery(held.orderId));
  // The spot is free for others at once; whatever the answer, this page stops asking about it.
  const drop = useMutation({
    mutationFn: () => call(cancelPayment, { body: { orderId: held.orderId } }),
    onSettled: () => dropCheckout(gameId),
  });
  const open = order?.status === 'created' && !order.underReview;
  const now = useEverySecond(open);
  const link = order?.paymentLink ?? held.paymentLink;
  if (!open || Date.parse(order.expiresAt) <= now) return null;
  return (
    <section className={classes.offer} aria-labelledby="held-spot">
      <h2 id="held-spot" className={classes.offerTitle}>
        <Icon name="clock" />
        {t('spots.checkout.heldTitle')}
      </h2>
      <p className="numbers" role="timer" aria-live="off">
        {t('spots.checkout.heldBody', {
          total: formats.money(held.total),
          left: timeLeft(Date.parse(order.expiresAt) - now),
        })}
      </p>
      <div className={classes.ways}>
        <Button onClick={() => window.location.assign(link)}>{t('spots.checkout.goOn')}</Button>
        <SubmitButton type="button" variant="plain" working={drop.isPending} onClick={() => drop.mutate()}>
          {t('spots.checkout.drop')}
        </SubmitButton>
      </div>
    </section>
  );
}
