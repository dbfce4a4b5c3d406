import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Saved } from '../../../ui/saved.tsx';
import { useNotSaved } from '../../../ui/use-not-saved.tsx';
import classes from './preferences.module.css';
import { useChangePreferences } from './preferences-commands.ts';

interface Hours {
  from: string;
  until: string;
}

const usual: Hours = { from: '22:00', until: '08:00' };

/** Hours without push messages. A time is saved once it is complete and differs from the other. */
export function QuietHours({ chosen }: { chosen: Hours | null }) {
  const t = useT();
  const change = useChangePreferences();
  const refused = useNotSaved(change);
  const onChange = (quietHours: Hours | null) => change.mutate({ quietHours });
  const [hours, setHours] = useState(chosen ?? usual);
  // Shows a new choice, or after a refusal the former one.
  const [shown, setShown] = useState(chosen);
  if (shown?.from !== chosen?.from || shown?.until !== chosen?.until) {
    setShown(chosen);
    setHours(chosen ?? usual);
  }
  const same = hours.from === hours.until;
  const save = () => {
    const whole = hours.from !== '' && hours.until !== '' && !same;
    if (whole && (hours.from !== chosen?.from || hours.until !== chosen.until)) onChange(hours);
  };
  return (
    <fieldset className={classes.category}>
      <legend className={classes.name}>{t('notices.settings.quiet.title')}</legend>
      <Text size={15} tone="muted">
        {t('notices.settings.quiet.body')}
      </Text>
      <Checkbox
        toggle
        label={t('notices.settings.quiet.on')}
        end={<Saved by={change} />}
        error={refused}
        checked={chosen !== null}
        onChange={(event) => onChange(event.target.checked ? usual : null)}
      />
      {chosen && (
        <div className={classes.times}>
          <Field
            type="time"
            label={t('notices.settings.quiet.from')}
            value={hours.from}
            onChange={(event) => setHours({ ...hours, from: event.target.value })}
            onBlur={save}
          />
          <Field
            type="time"
            label={t('notices.settings.quiet.until')}
            value={hours.until}
            error={same ? t('notices.settings.quiet.same') : undefined}
            onChange={(event) => setHours({ ...hours, until: event.target.value })}
            onBlur={save}
          />
        </div>
      )}
    </fieldset>
  );
}
