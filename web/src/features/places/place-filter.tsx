import { searchRadiiKm } from '@rondo/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { ChipRow, FieldGroup, SelectField } from '../../ui/field.tsx';
import classes from './place-filter.module.css';
import { PlaceSearch } from './place-search.tsx';
import { type CityFilters, preferredCitiesQuery } from './queries.ts';

interface ChosenPlace {
  name: string;
  latitude: number;
  longitude: number;
}

interface Props {
  place: ChosenPlace | null;
  /** In kilometres. */
  radius: number;
  /** The other filters, which the numbers of games beside cities respect. */
  filters: CityFilters;
  onPlace: (place: ChosenPlace | null) => void;
  onRadius: (radius: number) => void;
}

const citiesShown = 6;

/** Where to search: a city or address with a radius, or one of the popular cities. */
export function PlaceFilter({ place, radius, filters, onPlace, onRadius }: Props) {
  const t = useT();
  const { data: cities = [] } = useQuery({ ...preferredCitiesQuery(filters), placeholderData: keepPreviousData });
  return (
    <FieldGroup legend={t('filters.location')}>
      <div className={classes.fields}>
        <PlaceSearch
          label={t('games.places.search')}
          value={place ? place.name || t('filters.yourPlace') : ''}
          onChoose={({ name, coordinates: [longitude, latitude] }) => onPlace({ name, latitude, longitude })}
        />
        {place && (
          <SelectField
            label={t('filters.radius')}
            value={radius}
            onChange={(event) => onRadius(Number(event.target.value))}
          >
            {searchRadiiKm.map((km) => (
              <option key={km} value={km}>
                {t('filters.kilometres', { radius: km })}
              </option>
            ))}
          </SelectField>
        )}
        <ChipRow>
          {cities.slice(0, citiesShown).map(({ name, event_count: count, location: { coordinates } }) => (
            <ToggleChip
              key={name}
              pressed={place?.name === name}
              onToggle={() =>
                onPlace(place?.name === name ? null : { name, latitude: coordinates[1], longitude: coordinates[0] })
              }
            >
              {name}
              <span className={classes.count}>
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{t('games.found', { count })}</span>
              </span>
            </ToggleChip>
          ))}
        </ChipRow>
      </div>
    </FieldGroup>
  );
}
