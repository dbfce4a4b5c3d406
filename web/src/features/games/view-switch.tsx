import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { writeSearch, type Search, type View } from './search.ts';
import classes from './view-switch.module.css';

const views: readonly [View, 'menu' | 'map'][] = [
  ['list', 'menu'],
  ['map', 'map'],
];

/** Switches between list and map by links, so that Back returns to the other. */
export function ViewSwitch({ search, onShow }: { search: Search; onShow: (view: View) => void }) {
  const t = useT();
  return (
    <nav className={classes.views} aria-label={t('games.view.label')}>
      {views.map(([view, icon]) => (
        <Link
          key={view}
          to={writeSearch({ ...search, view })}
          preventScrollReset
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            // Includes words typed just now.
            event.preventDefault();
            onShow(view);
          }}
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
