import type { ComponentProps } from 'react';
import { useNow } from '../platform/clock.tsx';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import classes from './date-field.module.css';
import { Field } from './field.tsx';

/**
 * A day, or a day with its time, in the page's language. The field is the browser's own, which has a calendar on each device but writes days in
 * the browser's language: while it doesn't have the focus, the page's words cover it.
 * @param value `2026-12-01`, `2026-12-01T19:30` with its time; empty for none
 */
export function DateField({
  value = '',
  withTime = false,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'end'> & { withTime?: boolean }) {
  const t = useT();
  const now = useNow();
  const { day } = useFormats();
  const [, on, at = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(String(value)) ?? [];
  return (
    <div className={classes.field} data-timed={withTime || undefined}>
      <Field
        {...field}
        type={withTime ? 'datetime-local' : 'date'}
        value={value}
        end={
          <span aria-hidden="true" className={classes.words} data-empty={on === undefined || undefined}>
            {on === undefined ? t('common.chooseDay') : `${day(`${on}T12:00:00Z`, now)} ${at}`.trimEnd()}
          </span>
        }
      />
    </div>
  );
}
