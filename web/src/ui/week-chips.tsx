import type { WeekPart } from '@rondo/rules';
import { useT } from '../platform/i18n.tsx';
import { ToggleChip } from './chips.tsx';
import { ChipRow } from './field.tsx';
import classes from './week-chips.module.css';

const days = ['weekday', 'weekend'] as const;
const parts = ['Morning', 'Afternoon', 'Evening'] as const;

interface Props {
  chosen: readonly WeekPart[];
  disabled?: boolean;
  onToggle: (part: WeekPart) => void;
}

/** The parts of a week, of which any may be chosen. */
export function WeekChips({ chosen, disabled, onToggle }: Props) {
  const t = useT();
  return (
    <div className={classes.week}>
      {days.map((day) => (
        <fieldset key={day} className={classes.days}>
          <legend className="visually-hidden">{t(`playing.days.${day}`)}</legend>
          <span aria-hidden="true" className={classes.name}>
            {t(`playing.days.${day}`)}
          </span>
          <ChipRow>
            {parts.map((part) => (
              <ToggleChip
                key={part}
                pressed={chosen.includes(`${day}${part}`)}
                disabled={disabled}
                onToggle={() => onToggle(`${day}${part}`)}
              >
                {t(`playing.parts.${part}`)}
              </ToggleChip>
            ))}
          </ChipRow>
        </fieldset>
      ))}
    </div>
  );
}
