import { sports } from '@rondo/rules';
import { Fragment, useState, type ReactNode } from 'react';
import { Link } from '../../platform/link.tsx';
import { useT } from '../../platform/i18n.tsx';
import { LevelIcon, ToggleChip } from '../../ui/chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ChipRow, Field, FieldGroup } from '../../ui/field.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './filter-panel.module.css';
import { StatusLegend } from './status-legend.tsx';
import {
  clampDate,
  clampPlayers,
  type FilterName,
  prices,
  someLevels,
  toggled,
  tournamentFilters,
  type Search,
} from './search.ts';

interface Props {
  search: Search;
  /** Today in Amsterdam, `2026-11-21`. */
  today: string;
  onChange: (change: Partial<Search>) => void;
  /** The filter for place and radius, supplied by the page, because this feature knows nothing about places. */
  location: ReactNode;
}

/** All filters of the list of games (product.md#finding-games), for the desktop panel and the phone's drawer. */
export function FilterPanel({ search, today, onChange, location }: Props) {
  const t = useT();
  const groups = {
    sports: (
      <FieldGroup legend={t('filters.sports')}>
        <ChipRow>
          <ToggleChip pressed={search.sports.length === 0} onToggle={() => onChange({ sports: [] })}>
            {t('filters.allTypes')}
          </ToggleChip>
          {sports.map((sport) => (
            <ToggleChip
              key={sport}
              pressed={search.sports.includes(sport)}
              onToggle={() => onChange({ sports: toggled(search.sports, sport) })}
            >
              <SportMark sport={sport} size={18} />
              {t(`games.sport.${sport}`)}
            </ToggleChip>
          ))}
        </ChipRow>
      </FieldGroup>
    ),
    place: location,
    dateFrom: <Dates search={search} today={today} onChange={onChange} />,
    // Beside the first day.
    dateTo: null,
    levels: (
      <FieldGroup legend={t('filters.levels')}>
        <ChipRow>
          <ToggleChip pressed={search.levels.length === 0} onToggle={() => onChange({ levels: [] })}>
            {t('games.level.All levels')}
          </ToggleChip>
          {someLevels.map((level) => (
            <ToggleChip
              key={level}
              pressed={search.levels.includes(level)}
              onToggle={() => onChange({ levels: toggled(search.levels, level) })}
            >
              <LevelIcon level={level} />
              {t(`games.level.${level}`)}
            </ToggleChip>
          ))}
        </ChipRow>
      </FieldGroup>
    ),
    price: (
      <FieldGroup legend={t('filters.price')}>
        <ChipRow>
          {prices.map((price) => (
            <ToggleChip key={price} pressed={search.price === price} onToggle={() => onChange({ price })}>
              {t(`filters.prices.${price}`)}
            </ToggleChip>
          ))}
        </ChipRow>
      </FieldGroup>
    ),
    numberOfPlayers: (
      <FieldGroup legend={t('filters.players')}>
        <Field
          label={t('filters.playersHint')}
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          placeholder="0"
          value={search.numberOfPlayers ?? ''}
          onChange={(event) => onChange({ numberOfPlayers: clampPlayers(event.target.value) })}
        />
      </FieldGroup>
    ),
    tournament: (
      <FieldGroup legend={t('filters.kind')}>
        <ChipRow>
          {tournamentFilters.map((filter) => (
            <ToggleChip
              key={filter}
              pressed={search.tournament === filter}
              onToggle={() => onChange({ tournament: search.tournament === filter ? null : filter })}
            >
              {t(`filters.tournament.${filter}`)}
            </ToggleChip>
          ))}
          {search.tournament === 'show_tournaments' && (
            <Link to="/tournaments" className="onward">
              {t('filters.liveTournaments')}
            </Link>
          )}
        </ChipRow>
      </FieldGroup>
    ),
    // A field and buttons above the list.
    text: null,
    evening: null,
    hasSpots: null,
  } satisfies Record<FilterName, ReactNode>;
  return (
    <div className={classes.panel}>
      {Object.entries(groups).map(([name, group]) => (
        <Fragment key={name}>{group}</Fragment>
      ))}
      <StatusLegend />
    </div>
  );
}

/** First and last day; neither is before today, nor the last before the first. */
function Dates({ search, today, onChange }: Pick<Props, 'search' | 'today' | 'onChange'>) {
  const t = useT();
  return (
    <FieldGroup legend={t('filters.dates')}>
      <div className={classes.dates}>
        <DayField
          label={t('filters.from')}
          first={today}
          day={search.dateFrom}
          onChange={(dateFrom) =>
            onChange({ dateFrom, dateTo: dateFrom ? clampDate(search.dateTo, dateFrom) : search.dateTo })
          }
        />
        <DayField
          label={t('filters.to')}
          first={search.dateFrom ?? today}
          day={search.dateTo}
          onChange={(dateTo) => onChange({ dateTo })}
        />
      </div>
    </FieldGroup>
  );
}

interface DayProps {
  label: string;
  /** The earliest day; earlier ones are clamped to it (product.md#finding-games). */
  first: string;
  day: string | null;
  onChange: (day: string | null) => void;
}

/** A day, clamped only on leaving the field, because a year being typed looks like one long past. */
function DayField({ label, first, day, onChange }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateField
      label={label}
      min={first}
      value={typed ?? day ?? ''}
      onChange={({ target: { value } }) => {
        const usable = value === '' || value >= first;
        setTyped(usable ? null : value);
        if (usable) onChange(clampDate(value, first));
      }}
      onBlur={() => {
        if (typed !== null) onChange(clampDate(typed, first));
        setTyped(null);
      }}
    />
  );
}
