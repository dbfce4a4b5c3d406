import { localDate, useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chips.tsx';
import classes from './active-filters.module.css';
import { type FilterName, toggled, type Search } from './search.ts';

interface ActiveFilter {
  key: string;
  label: string;
  /** The change that removes it. */
  without: Partial<Search>;
}

/** Filters that a button above the list shows and takes away, so they get no chip. */
const withButton: readonly string[] = ['evening', 'hasSpots'] satisfies FilterName[];

/** The active filters with a chip, each with its label and the change that removes it. */
export const useActiveFilters = (search: Search): ActiveFilter[] =>
  Object.entries(useFiltersByName(search)).flatMap(([name, active]) => (withButton.includes(name) ? [] : active));

/** Every filter of a search, in words. */
export const useSearchWords = (search: Search): string[] =>
  Object.values(useFiltersByName(search))
    .flat()
    .map(({ label }) => label);

function useFiltersByName(search: Search): Record<FilterName, ActiveFilter[]> {
  const t = useT();
  const { text, price, dateFrom, dateTo, numberOfPlayers, tournament, place, evening, hasSpots } = search;
  const days = useDaysLabel(dateFrom, dateTo);
  const one = (key: string, label: string, without: Partial<Search>) => [{ key, label, without }];
  return {
    text: text ? one('text', t('games.search.chip', { text }), { text: '' }) : [],
    place: place
      ? one('place', t('filters.near', { radius: search.radius, city: place.name || t('filters.yourPlace') }), {
          place: null,
        })
      : [],
    sports: search.sports.map((sport) => ({
      key: sport,
      label: t(`games.sport.${sport}`),
      without: { sports: toggled(search.sports, sport) },
    })),
    levels: search.levels.map((level) => ({
      key: level,
      label: t(`games.level.${level}`),
      without: { levels: toggled(search.levels, level) },
    })),
    dateFrom: days ? one('days', days, { dateFrom: null, dateTo: null }) : [],
    // The label of the first day says the last one too.
    dateTo: [],
    price: price === 'any' ? [] : one('price', t(`filters.prices.${price}`), { price: 'any' }),
    numberOfPlayers: numberOfPlayers
      ? one('players', t('filters.atLeast', { count: numberOfPlayers }), { numberOfPlayers: null })
      : [],
    tournament: tournament ? one('tournament', t(`filters.tournament.${tournament}`), { tournament: null }) : [],
    evening: evening ? one('evening', t('games.quick.evening'), { evening: false }) : [],
    hasSpots: hasSpots ? one('hasSpots', t('games.quick.hasSpots'), { hasSpots: false }) : [],
  };
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
