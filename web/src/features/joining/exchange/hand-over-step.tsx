import type { GameDetails } from '@rondo/contract';
import { offerSpot } from '@rondo/contract/forms';
import { useEffect, useRef } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { emailOf } from '../../../platform/email-of.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { Release } from './release-step.tsx';
import { useOfferSpot } from './spot-commands.ts';

interface Props {
  game: GameDetails;
  /** Whether the spot can go to the waiting list instead. */
  mayRelease: boolean;
  onClose: () => void;
}

/** Offers the player's paid spot to somebody, or to the waiting list; they keep it until it is taken over. */
export function HandOverStep({ game, mayRelease, onClose }: Props) {
  const t = useT();
  const form = useCallForm(offerSpot, { initial: { email: '' }, say: { email: t('spots.checks.email') } });
  const { refusal } = form;
  const field = useRef<HTMLInputElement>(null);
  const offer = useOfferSpot(game._id);
  useEffect(() => field.current?.focus(), []);
  const send = ({ email }: { email: string }) =>
    offer.mutate(emailOf(email), {
      onSuccess: () => {
        showBanner('success', t('spots.handOver.done'));
        onClose();
      },
      onError: refusal.refuse,
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.handOver.title')}
      footer={
        <SubmitButton type="button" size="large" working={offer.isPending} onClick={() => form.attempt(send)}>
          {t('spots.handOver.submit')}
        </SubmitButton>
      }
    >
      <Grid gap={16}>
        <GameSummary game={game} />
        <p>{t('spots.handOver.body')}</p>
        <Form {...form.sends(send)}>
          <Field
            ref={field}
            {...form.text('email')}
            type="email"
            autoComplete="off"
            label={t('spots.handOver.email')}
            // Every refusal is about who it is offered to.
            error={form.at('email') ?? refusal.whole}
          />
        </Form>
        {mayRelease && <Release game={game} onClose={onClose} />}
      </Grid>
    </Sheet>
  );
}
