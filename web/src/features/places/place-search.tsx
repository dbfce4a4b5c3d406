import type { FoundPlace } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { placeSearchQuery } from './queries.ts';

interface Props {
  label: string;
  hideLabel?: boolean;
  /** The name of the chosen place. */
  value: string;
  onChoose: (place: FoundPlace) => void;
  /** Whether there is a map beside it on which to choose the place. */
  withMap?: boolean;
}

/** Finds a place in the Netherlands by the start of its name. */
export function PlaceSearch({ label, hideLabel, value, onChoose, withMap = false }: Props) {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const asked = useDeferredValue(text?.trim() ?? '');
  const { data: { places, streets } = nothing } = useQuery({
    ...placeSearchQuery(asked),
    enabled: asked.length > 0,
    placeholderData: (previous) => previous,
  });
  return (
    <Combobox
      label={label}
      hideLabel={hideLabel}
      placeholder={t('games.places.placeholder')}
      value={text ?? value}
      onType={setText}
      onLeave={() => setText(null)}
      options={asked ? places : []}
      none={asked ? t('games.places.none') : undefined}
      note={asked && !streets ? t(withMap ? 'games.places.noStreetsMap' : 'games.places.noStreets') : undefined}
      found={(count) => t('games.places.results', { count })}
      optionKey={({ address, coordinates }) => `${address}${coordinates.join()}`}
      optionText={sayPlace}
      onChoose={(place) => {
        setText(null);
        onChoose(place);
      }}
    />
  );
}

const nothing: { places: FoundPlace[]; streets: boolean } = { places: [], streets: true };

/** The context of a result: a street's town, or a town's province if its name is another. */
function sayPlace({ name, city, province }: FoundPlace): string {
  const within = city && city !== name ? city : province;
  return within && within !== name ? `${name}, ${within}` : name;
}
