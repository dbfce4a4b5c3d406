import { startPresets } from '@rondo/rules';
import { useNow } from '../../platform/clock.tsx';
import { daysBetween, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { instantOf, localOf, nextSameWeekday } from '../../platform/local-time.ts';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import type { SectionProps } from './use-game-form.ts';

/** Starts that a press fills in: tonight, tomorrow, Saturday, and the usual time of the organiser's own games. */
export function StartPresets({ form, settings: { own } }: SectionProps) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const usual = own.map(({ game_date: start }) => nextSameWeekday(Date.parse(start), now));
  const options = startPresets(localOf(now), usual).flatMap((value) => {
    const instant = instantOf(value);
    if (instant === null) return [];
    const at = new Date(instant).toISOString();
    const day = daysBetween(now, instant) <= 1 ? formats.relativeDay(at, now) : formats.day(at, now);
    return [{ value, label: <span className="numbers">{`${day} ${formats.time(at)}`}</span> }];
  });
  return (
    <ChipChoices
      legend={t('create.startPresets')}
      value={form.values.game_date}
      options={options}
      onChange={(start) => form.change({ game_date: start })}
    />
  );
}
