import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type Search, type View, views, writeSearch } from './search.ts';
import classes from './view-switch.module.css';

const icons = { list: 'menu', days: 'calendar', map: 'map' } as const satisfies Record<View, IconName>;

/** Switches between list, days and map by links, so that Back returns to the other. */
export function ViewSwitch({ search, onShow }: { search: Search; onShow: (view: View) => void }) {
  const t = useT();
  return (
    <nav className={classes.views} aria-label={t('games.view.label')}>
      {views.map((view) => (
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
          <Icon name={icons[view]} size={18} />
          {t(`games.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
