import { Link } from '../platform/link.tsx';
import { Icon, type IconName } from './icon.tsx';
import classes from './link-rows.module.css';

interface Way {
  to: string;
  icon: IconName;
  title: string;
  body?: string | undefined;
}

/** Links to other pages, a row each. */
export function LinkRows({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={classes.rows}>
      {ways.map(({ to, icon, title, body }) => (
        <li key={to}>
          <Link to={to} className={classes.row}>
            <Icon name={icon} size={24} />
            <span>
              <b>{title}</b>
              {body && <span>{body}</span>}
            </span>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
