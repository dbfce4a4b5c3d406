import { Icon, type IconName } from './icon.tsx';
import { Text } from './layout.tsx';
import classes from './points.module.css';

interface Point {
  icon: IconName;
  title: string;
  body: string;
}

/** A few facts, each with an icon. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={classes.points}>
      {points.map(({ icon, title, body }) => (
        <li key={title} className={classes.point}>
          <Icon name={icon} size={24} />
          <h3>{title}</h3>
          <Text tone="muted">{body}</Text>
        </li>
      ))}
    </ul>
  );
}
