import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import classes from './combobox.module.css';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

// ARIA's combobox, because HTML's own elements can't show suggestions that arrive while typing.
const roles = { field: { role: 'combobox' }, list: { role: 'listbox' }, option: { role: 'option' } } as const;

interface Props<T> {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  error?: string | null;
  value: string;
  onType: (text: string) => void;
  /** Called when the field is left without a choice. */
  onLeave: () => void;
  options: readonly T[];
  /** Shown if there are no options. */
  none?: string;
  /** Shown below the options. */
  note?: string;
  /** Announced to screen readers as options arrive. */
  found: (count: number) => string;
  optionKey: (option: T) => string;
  optionText: (option: T) => string;
  onChoose: (option: T) => void;
}

/** A text field with suggestions; arrows, Enter and Escape work as in every combobox (ARIA practices). */
export function Combobox<T>(props: Props<T>) {
  const { label, hideLabel, placeholder, error, value, options, none, note, found, optionKey, optionText } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && (options.length > 0 || none !== undefined);
  const at = Math.min(active, options.length - 1);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: T) => {
    close();
    props.onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[Math.max(at, 0)];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      if (options.length > 0) setActive((at + step + options.length) % options.length);
    } else if (event.key === 'Enter' && shown && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && shown) {
      // Closes the suggestions, not the sheet that the field may be in.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={classes.box}>
      <Field
        label={label}
        hideLabel={hideLabel}
        placeholder={placeholder}
        error={error}
        value={value}
        {...roles.field}
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        onChange={(event) => {
          props.onType(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          close();
          props.onLeave();
        }}
      />
      <div className={classes.drop} hidden={!shown}>
        <div id={`${id}-list`} className={classes.list} {...roles.list} aria-label={label}>
          {options.map((option, index) => (
            // The field keeps the focus and handles the keys; a pointer presses the options.
            <div
              key={optionKey(option)}
              id={`${id}-${index}`}
              className={classes.option}
              {...roles.option}
              tabIndex={-1}
              aria-selected={index === at}
              {...pointer(() => choose(option))}
            >
              <Icon name="pin" size={16} />
              {optionText(option)}
            </div>
          ))}
        </div>
        {(note !== undefined || options.length === 0) && (
          <p className={classes.none}>{[options.length === 0 && none, note].filter(Boolean).join('. ')}</p>
        )}
      </div>
      <output className="visually-hidden">
        {shown && options.length > 0 ? [found(options.length), note].filter(Boolean).join('. ') : ''}
      </output>
    </div>
  );
}

/** Chooses an option on press, leaving the focus in the field. */
function pointer(choose: () => void) {
  return { onPointerDown: (event: PointerEvent) => event.preventDefault(), onClick: choose };
}
