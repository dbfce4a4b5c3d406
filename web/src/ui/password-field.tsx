import { useState, type ComponentProps } from 'react';
import { useT } from '../platform/i18n.tsx';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t('accounts.hidePassword') : t('accounts.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    />
  );
}
