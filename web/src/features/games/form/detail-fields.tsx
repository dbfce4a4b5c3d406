import type { UseFormReturnType } from '@mantine/form';
import { gameForm } from '@rondo/rules';
import { lazy, Suspense } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import type { GameDraft } from './fields.ts';
import classes from './game-form.module.css';

const StartPicker = lazy(() => import('./date-time-picker.tsx'));

interface Props {
  form: UseFormReturnType<GameDraft>;
  freeOnly: boolean;
  bounds: { earliest: string; latest: string };
}

/** When, how long, for how many and for how much. */
export function DetailFields({ form, freeOnly, bounds }: Props) {
  const t = useT();
  const { free } = form.values;
  const startError = form.errors.startsAt;
  const setFree = (next: boolean) =>
    form.setValues({ free: next, price: next ? '0' : String(gameForm.priceDefaultCents / 100) });
  return (
    <>
      <FieldPair>
        <Suspense fallback={<Skeleton height={92} />}>
          <StartPicker
            {...bounds}
            value={form.values.startsAt}
            error={typeof startError === 'string' ? startError : null}
            onChange={(value) => form.setFieldValue('startsAt', value)}
            onLeave={() => void form.validateField('startsAt')}
          />
        </Suspense>
        <Field
          label={t('create.duration')}
          hint={t('create.durationHint')}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('duration')}
        />
      </FieldPair>
      <FieldPair>
        <Field
          label={t('create.minimum')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...form.getInputProps('minimum')}
        />
        <Field
          label={t('create.players')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...form.getInputProps('players')}
        />
      </FieldPair>
      <div>
        <Checkbox
          toggle
          label={t('create.free')}
          checked={free}
          disabled={freeOnly}
          onChange={(event) => setFree(event.target.checked)}
        />
        {freeOnly && <p className={classes.hint}>{t('create.freeLocked')}</p>}
      </div>
      {!free && (
        <FieldPair>
          <Field label={t('create.price')} inputMode="decimal" autoComplete="off" {...form.getInputProps('price')} />
        </FieldPair>
      )}
      <FieldPair>
        <Field
          label={t('create.field')}
          maxLength={gameForm.fieldIdentifierMax}
          autoComplete="off"
          {...form.getInputProps('field')}
        />
        <Field
          label={t('create.passcode')}
          maxLength={gameForm.passcodeMax}
          autoComplete="off"
          {...form.getInputProps('passcode')}
        />
      </FieldPair>
      <p className={classes.hint}>{t('create.passcodeHint')}</p>
    </>
  );
}
