import { useState, type ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { type ChosenPlace, emptyPlace } from './draft.ts';
import { errorText, type SectionProps } from './form-context.ts';
import { venueOf, venuesOf } from './own-games.ts';

/** The map and the place search. */
export type RenderPlace = (
  place: ChosenPlace,
  error: string | null,
  onChange: (changes: Partial<ChosenPlace>) => void,
) => ReactNode;

interface Props extends SectionProps {
  renderPlace: RenderPlace;
}

const elsewhere = 'elsewhere';

/** Where it is: a press on somewhere one has played before, or any place by search and map. */
export function PlaceField({ form, settings, renderPlace }: Props) {
  const t = useT();
  const { place } = form.values;
  const venues = venuesOf(settings.own);
  const venue = venueOf(venues, place);
  const [searching, setSearching] = useState(place.address !== '' || place.point !== null);
  const error = errorText(form, 'place');
  const open = venues.length === 0 || (searching && !venue);
  return (
    <Stack data-path="place" data-invalid={error ? true : undefined} gap={10} shrinks>
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
              if (chosen) form.setValues({ place: chosen.place, surface: chosen.surface });
              else if (venue) form.setValues({ place: emptyPlace });
              setSearching(!chosen);
              for (const field of ['place', 'surface']) form.clearFieldError(field);
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
      {open && renderPlace(place, error, (changes) => form.setFieldValue('place', (was) => ({ ...was, ...changes })))}
    </Stack>
  );
}
