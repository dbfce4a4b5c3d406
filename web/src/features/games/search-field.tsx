import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textMax } from './search.ts';
import classes from './search-field.module.css';

/** Milliseconds after the last letter at which the search starts. */
const pause = 300;

/** Searches while one types, after a pause; at once on Enter. The address has the last word: Back and chips change the field. */
export function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useT();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string | null>(null);
  // What stood in the address when we last looked, and what we put there ourselves.
  const [seen, setSeen] = useState({ text, own: text });
  if (seen.text !== text) {
    setSeen({ ...seen, text });
    if (text !== seen.own) setTyped(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const next = value.trim();
    setSeen({ text, own: next });
    if (next !== text) onSearch(next);
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), pause);
  };
  const value = typed ?? text;
  return (
    <search className={classes.form}>
      <form
        className={classes.input}
        onSubmit={(event) => {
          event.preventDefault();
          search(value);
        }}
      >
        <Field
          label={t('games.search.label')}
          hideLabel
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={textMax}
          placeholder={t('games.search.placeholder')}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => search(value)}
          end={
            value !== '' && (
              <IconButton
                label={t('games.search.clear')}
                onClick={() => {
                  setTyped(null);
                  search('');
                }}
              >
                <Icon name="cross" size={18} />
              </IconButton>
            )
          }
        />
        <Icon name="search" />
      </form>
    </search>
  );
}
