import { gameForm } from '@rondo/rules';
import { formatDay, formatTime } from '../../platform/formats.ts';
import { numberOf } from '../../platform/call-form.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Grid } from '../../ui/layout.tsx';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { instantOf, seriesDates } from '../../platform/local-time.ts';
import { NumberField } from './number-field.tsx';

const presetGames = 4;

/** A weekly series, showing its dates in advance. */
export function RepeatField({ form }: Pick<SectionProps, 'form'>) {
  const { t, language } = useI18n();
  const { repeat_weeks: repeat, game_date: start } = form.values;
  const repeats = repeat !== '1';
  const dates = form.wrong.includes('repeat_weeks') ? [] : seriesDates(start, numberOf(repeat));
  const say = (local: string) => {
    const instant = instantOf(local);
    return instant === null
      ? t('create.errors.missingTime')
      : `${formatDay(instant, language)}, ${formatTime(instant, language)}`;
  };
  return (
    <div className={classes.group}>
      <Checkbox
        toggle
        label={t('create.repeat')}
        checked={repeats}
        onChange={(event) => form.change({ repeat_weeks: event.target.checked ? String(presetGames) : '1' })}
      />
      {repeats && (
        <>
          <NumberField
            form={form}
            path="repeat_weeks"
            label={t('create.repeatCount')}
            hint={t('create.repeatHint', { max: gameForm.seriesMax })}
          />
          {dates.length > 0 && (
            <Grid
              as="ol"
              least={160}
              gap={16}
              lineGap={4}
              size={15}
              className={`${classes.dates} numbers`}
              aria-label={t('create.repeatDates')}
            >
              {dates.map((date) => (
                <li key={date}>{say(date)}</li>
              ))}
            </Grid>
          )}
        </>
      )}
    </div>
  );
}
