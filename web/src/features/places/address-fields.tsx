import { searchPlaces } from '@rondo/contract/calls';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { Text } from '../../ui/layout.tsx';
import type { MapPoint } from './map-view.tsx';
import type { PickedPlace } from './picked-place.ts';
import { namedIn, searchesOf } from './place-of-address.ts';
import classes from './place-picker.module.css';

interface Props {
  place: PickedPlace;
  error?: string | null;
  onChange: (changes: Partial<PickedPlace>) => void;
  /** Called to move the pin to the address. */
  onFound: (point: MapPoint) => void;
}

/** The venue and its address; typing it moves the pin, without using the map. */
export function AddressFields({ place, error, onChange, onFound }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(false);
  const [state, setState] = useState<{ kind: 'none' | 'looking' | 'missing' } | { kind: 'found'; name: string }>({
    kind: 'none',
  });
  const asked = useRef(0);

  const find = async () => {
    const mine = ++asked.current;
    setState({ kind: 'looking' });
    const found = await placeOf(place.address);
    if (mine !== asked.current) return;
    setState(found ? { kind: 'found', name: found.name } : { kind: 'missing' });
    if (!found) return;
    const [longitude, latitude] = found.coordinates;
    setTyped(false);
    onChange({ coordinates: found.coordinates, city: found.city, country: found.country });
    onFound({ latitude, longitude });
  };
  const missing = state.kind === 'missing' ? t('create.errors.notFound') : null;
  return (
    <>
      <FieldPair>
        <Field
          label={t('create.address')}
          hint={t('create.addressHint')}
          maxLength={200}
          autoComplete="off"
          value={place.address}
          error={error ?? missing}
          onChange={(event) => {
            setTyped(true);
            setState({ kind: 'none' });
            asked.current += 1;
            onChange({ address: event.target.value });
          }}
          onBlur={() => {
            if (typed && !place.coordinates && place.address.trim() !== '') void find();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !typed) return;
            event.preventDefault();
            void find();
          }}
        />
        <Field
          label={t('create.venue')}
          hint={t('create.venueHint')}
          maxLength={200}
          autoComplete="off"
          value={place.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </FieldPair>
      {typed && place.coordinates && place.address.trim() !== '' && (
        <SubmitButton
          type="button"
          variant="secondary"
          className={classes.follow}
          working={state.kind === 'looking'}
          onClick={() => void find()}
        >
          {t('create.movePin')}
        </SubmitButton>
      )}
      <Text as="output" tone="muted">
        {state.kind === 'found' && t('create.pinAt', { name: state.name })}
      </Text>
    </>
  );
}

/** The place that an address names; null if there is none or the search fails. */
async function placeOf(address: string) {
  try {
    for (const query of searchesOf(address)) {
      const { places } = (await call(searchPlaces, { query: { query: query.slice(0, 100), limit: 6 } })).data;
      const found = namedIn(address, places);
      if (found) return found;
    }
  } catch {
    return null;
  }
  return null;
}
