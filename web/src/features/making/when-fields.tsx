import { surfaces } from '@rondo/rules';
import { lazy, type ReactNode } from 'react';
import { UntilLoaded } from '../../platform/until-loaded.tsx';
import { useT } from '../../platform/i18n.tsx';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Fold } from './fold.tsx';
import type { SectionProps } from './use-game-form.ts';
import { NamedFields } from './named-fields.tsx';
import { NumberField } from './number-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { StartPresets } from './start-presets.tsx';

const StartPicker = lazy(() => import('./date-time-picker.tsx'));

interface Props extends SectionProps {
  place: ReactNode;
}

/** The second step: start, duration and repetition; the place and its surface. */
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
            value={form.values.game_date}
            error={form.at('game_date')}
            onChange={(value) => form.change({ game_date: value })}
            onLeave={() => form.look(['game_date'])}
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
      {!game && !settings.isChallenge && <RepeatField form={form} />}
      {place}
      <ChipChoices
        path="field_type"
        legend={t('create.surface')}
        value={form.values.field_type}
        error={form.at('field_type')}
        onChange={(surface) => form.change({ field_type: surface })}
        options={surfaces.map((surface) => ({ value: surface, label: t(`games.surface.${surface}`) }))}
      />
      <Fold
        {...section}
        title={t('create.folds.when')}
        hint={t('create.folds.whenHint')}
        fields={['field_identifier', 'organisational_details']}
      >
        <NamedFields form={form} />
        <TextField
          label={t('create.organisational')}
          hint={t('create.organisationalHint')}
          rows={2}
          {...form.text('organisational_details')}
        />
      </Fold>
    </>
  );
}
