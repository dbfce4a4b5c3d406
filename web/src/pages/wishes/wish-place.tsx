import { useQuery } from '@tanstack/react-query';
import { PlaceSearch } from '../../features/places/place-search.tsx';
import { preferredCitiesQuery } from '../../features/places/queries.ts';
import type { WishDraft, WishPlace as Place } from '../../features/wishes/wish-sheet.tsx';
import { useT } from '../../platform/i18n.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { ChipRow } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';

const citiesShown = 5;

/** The place of a wish: a town or street that the user searches for, or one of the cities that most people choose. */
export function WishPlace({ place, onChoose }: { place: WishDraft['place']; onChoose: (place: Place) => void }) {
  const t = useT();
  const { data: cities = [] } = useQuery(preferredCitiesQuery({}));
  return (
    <Stack gap={12}>
      <PlaceSearch
        label={t('wishes.form.placeSearch')}
        hideLabel
        value={place?.name ?? ''}
        onChoose={({ name, coordinates }) => onChoose({ name, coordinates })}
      />
      <ChipRow>
        {cities.slice(0, citiesShown).map(({ name, location: { coordinates } }) => (
          <ToggleChip key={name} pressed={place?.name === name} onToggle={() => onChoose({ name, coordinates })}>
            {name}
          </ToggleChip>
        ))}
      </ChipRow>
    </Stack>
  );
}
