import type { ComponentProps } from 'react';
import buttons from './button.module.css';
import classes from './file-button.module.css';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  id: string;
  onFiles: (files: File[]) => void;
}

/** Chooses files of one's device, and looks like a button. The same can be chosen again. */
export function FileButton({ id, onFiles, children, ...input }: Props) {
  return (
    <>
      <input
        {...input}
        id={id}
        className={`visually-hidden ${classes.input}`}
        type="file"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={`${buttons.button} ${buttons.secondary} ${classes.button}`}>
        <Icon name="picture" size={18} />
        {children}
      </label>
    </>
  );
}
