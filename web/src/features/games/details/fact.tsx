import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import classes from './game-facts.module.css';

interface Props {
  icon: IconName;
  label: string;
  children: ReactNode;
}

/** One line about a game; inside a `dl`. */
export function Fact({ icon, label, children }: Props) {
  return (
    <div className={classes.fact}>
      <dt>
        <Icon name={icon} className={classes.icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
