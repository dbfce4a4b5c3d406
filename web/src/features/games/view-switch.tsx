import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { writeSearch, type Search, type View } from './search.ts';
import classes from './view-switch.module.css';

const views: readonly [View, 'menu' | 'map'][] = [
  ['list', 'menu'],
  ['map', 'map'],
];

/** The same games as a list or on a map: links, so that Back goes to the other. */
export function ViewSwitch({ search }: { search: Search }) {
  const t = useT();
  return (
    <nav className={classes.views} aria-label={t('games.view.label')}>
      {views.map(([view, icon]) => (
        <Link
          key={view}
          to={writeSearch({ ...search, view })}
          preventScrollReset
          className={classes.view}
          aria-current={search.view === view ? 'page' : undefined}
        >
          <Icon name={icon} size={18} />
          {t(`games.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
