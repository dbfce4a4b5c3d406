import { Icon, type IconName } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import classes from './points.module.css';

export interface Point {
  icon: IconName;
  title: string;
  body: string;
}

/** A few things to know, each with an icon; `boxed` ones stand in a box of their own. */
export function Points({ points, boxed = false }: { points: readonly Point[]; boxed?: boolean }) {
  return (
    <ul className={`${classes.points} ${boxed ? classes.boxed : ''}`}>
      {points.map(({ icon, title, body }) => (
        <li key={title} className={classes.point}>
          <span className={classes.icon}>
            <Icon name={icon} size={24} />
          </span>
          <h3>{title}</h3>
          <Text tone="muted">{body}</Text>
        </li>
      ))}
    </ul>
  );
}
