import type { ComponentProps } from 'react';
import buttons from './button.module.css';
import classes from './file-button.module.css';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  id: string;
  icon?: ComponentProps<typeof Icon>['name'];
  onFiles: (files: File[]) => void;
}

/** Chooses files on the device, and looks like a button. The same file can be chosen again. */
export function FileButton({ id, icon = 'picture', onFiles, children, ...input }: Props) {
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
        <Icon name={icon} size={18} />
        {children}
      </label>
    </>
  );
}
