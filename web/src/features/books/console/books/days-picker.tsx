import { DatePickerInput } from '@mantine/dates';
import { useState } from 'react';
import { useT } from '../../../../platform/i18n.tsx';
import { Calendars } from '../../../../ui/calendars.tsx';
import classes from '../../../../ui/date-picker.module.css';
import type { Days } from './preset-days.ts';

interface Props extends Days {
  onChoose: (days: Days) => void;
}

/** A calendar in which the first and the last day of a period are chosen. */
export default function DaysPicker({ from, to, onChoose }: Props) {
  const t = useT();
  // Between the first day and the last.
  const [begun, setBegun] = useState<string | null>(null);
  return (
    <Calendars>
      <DatePickerInput
        type="range"
        allowSingleDateInRange
        label={t('periods.days')}
        valueFormat="D MMM YYYY"
        popoverProps={{ classNames: { dropdown: classes.dropdown } }}
        classNames={{ input: classes.input, label: classes.label, day: classes.choice }}
        ariaLabels={{ previousMonth: t('periods.previousMonth'), nextMonth: t('periods.nextMonth') }}
        minDate="2000-01-01"
        maxDate="2099-12-31"
        value={begun === null ? [from, to] : [begun, null]}
        onChange={([first, last]) => {
          setBegun(last === null ? first : null);
          if (first !== null && last !== null) onChoose({ from: first, to: last });
        }}
      />
    </Calendars>
  );
}
