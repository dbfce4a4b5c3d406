import { reversePlace } from '@rondo/contract/calls';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { AddressFields } from './address-fields.tsx';
import { LazyMap } from './lazy-map.tsx';
import type { MapPoint } from './map-view.tsx';
import type { PickedPlace } from './picked-place.ts';
import classes from './place-picker.module.css';
import { PlaceSearch } from './place-search.tsx';
import { useOwnPlace } from './use-own-place.ts';

interface Props {
  place: PickedPlace;
  error?: string | null;
  onChange: (changes: Partial<PickedPlace>) => void;
}

/** The Netherlands at zoom 7; the reader's location and a chosen place at 15 (pages.md#map). */
const netherlands = { latitude: 52.2, longitude: 5.3 };
const zooms = { country: 7, place: 15 };

/** Picks a place by its name, by a click on the map, by the reader's location, or by typing its address. */
export function PlacePicker({ place, error, onChange }: Props) {
  const t = useT();
  const [view, setView] = useState<{ centre: MapPoint; zoom: number } | null>(null);
  const asked = useRef(0);
  const { coordinates } = place;
  const point = coordinates && { longitude: coordinates[0], latitude: coordinates[1] };
  const showMine = (centre: MapPoint) => setView({ centre, zoom: zooms.place });
  useOwnPlace(point === null, showMine);

  const pick = async ({ latitude, longitude }: MapPoint) => {
    const point = { latitude: round(latitude), longitude: round(longitude) };
    const coordinates: [number, number] = [point.longitude, point.latitude];
    const mine = ++asked.current;
    try {
      const { place: found } = (await call(reversePlace, { query: point })).data;
      // A later click has made this answer useless.
      if (mine !== asked.current) return;
      const { address = t('create.unknown'), city = '', country = '' } = found ?? {};
      onChange({ coordinates, address, city, country });
    } catch {
      if (mine === asked.current) onChange({ coordinates, address: t('create.addressError'), city: '', country: '' });
    }
  };
  const goToMine = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        showMine({ latitude, longitude });
        void pick({ latitude, longitude });
      },
      () => showBanner('info', t('create.myPlaceDenied')),
    );
  const onTheSearch = error && place.address === '';
  return (
    <Stack gap={16}>
      <Text tone="muted">{t('create.mapHint')}</Text>
      <Stack gap={4} align="start" className={classes.search}>
        <PlaceSearch
          withMap
          label={t('create.search')}
          value=""
          onChoose={({ address, city, country, coordinates }) => {
            const [longitude, latitude] = coordinates;
            asked.current += 1;
            setView({ centre: { latitude, longitude }, zoom: zooms.place });
            onChange({ coordinates, address, city, country });
          }}
        />
        {onTheSearch && (
          <Text size={14} tone="cancelled" weight={550} role="alert">
            {error}
          </Text>
        )}
        <Button variant="plain" onClick={goToMine}>
          <Icon name="pin" size={18} />
          {t('create.myPlace')}
        </Button>
      </Stack>
      <LazyMap
        label={t('create.mapLabel')}
        centre={view?.centre ?? point ?? netherlands}
        zoom={view?.zoom ?? (point ? zooms.place : zooms.country)}
        pin={point}
        onPick={(picked) => {
          setView(null);
          void pick(picked);
        }}
      />
      <AddressFields
        place={place}
        error={onTheSearch ? null : error}
        onChange={onChange}
        onFound={(centre) => setView({ centre, zoom: zooms.place })}
      />
    </Stack>
  );
}

/** Rounds to about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
