import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { useTypedState } from '../../platform/typed.ts';
import { Choices } from '../choices.tsx';
import { Field } from '../field.tsx';
import { useDebounced } from '../use-debounced.ts';
import { type ListedUser, usersQuery } from './users-query.ts';
import { Address } from './address.tsx';
import { roleKey } from './role-name.ts';

interface Props {
  /** The label of the search. */
  find: string;
  legend: string;
  /** The roles of the people to choose from; omitted for anybody with an account. */
  among?: 'organiser';
  value: string;
  /** The error of the choice. */
  error?: string | null;
  /** @param person empty when the choice was cleared */
  onChange: (id: string, person?: ListedUser) => void;
}

/** The number of people that are offered at a time. */
const offered = 6;

/** Finds somebody with an account by name or address, and chooses them. */
export function PersonChoice({ find, legend, among, value, error, onChange }: Props) {
  const t = useT();
  const [words, setWords] = useTypedState('words', '');
  const query = useDebounced(words, 300);
  // Without a search the list would begin with arbitrary people.
  const isAsked = among !== undefined || query !== '';
  const { data } = useQuery({
    ...usersQuery({ query, sort: 'name', ...(among && { role: among }) }),
    enabled: isAsked,
  });
  const people = isAsked ? (data?.rows ?? []) : [];
  const options = people.filter((person) => person.role !== 'guest').slice(0, offered);
  return (
    <>
      <Field
        label={find}
        error={error}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          // The chosen person may not be among the people found now.
          onChange('');
        }}
      />
      {options.length > 0 && (
        <Choices
          legend={legend}
          options={options.map((person) => ({
            value: person._id,
            label: person.name,
            hint: <Address>{among ? `${person.email} · ${t(roleKey(person))}` : person.email}</Address>,
          }))}
          value={value}
          onChange={(id) =>
            onChange(
              id,
              options.find(({ _id }) => _id === id),
            )
          }
        />
      )}
    </>
  );
}
