import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import classes from './payment-result.module.css';

interface Props {
  look: 'waiting' | 'paid' | 'failed';
  /** For `waiting`: for a person, and not for a bank that answers any moment. */
  still?: boolean | undefined;
  icon: IconName;
  /** Instead of the icon. */
  sign?: ReactNode;
  title: string;
  body: ReactNode;
  /** Where to go on to. */
  children: ReactNode;
}

/** What became of a payment, and the ways on (1-games §2). */
export function ResultScreen({ look, still = false, icon, sign, title, body, children }: Props) {
  return (
    <div className={classes.result} aria-live="polite" aria-busy={look === 'waiting' && !still}>
      {sign || (
        <span className={`${classes.sign} ${classes[look]} ${still ? classes.still : ''}`}>
          <Icon name={icon} size={36} />
        </span>
      )}
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.body}>{body}</div>
      <div className={classes.ways}>{children}</div>
    </div>
  );
}
