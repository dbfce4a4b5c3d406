import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../../platform/i18n.tsx';
import { useTypedState } from '../../../../platform/typed.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { venuesQuery } from './bulk-queries.ts';

interface Props {
  label: string;
  error: string | null;
  /** '' for none. */
  onChoose: (id: string) => void;
}

/** Finds a venue that has or had games. */
export function VenueField({ label, error, onChoose }: Props) {
  const t = useT();
  const [text, setText] = useTypedState('text', '');
  // A text that matches no venue is an error, because the move would silently ignore it.
  const [isChosen, setIsChosen] = useTypedState('isChosen', false);
  const asked = useDebounced(text.trim(), 200);
  const { data: venues = [] } = useQuery(venuesQuery(asked));
  return (
    <Combobox
      label={label}
      value={text}
      error={error}
      onType={(typed) => {
        setText(typed);
        setIsChosen(false);
        onChoose('');
      }}
      onLeave={() => isChosen || setText('')}
      options={asked ? venues : []}
      none={asked ? t('games.places.none') : undefined}
      found={(count) => t('games.places.results', { count })}
      optionKey={({ _id }) => _id}
      optionText={({ name, address }) => (name === address ? name : `${name}, ${address}`)}
      onChoose={({ _id, name }) => {
        setText(name);
        setIsChosen(true);
        onChoose(_id);
      }}
    />
  );
}
