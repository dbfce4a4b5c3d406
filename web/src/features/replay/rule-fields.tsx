import { gameForm } from '@rondo/rules';
import { type Policy, policyInForce, policyReplay, triedRefunds } from '@rondo/rules/policy-replay';
import { useId } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Slider } from '../../ui/slider.tsx';
import classes from './replay.module.css';

interface Props {
  policy: Policy;
  onChange: (policy: Policy) => void;
}

/** The price, the minimum and the refunds, each on a slider. */
export function RuleFields({ policy, onChange }: Props) {
  const t = useT();
  const { pricePercent, minimumPlayers, refunds } = policy;
  // The slider's lowest position, a step below the lowest possible minimum, means each game's own minimum.
  const own = gameForm.minimumPlayersMin - 1;
  return (
    <>
      <Field
        label={t('whatIf.price')}
        said={t('whatIf.priceOf', { percent: pricePercent })}
        range={[policyReplay.pricePercentMin, policyReplay.pricePercentMax, 5]}
        value={pricePercent}
        onSlide={(percent) => onChange({ ...policy, pricePercent: percent })}
      />
      <Field
        label={t('whatIf.minimum')}
        said={minimumPlayers === null ? t('whatIf.ownMinimum') : t('whatIf.minimumOf', { count: minimumPlayers })}
        range={[own, policyReplay.minimumMax, 1]}
        value={minimumPlayers ?? own}
        onSlide={(players) => onChange({ ...policy, minimumPlayers: players === own ? null : players })}
      />
      <fieldset className={classes.refunds}>
        <legend>{t('whatIf.refunds')}</legend>
        {triedRefunds.map((stretch) => (
          <Field
            key={stretch}
            label={t(`whatIf.${stretch}`)}
            said={t('whatIf.percent', { percent: refunds[stretch] })}
            range={[0, 100, 5]}
            value={refunds[stretch]}
            onSlide={(percent) => onChange({ ...policy, refunds: { ...refunds, [stretch]: percent } })}
          />
        ))}
      </fieldset>
      <Button variant="secondary" onClick={() => onChange(policyInForce)}>
        {t('whatIf.reset')}
      </Button>
    </>
  );
}

interface FieldProps {
  label: string;
  /** The value in words. */
  said: string;
  /** Lowest value, highest value, step. */
  range: readonly [number, number, number];
  value: number;
  onSlide: (value: number) => void;
}

function Field({ label, said, range: [min, max, step], value, onSlide }: FieldProps) {
  const id = useId();
  return (
    <Stack>
      <Row as="span" gap={16} lineGap={4} justify="between" wrap weight={650} className={classes.line}>
        <label htmlFor={id}>{label}</label>
        <Text as="output" tone="ink" htmlFor={id} className="numbers">
          {said}
        </Text>
      </Row>
      <Slider id={id} min={min} max={max} step={step} value={value} aria-valuetext={said} onSlide={onSlide} />
    </Stack>
  );
}
