import { lazy, Suspense } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { errorText, type SectionProps } from './form-context.ts';
import { NumberField } from './number-field.tsx';
import { RepeatField } from './repeat-field.tsx';

const StartPicker = lazy(() => import('./date-time-picker.tsx'));

/** When it starts, how long it takes, and how often it repeats. */
export function StartFields({ form, settings: { bounds, game } }: SectionProps) {
  const t = useT();
  return (
    <>
      <FieldPair>
        <Suspense fallback={<Skeleton height={92} />}>
          <StartPicker
            {...bounds}
            value={form.values.startsAt}
            error={errorText(form, 'startsAt')}
            onChange={(value) => form.setFieldValue('startsAt', value)}
            onLeave={() => void form.validateField('startsAt')}
          />
        </Suspense>
        <NumberField
          form={form}
          path="duration"
          decimals
          label={t('create.duration')}
          hint={t('create.durationHint')}
        />
      </FieldPair>
      {!game && <RepeatField form={form} />}
    </>
  );
}
