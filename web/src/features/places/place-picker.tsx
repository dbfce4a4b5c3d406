import { reversePlace } from '@rondo/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyMap } from './lazy-map.tsx';
import type { MapPoint } from './map-view.tsx';
import classes from './place-picker.module.css';
import { PlaceSearch } from './place-search.tsx';

interface PickedPlace extends MapPoint {
  address: string;
  city: string;
  country: string;
  venue: string;
}

interface Props {
  place: PickedPlace | null;
  error?: string | null;
  onChange: (place: PickedPlace) => void;
}

/** The Netherlands at zoom 7, one's own place at 15 (3-decisions §1). */
const netherlands = { latitude: 52.15, longitude: 5.4 };
const zooms = { country: 7, chosen: 11, mine: 15 };

/** A place by its name, by a click on the map, or by where one is; then its address, which can be typed over. */
export function PlacePicker({ place, error, onChange }: Props) {
  const t = useT();
  const [view, setView] = useState<{ centre: MapPoint; zoom: number } | null>(null);
  const asked = useRef(0);

  // Starts at the browser's own place where the reader has already allowed that; asks nothing by itself.
  const empty = place === null;
  useEffect(() => {
    if (!empty) return undefined;
    let wanted = true;
    const start = async () => {
      const permission = await navigator.permissions.query({ name: 'geolocation' });
      if (permission.state !== 'granted') return;
      navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
        if (wanted) setView({ centre: { latitude, longitude }, zoom: zooms.mine });
      });
    };
    void start();
    return () => {
      wanted = false;
    };
  }, [empty]);

  const pick = async ({ latitude, longitude }: MapPoint) => {
    const point = {
      latitude: Math.round(latitude * 1e5) / 1e5,
      longitude: Math.round(longitude * 1e5) / 1e5,
    };
    const mine = ++asked.current;
    const venue = place?.venue ?? '';
    try {
      const { data } = await call(reversePlace, { query: point });
      // A later click overtakes this answer.
      if (mine !== asked.current) return;
      const found = data.place;
      onChange({
        ...point,
        venue,
        address: found?.address ?? t('create.unknown'),
        city: found?.city ?? '',
        country: found?.country ?? '',
      });
    } catch {
      if (mine === asked.current)
        onChange({ ...point, venue, address: t('create.addressError'), city: '', country: '' });
    }
  };
  const goToMine = () =>
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
      setView({ centre: { latitude, longitude }, zoom: zooms.mine });
      void pick({ latitude, longitude });
    });
  const centre = view?.centre ?? place ?? netherlands;
  return (
    <div className={classes.picker}>
      <p className={classes.hint}>{t('create.mapHint')}</p>
      <div className={classes.search}>
        <PlaceSearch
          label={t('create.search')}
          value=""
          onChoose={({ address, city, country, coordinates: [longitude, latitude] }) => {
            setView({ centre: { latitude, longitude }, zoom: zooms.chosen });
            onChange({ latitude, longitude, address, city, country, venue: place?.venue ?? '' });
          }}
        />
        <Button variant="plain" onClick={goToMine}>
          <Icon name="pin" size={18} />
          {t('create.myPlace')}
        </Button>
      </div>
      <LazyMap
        label={t('create.mapLabel')}
        centre={centre}
        zoom={view?.zoom ?? (place ? zooms.chosen : zooms.country)}
        pin={place}
        onPick={(point) => {
          setView(null);
          void pick(point);
        }}
      />
      {error && !place && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {place && (
        <FieldPair>
          <Field
            label={t('create.venue')}
            maxLength={200}
            value={place.venue}
            onChange={(event) => onChange({ ...place, venue: event.target.value })}
          />
          <Field
            label={t('create.address')}
            maxLength={200}
            value={place.address}
            error={error}
            onChange={(event) => onChange({ ...place, address: event.target.value })}
          />
        </FieldPair>
      )}
    </div>
  );
}
