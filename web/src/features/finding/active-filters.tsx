import { localDate, useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chips.tsx';
import classes from './active-filters.module.css';
import { toggled, type Search } from './search.ts';

interface ActiveFilter {
  key: string;
  label: string;
  /** The change that removes it. */
  without: Partial<Search>;
}

/** The active filters, each with its label and the change that removes it. */
export function useActiveFilters(search: Search): ActiveFilter[] {
  const t = useT();
  const { text, price, dateFrom, dateTo, numberOfPlayers, tournament, place } = search;
  const days = useDaysLabel(dateFrom, dateTo);
  return [
    ...(text ? [{ key: 'text', label: t('games.search.chip', { text }), without: { text: '' } }] : []),
    ...(place
      ? [
          {
            key: 'place',
            label: t('filters.near', { radius: search.radius, city: place.name || t('filters.yourPlace') }),
            without: { place: null },
          },
        ]
      : []),
    ...search.sports.map((sport) => ({
      key: sport,
      label: t(`games.sport.${sport}`),
      without: { sports: toggled(search.sports, sport) },
    })),
    ...search.levels.map((level) => ({
      key: level,
      label: t(`games.level.${level}`),
      without: { levels: toggled(search.levels, level) },
    })),
    ...(days ? [{ key: 'days', label: days, without: { dateFrom: null, dateTo: null } }] : []),
    ...(price === 'any'
      ? []
      : [{ key: 'price', label: t(`filters.prices.${price}`), without: { price: 'any' as const } }]),
    ...(numberOfPlayers
      ? [
          {
            key: 'players',
            label: t('filters.atLeast', { count: numberOfPlayers }),
            without: { numberOfPlayers: null },
          },
        ]
      : []),
    ...(tournament
      ? [{ key: 'tournament', label: t(`filters.tournament.${tournament}`), without: { tournament: null } }]
      : []),
  ];
}

function useDaysLabel(dateFrom: string | null, dateTo: string | null): string | null {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const say = (day: string) => (day === localDate(now) ? t('common.today') : formats.day(`${day}T12:00:00Z`, now));
  if (dateFrom && dateTo) {
    return dateFrom === dateTo ? say(dateFrom) : t('filters.days', { from: say(dateFrom), to: say(dateTo) });
  }
  if (dateFrom) return t('filters.fromDay', { day: say(dateFrom) });
  return dateTo ? t('filters.untilDay', { day: say(dateTo) }) : null;
}

interface Props {
  filters: readonly ActiveFilter[];
  onChange: (change: Partial<Search>) => void;
  onClear: () => void;
}

/** Chips of the active filters; pressing one removes it. */
export function ActiveFilters({ filters, onChange, onClear }: Props) {
  const t = useT();
  if (filters.length === 0) return null;
  return (
    <div className={classes.chips}>
      {filters.map(({ key, label, without }) => (
        <RemovableChip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button variant="plain" className={classes.clear} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}
