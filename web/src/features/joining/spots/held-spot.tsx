import type { GameDetails } from '@rondo/contract';
import { cancelPayment } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { dropCheckout } from '../../../ui/joining/pay/held-checkout.ts';
import { type OpenCheckout, useOpenCheckout } from '../../../ui/joining/pay/use-open-checkout.ts';
import { timeLeft } from './time-left.ts';
import classes from './spots.module.css';

/** Tells a person who came back without paying how long their spot is still held, and how to continue. */
export function HeldSpot({ game }: { game: GameDetails }) {
  const open = useOpenCheckout(game._id);
  return open && <Held key={open.orderId} open={open} gameId={game._id} />;
}

function Held({ open, gameId }: { open: OpenCheckout; gameId: string }) {
  const t = useT();
  const formats = useFormats();
  // The spot is free for others at once; whatever the answer, this page stops asking about it.
  const drop = useMutation({
    mutationFn: () => call(cancelPayment, { body: { orderId: open.orderId } }),
    onSettled: () => dropCheckout(gameId),
  });
  return (
    <section className={classes.offer} aria-labelledby="held-spot">
      <h2 id="held-spot" className={classes.offerTitle}>
        <Icon name="clock" />
        {t('spots.checkout.heldTitle')}
      </h2>
      <p className="numbers" role="timer" aria-live="off">
        {t('spots.checkout.heldBody', { total: formats.money(open.total), left: timeLeft(open.millisecondsLeft) })}
      </p>
      <Row gap={10} wrap>
        <Button onClick={() => window.location.assign(open.paymentLink)}>{t('spots.checkout.goOn')}</Button>
        <SubmitButton type="button" variant="plain" working={drop.isPending} onClick={() => drop.mutate()}>
          {t('spots.checkout.drop')}
        </SubmitButton>
      </Row>
    </section>
  );
}
