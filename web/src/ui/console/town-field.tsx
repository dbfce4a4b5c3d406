import { searchPlaces } from '@rondo/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { Combobox } from '../combobox.tsx';
import { useDebounced } from '../use-debounced.ts';

interface Props {
  label: string;
  /** The name of the chosen town. */
  value: string;
  error?: string | null;
  onChoose: (name: string) => void;
}

/** Finds a town of the gazetteer by the start of its name. */
export function TownField({ label, value, error, onChoose }: Props) {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const asked = useDebounced(text?.trim() ?? '', 200);
  const { data: towns = [] } = useQuery({
    queryKey: ['console', 'towns', asked],
    queryFn: async ({ signal }) => {
      const { places } = (await call(searchPlaces, { query: { query: asked }, signal })).data;
      // Leaves out streets, whose names differ from their town's.
      return [...new Set(places.filter(({ name, city }) => name === city).map(({ name }) => name))];
    },
    enabled: asked !== '',
    placeholderData: (previous) => previous,
  });
  return (
    <Combobox
      label={label}
      value={text ?? value}
      error={error}
      onType={setText}
      onLeave={() => setText(null)}
      options={asked ? towns : []}
      none={asked ? t('games.places.none') : undefined}
      found={(count) => t('games.places.results', { count })}
      optionKey={(name) => name}
      optionText={(name) => name}
      onChoose={(name) => {
        setText(null);
        onChoose(name);
      }}
    />
  );
}
