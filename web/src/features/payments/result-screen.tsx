import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import classes from './payment-result.module.css';

interface Props {
  look: 'waiting' | 'paid' | 'failed';
  /** For `waiting`: whether a person has to act, rather than a bank that may answer any moment. */
  still?: boolean | undefined;
  icon: IconName;
  /** Replaces the icon. */
  sign?: ReactNode;
  title: string;
  body: ReactNode;
  /** Links to continue with. */
  children: ReactNode;
}

/** Shows the result of a payment, and where to go next (pages.md#payment-result). */
export function ResultScreen({ look, still = false, icon, sign, title, body, children }: Props) {
  return (
    <Stack
      gap={16}
      align="center"
      centered
      className={classes.result}
      aria-live="polite"
      aria-busy={look === 'waiting' && !still}
    >
      {sign || (
        <span className={`${classes.sign} ${classes[look]}`}>
          <Icon name={icon} size={36} />
        </span>
      )}
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.body}>{body}</div>
      <Stack gap={10} className={classes.ways}>
        {children}
      </Stack>
    </Stack>
  );
}
