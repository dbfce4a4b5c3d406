import '@mantine/core/styles/ScrollArea.layer.css';
import { DateTimePicker } from '@mantine/dates';
import { useT } from '../../platform/i18n.tsx';
import { Calendars } from '../../ui/calendars.tsx';
import classes from '../../ui/date-picker.module.css';

export interface DateTimeProps {
  /** `2026-12-01T20:00`, local to Europe/Amsterdam; empty for none. */
  value: string;
  earliest: string;
  latest: string;
  error?: string | null;
  onChange: (value: string) => void;
  /** Called when the calendar closes. */
  onLeave: () => void;
}

/** The time at which most games start; if it has already passed today, the field refuses today. */
const usualStart = '20:00:00';

/** A calendar with a 24 hour clock. Its values carry no time zone: both ends read them as Europe/Amsterdam. */
export default function StartPicker({ value, earliest, latest, error, onChange, onLeave }: DateTimeProps) {
  const t = useT();
  return (
    <Calendars>
      <DateTimePicker
        label={t('create.when')}
        description={t('create.whenHint')}
        placeholder={t('create.choose')}
        popoverProps={{ classNames: { dropdown: classes.dropdown } }}
        valueFormat="ddd D MMM YYYY, HH:mm"
        classNames={{ input: classes.input, description: classes.hint, label: classes.label, day: classes.choice }}
        value={value === '' ? null : value.replace('T', ' ')}
        minDate={earliest.slice(0, 10)}
        maxDate={latest.slice(0, 10)}
        // Fills in a time as soon as a day is picked; a day alone would mean midnight.
        defaultTimeValue={usualStart}
        timePickerProps={{
          format: '24h',
          classNames: { control: classes.choice, dropdown: classes.dropdown },
          withDropdown: true,
          minutesStep: 5,
          hoursInputLabel: t('create.hours'),
          minutesInputLabel: t('create.minutes'),
        }}
        ariaLabels={{ previousMonth: t('create.previousMonth'), nextMonth: t('create.nextMonth') }}
        submitButtonProps={{ 'aria-label': t('create.whenDone') }}
        error={error}
        data-path="game_date"
        onChange={(next) => onChange(next ? next.slice(0, 16).replace(' ', 'T') : '')}
        onDropdownClose={onLeave}
      />
    </Calendars>
  );
}
