import type { WeekPart } from '@rondo/rules';
import { useT } from '../platform/i18n.tsx';
import { ToggleChip } from './chips.tsx';
import { ChipRow } from './field.tsx';
import { Stack, Text } from './layout.tsx';
import classes from './week-chips.module.css';

const days = ['weekday', 'weekend'] as const;
const parts = ['Morning', 'Afternoon', 'Evening'] as const;

interface Props {
  chosen: readonly WeekPart[];
  disabled?: boolean;
  onToggle: (part: WeekPart) => void;
}

/** The parts of a week as chips; any number can be chosen. */
export function WeekChips({ chosen, disabled, onToggle }: Props) {
  const t = useT();
  return (
    <Stack gap={12}>
      {days.map((day) => (
        <fieldset key={day} className={classes.days}>
          <legend className="visually-hidden">{t(`playing.days.${day}`)}</legend>
          <Text aria-hidden="true" as="span" size={15} tone="muted">
            {t(`playing.days.${day}`)}
          </Text>
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
    </Stack>
  );
}
