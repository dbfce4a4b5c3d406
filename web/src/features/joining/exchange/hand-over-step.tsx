import type { GameDetails } from '@rondo/contract';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { emailOf, isEmail } from '../../../platform/email-of.ts';
import { GameSummary } from '../parts/game-summary.tsx';
import { Release } from './release-step.tsx';
import { useOfferSpot } from './spot-commands.ts';

/** Offers the player's paid spot to somebody, or to the waiting list; they keep it until it is taken over. */
export function HandOverStep({ game, onClose }: { game: GameDetails; onClose: () => void }) {
  const { t, explain } = useI18n();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const offer = useOfferSpot(game._id);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    setAsked(true);
    if (!isEmail(email)) {
      field.current?.focus();
      return;
    }
    offer.mutate(emailOf(email), {
      onSuccess: () => {
        showBanner('success', t('spots.handOver.done'));
        onClose();
      },
      onError: () => field.current?.select(),
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.handOver.title')}
      footer={
        <SubmitButton type="button" size="large" working={offer.isPending} onClick={submit}>
          {t('spots.handOver.submit')}
        </SubmitButton>
      }
    >
      <Grid gap={16}>
        <GameSummary game={game} />
        <p>{t('spots.handOver.body')}</p>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            ref={field}
            type="email"
            autoComplete="off"
            maxLength={254}
            label={t('spots.handOver.email')}
            value={email}
            error={asked && !isEmail(email) ? t('spots.checks.email') : offer.error && explain(offer.error)}
            onChange={(event) => {
              setEmail(event.target.value);
              offer.reset();
            }}
          />
        </Form>
        <Release game={game} onClose={onClose} />
      </Grid>
    </Sheet>
  );
}
