import type { ReactNode } from 'react';
import classes from './person-rows.module.css';

/** People below each other, a {@link PersonRow} each. */
export function PersonRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

interface Props {
  name: string;
  /** The facts about them to show here. */
  about: ReactNode;
  picture?: ReactNode;
  /** The actions on them. */
  children?: ReactNode;
}

export function PersonRow({ name, about, picture, children }: Props) {
  return (
    <li className={classes.row}>
      {picture}
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.about}>{about}</span>
      </span>
      {children}
    </li>
  );
}
