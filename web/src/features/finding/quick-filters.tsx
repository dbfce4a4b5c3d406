import { daysOf, quickDayOf, quickDays } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import classes from './quick-filters.module.css';
import type { Search } from './search.ts';

interface Props {
  search: Search;
  /** Today in Amsterdam, `2026-11-21`. */
  today: string;
  onChange: (change: Partial<Search>) => void;
}

/** The most frequent filters, a press away (product.md#finding-games). */
export function QuickFilters({ search, today, onChange }: Props) {
  const t = useT();
  const chosen = quickDayOf({ from: search.dateFrom, to: search.dateTo }, today);
  return (
    <fieldset className={classes.row} aria-label={t('games.quick.label')}>
      {quickDays.map((quick) => (
        <ToggleChip
          key={quick}
          pressed={chosen === quick}
          onToggle={() => {
            const { from, to } = daysOf(quick, today);
            onChange(chosen === quick ? { dateFrom: null, dateTo: null } : { dateFrom: from, dateTo: to });
          }}
        >
          {t(`games.quick.${quick}`)}
        </ToggleChip>
      ))}
      <ToggleChip pressed={search.evening} onToggle={() => onChange({ evening: !search.evening })}>
        {t('games.quick.evening')}
      </ToggleChip>
      <ToggleChip pressed={search.hasSpots} onToggle={() => onChange({ hasSpots: !search.hasSpots })}>
        {t('games.quick.hasSpots')}
      </ToggleChip>
    </fieldset>
  );
}
