import type { ReactNode } from 'react';
import { useFocusOnMount } from '../../ui/use-focus-on-mount.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './enquiries.module.css';

interface Props {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** Replaces a form that was sent. */
export function Sent({ title, children, actions }: Props) {
  const heading = useFocusOnMount();
  return (
    <div className={classes.sent}>
      <span className={classes.sign}>
        <Icon name="check" size={30} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{children}</p>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
