import { lazy } from 'react';
import { useT } from '../../../../platform/i18n.tsx';
import { Deferred } from '../../../../ui/deferred.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Grid } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { type Days, daysOf, presets } from './preset-days.ts';

const DaysPicker = lazy(() => import('./days-picker.tsx'));

interface Props {
  days: Days;
  today: string;
  onChoose: (days: Days) => void;
}

/** A calendar month, quarter or year, or any two days. */
export function ChooseDays({ days, today, onChoose }: Props) {
  const t = useT();
  const chosen = presets.find((preset) => {
    const { from, to } = daysOf(preset, today);
    return from === days.from && to === days.to;
  });
  return (
    <Grid least={240} gap={12}>
      <SelectField
        label={t('periods.preset')}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const preset = presets.find((one) => one === target.value);
          if (preset) onChoose(daysOf(preset, today));
        }}
      >
        {presets.map((preset) => (
          <option key={preset} value={preset}>
            {t(`periods.presets.${preset}`)}
          </option>
        ))}
        {!chosen && <option value="">{t('periods.presets.other')}</option>}
      </SelectField>
      <Deferred waiting={<Skeleton height={74} />}>
        <DaysPicker {...days} onChoose={onChoose} />
      </Deferred>
    </Grid>
  );
}
