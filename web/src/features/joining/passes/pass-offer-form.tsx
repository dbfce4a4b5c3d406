import type { GameDetails } from '@rondo/contract';
import { passTerms } from '@rondo/rules/passes';
import { useState } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import classes from './passes.module.css';
import { useGamePass } from '../../../ui/joining/pay/use-game-pass.ts';
import { useOfferPass } from './pass-commands.ts';

/** Sets how much less ten games of the series cost together; for admins, who set the prices of games. */
export default function PassOfferForm({ game }: { game: GameDetails }) {
  const { t, explain } = useI18n();
  const pass = useGamePass(game);
  const offer = useOfferPass(game._id);
  const [typed, setTyped] = useTypedState<string | null>('typed', null);
  const [isWrong, setWrong] = useState(false);
  if (!pass) return null;
  const { rides: of, percentMin: min, percentMax: max } = passTerms;
  const value = typed ?? (pass.percent === null ? '' : String(pass.percent));
  const save = (percent: number | null) =>
    offer.mutate(percent, {
      onSuccess: () => {
        setTyped(null);
        showBanner('success', t(percent === null ? 'passes.offer.stopped' : 'passes.offer.saved'));
      },
      onError: (error) => showBanner('error', explain(error)),
    });
  const submit = () => {
    const percent = Number(value);
    const isRight = value !== '' && Number.isInteger(percent) && percent >= min && percent <= max;
    setWrong(!isRight);
    if (isRight) save(percent);
  };
  return (
    <Card id="pass-offer">
      <Text as="h2" size={18}>
        {t('passes.offer.title')}
      </Text>
      <Text tone="muted">{t('passes.offer.body', { of })}</Text>
      {pass.percent !== null && pass.gamesToCome < of && (
        <Text tone="muted" className="numbers">
          {t('passes.offer.few', { of, count: pass.gamesToCome })}
        </Text>
      )}
      <Form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={t('passes.offer.percent')}
          hint={t('passes.offer.hint', { min, max })}
          error={isWrong && t('passes.offer.wrong', { min, max })}
          inputMode="numeric"
          maxLength={2}
          value={value}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Row gap={10} wrap>
          <SubmitButton variant="secondary" working={offer.isPending && offer.variables !== null}>
            {t('passes.offer.save')}
          </SubmitButton>
          {pass.percent !== null && (
            <SubmitButton
              type="button"
              variant="plain"
              working={offer.isPending && offer.variables === null}
              onClick={() => save(null)}
            >
              {t('passes.offer.stop')}
            </SubmitButton>
          )}
        </Row>
      </Form>
    </Card>
  );
}
