import type { ComponentProps } from 'react';
import { useNow } from '../platform/clock.tsx';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import classes from './date-field.module.css';
import { Field } from './field.tsx';

/**
 * A day in the page's language. It is typed in the browser's own field, which has a calendar on each device but writes days in the language
 * of the browser: while nobody is in it, the words of the page stand there instead.
 * @param value `2026-12-01`; empty for none
 */
export function DateField({ value = '', ...field }: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const t = useT();
  const now = useNow();
  const { day } = useFormats();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(value));
  return (
    <div className={classes.field}>
      <Field
        {...field}
        type="date"
        value={value}
        end={
          <span aria-hidden="true" className={classes.words} data-empty={!isDay || undefined}>
            {isDay ? day(`${String(value)}T12:00:00Z`, now) : t('common.chooseDay')}
          </span>
        }
      />
    </div>
  );
}
