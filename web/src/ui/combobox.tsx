import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import classes from './combobox.module.css';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

// ARIA's combobox: HTML's own elements for these roles can't show suggestions that arrive while typing.
const roles = { field: { role: 'combobox' }, list: { role: 'listbox' }, option: { role: 'option' } } as const;

interface Props<T> {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  value: string;
  onType: (text: string) => void;
  /** The field is left without a choice. */
  onLeave: () => void;
  options: readonly T[];
  /** Said when there are no options. */
  none?: string;
  /** Said to screen readers as options arrive. */
  found: (count: number) => string;
  optionKey: (option: T) => string;
  optionText: (option: T) => string;
  onChoose: (option: T) => void;
}

/** A text field with suggestions below it: arrows, Enter and Escape work as in every combobox (ARIA practices). */
export function Combobox<T>(props: Props<T>) {
  const { label, hideLabel, placeholder, value, options, none, found, optionKey, optionText } = props;
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
      // Closes the suggestions, not the sheet the field may stand in.
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
      <div id={`${id}-list`} className={classes.list} {...roles.list} aria-label={label} hidden={!shown}>
        {options.map((option, index) => (
          // The field keeps the focus and has the keys; options are for the pointer.
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
      {shown && options.length === 0 && <p className={classes.none}>{none}</p>}
      <output className="visually-hidden">{shown && options.length > 0 ? found(options.length) : ''}</output>
    </div>
  );
}

/** A press on an option chooses it and leaves the focus in the field. */
function pointer(choose: () => void) {
  return { onPointerDown: (event: PointerEvent) => event.preventDefault(), onClick: choose };
}
