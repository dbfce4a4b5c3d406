import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../platform/i18n.tsx';
import { useUnderWay } from '../platform/ready.ts';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import classes from './search-field.module.css';

/** Milliseconds after the last keystroke before the search starts. */
const pause = 300;

interface Props {
  /** The label, for screen readers only. */
  label: string;
  placeholder: string;
  maxLength: number;
  text: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing, or at once on Enter. The address wins: Back and chips change the field. */
export function SearchField({ label, placeholder, maxLength, text, onSearch }: Props) {
  const t = useT();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string | null>(null);
  // The last text of the address, and the texts from this field that haven't arrived there yet: the reader may type on before they do.
  const [seen, setSeen] = useState<{ text: string; own: readonly string[] }>({ text, own: [] });
  if (seen.text !== text) {
    const arrived = seen.own.lastIndexOf(text);
    setSeen({ text, own: seen.own.slice(arrived + 1) });
    if (arrived < 0) setTyped(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const form = useRef<HTMLFormElement>(null);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const next = value.trim();
    if (next === (seen.own.at(-1) ?? text)) return;
    setSeen({ text, own: [...seen.own, next] });
    onSearch(next);
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), pause);
  };
  // Pressing anything else starts the search at once, because on a phone the field keeps the focus.
  const searchNow = useRef(() => {});
  useLayoutEffect(() => {
    searchNow.current = () => typed !== null && search(typed);
  });
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) searchNow.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const value = typed ?? text;
  useUnderWay(value.trim() !== text);
  return (
    <search className={classes.form}>
      <form
        ref={form}
        className={classes.input}
        onSubmit={(event) => {
          event.preventDefault();
          search(value);
        }}
      >
        <Field
          label={label}
          hideLabel
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => search(value)}
          end={
            value !== '' && (
              <IconButton
                label={t('common.clearSearch')}
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
