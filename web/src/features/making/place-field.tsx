import { useState, type ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { emptyPlace, type GamePlace } from './draft.ts';
import type { SectionProps } from './use-game-form.ts';
import { venueOf, venuesOf } from './own-games.ts';

/** The map and the place search. */
export type RenderPlace = (
  place: GamePlace,
  error: string | null,
  onChange: (changes: Partial<GamePlace>) => void,
) => ReactNode;

interface Props extends SectionProps {
  renderPlace: RenderPlace;
}

const elsewhere = 'elsewhere';

/** Where the game is: a press chooses a place of earlier games, a search or the map any other place. */
export function PlaceField({ form, settings, renderPlace }: Props) {
  const t = useT();
  const { location: place } = form.values;
  const venues = venuesOf(settings.own);
  const venue = venueOf(venues, place);
  const [searching, setSearching] = useState(place.address !== '' || place.coordinates !== null);
  const error = form.at('location');
  const open = venues.length === 0 || (searching && !venue);
  return (
    <Stack data-path="location" data-invalid={error ? true : undefined} gap={10} shrinks>
      {venues.length > 0 ? (
        <>
          <ChipChoices
            legend={t('create.where')}
            value={venue?.key ?? (searching ? elsewhere : '')}
            error={open ? null : error}
            options={[
              ...venues.map(({ key, name, place: { city } }) => ({
                value: key,
                label: (
                  <>
                    <Icon name="pin" size={18} />
                    {name.includes(city) ? name : `${name}, ${city}`}
                  </>
                ),
              })),
              { value: elsewhere, label: t('create.elsewhere') },
            ]}
            onChange={(key) => {
              const chosen = venues.find((one) => one.key === key);
              if (chosen) form.change({ location: chosen.place, field_type: chosen.surface });
              else if (venue) form.change({ location: emptyPlace });
              setSearching(!chosen);
            }}
          />
          {venue && (
            <Text size={14} tone="muted">
              {place.address}
            </Text>
          )}
        </>
      ) : (
        <h3>{t('create.where')}</h3>
      )}
      {open &&
        renderPlace(place, error, (changes) => form.change((now) => ({ location: { ...now.location, ...changes } })))}
    </Stack>
  );
}
