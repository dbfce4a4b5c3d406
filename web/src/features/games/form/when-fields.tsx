import { gameForm, surfaces } from '@rondo/rules';
import { lazy, type ReactNode } from 'react';
import { UntilLoaded } from '../../../platform/until-loaded.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Fold } from './fold.tsx';
import { errorText, type SectionProps } from './form-context.ts';
import { NamedFields } from './named-fields.tsx';
import { NumberField } from './number-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { StartPresets } from './start-presets.tsx';

const StartPicker = lazy(() => import('./date-time-picker.tsx'));

interface Props extends SectionProps {
  place: ReactNode;
}

/** The second step: when it starts, how long it takes and how often it repeats; where, and on what. */
export function WhenFields({ place, ...section }: Props) {
  const t = useT();
  const { form, settings } = section;
  const { bounds, game } = settings;
  return (
    <>
      {!game && <StartPresets {...section} />}
      <FieldPair>
        <UntilLoaded fallback={<Skeleton height={92} />}>
          <StartPicker
            {...bounds}
            value={form.values.startsAt}
            error={errorText(form, 'startsAt')}
            onChange={(value) => form.setFieldValue('startsAt', value)}
            onLeave={() => void form.validateField('startsAt')}
          />
        </UntilLoaded>
        <NumberField
          form={form}
          path="duration"
          decimals
          label={t('create.duration')}
          hint={t('create.durationHint')}
        />
      </FieldPair>
      {!game && <RepeatField form={form} />}
      {place}
      <ChipChoices
        path="surface"
        legend={t('create.surface')}
        value={form.values.surface}
        error={errorText(form, 'surface')}
        onChange={(surface) => form.setFieldValue('surface', surface)}
        options={surfaces.map((surface) => ({ value: surface, label: t(`games.surface.${surface}`) }))}
      />
      <Fold
        {...section}
        title={t('create.folds.when')}
        hint={t('create.folds.whenHint')}
        fields={['fields', 'organisational']}
      >
        <NamedFields form={form} />
        <TextField
          label={t('create.organisational')}
          hint={t('create.organisationalHint')}
          maxLength={gameForm.organisationalDetailsMax}
          rows={2}
          {...form.getInputProps('organisational')}
        />
      </Fold>
    </>
  );
}
